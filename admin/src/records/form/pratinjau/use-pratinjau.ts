import { useEffect, useRef, useState } from 'react'
import { useFormApi } from '../form-context.ts'
import { makePratinjau, pratinjauProblem } from './make-pratinjau.ts'

/** How long nothing has to be typed before the page follows. */
const PAUSE_MS = 400

interface State {
  /** Of the last page that could be shown. */
  url: string | null
  isBusy: boolean
  problem: string | null
}

/** The page of what is being typed, made anew after each pause; one at a time, the last words always in the end. */
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
