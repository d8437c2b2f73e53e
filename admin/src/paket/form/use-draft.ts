import { useEffect, useRef, useState } from 'react'
import { type Draft, removeDrafts, writeDraft } from './draft.ts'
import type { PaketForm } from './paket-form-api.ts'

const SAVE_DELAY_MS = 800

interface DraftOptions {
  key: string
  base: string
  /** Offered drafts that nobody has answered for yet: they stay beside the new one. */
  earlier: readonly Draft[]
}

/** Keeps what is typed in this browser, a moment after each pause and when the page goes away. */
export function useDraft(form: PaketForm, { key, base, earlier }: DraftOptions) {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const earlierRef = useRef(earlier)
  const [draft] = useState(() => {
    let pending = false
    let closed = false
    const write = (resume = false) => {
      pending = false
      if (closed) return
      if (!form.isDirty()) {
        if (earlierRef.current.length === 0) removeDrafts(key)
        setSavedAt(null)
        return
      }
      const now = Date.now()
      const kept = writeDraft(
        key,
        { values: form.getValues(), savedAt: now, base, resume },
        earlierRef.current.slice(0, 1),
      )
      setSavedAt(kept ? now : null)
    }
    return {
      write,
      touched: () => {
        pending = true
      },
      flush: () => {
        if (pending) write()
      },
      /** The form was saved or thrown away: nothing is to come back. */
      discard: () => {
        closed = true
        removeDrafts(key)
      },
    }
  })

  useEffect(() => {
    earlierRef.current = earlier
  }, [earlier])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = form.store.subscribe((state, previous) => {
      if (state.values === previous.values) return
      draft.touched()
      clearTimeout(timer)
      timer = setTimeout(draft.flush, SAVE_DELAY_MS)
    })
    const onHide = () => draft.flush()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      stop()
      draft.flush()
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [form, draft])

  return { savedAt, keepForResume: () => draft.write(true), discard: draft.discard }
}
