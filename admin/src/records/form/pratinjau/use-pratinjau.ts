import { useEffect, useRef, useState } from 'react'
import { useFormApi } from '../form-context.ts'
import { makePratinjau, pratinjauProblem } from './make-pratinjau.ts'

/** The debounce of the preview, in milliseconds. */
const PAUSE_MS = 400

interface State {
  /** The address of the last preview that could be made. */
  url: string | null
  isBusy: boolean
  problem: string | null
}

/**
 * Makes a preview of the form's values, debounced, one request at a time, and always a last one of the latest values.
 */
export function usePratinjau(id: number | undefined) {
  const form = useFormApi()
  const [state, setState] = useState<State>({ url: null, isBusy: true, problem: null })
  const again = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let [isGone, isMaking, isWanted] = [false, false, false]

    async function make(): Promise<void> {
      if (isMaking) {
        isWanted = true
        return
      }
      isMaking = true
      setState((before) => ({ ...before, isBusy: true }))
      const made = await makePratinjau(form, id).then(
        ({ url }) => ({ url, problem: null }),
        (error: unknown) => ({ problem: pratinjauProblem(error) }),
      )
      isMaking = false
      if (isGone) return
      setState((before) => ({ ...before, ...made, isBusy: isWanted }))
      if (!isWanted) return
      isWanted = false
      void make()
    }

    void make()
    again.current = () => void make()
    const stop = form.onValues(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void make(), PAUSE_MS)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [form, id])
  return { ...state, again: () => again.current() }
}
