import { useEffect, useState } from 'react'
import type { Base } from '../calls.ts'
import type { FormApi } from '../form-api.ts'
import { dropOldest, entryKey, removeDraft, tabId, writeDraft } from './draft.ts'

const SAVE_DELAY_MS = 800

interface DraftOptions {
  key: string
  /** The id of this form's own entry; it writes no other. */
  id: string
  /** The copy that is being edited, as it is now: a form that is saved by parts goes on from a later one. */
  baseOf: () => Base
  /** Tells if there is something to keep; by default, if the form is dirty. */
  isDirty?: () => boolean
}

/** Saves a form's draft in the browser, debounced after each pause and when the page is hidden. */
export function useDraft(form: FormApi, { key, id, baseOf, isDirty = form.isDirty }: DraftOptions) {
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [draft] = useState(() => {
    let pending = false
    let closed = false
    const write = (resume = false) => {
      pending = false
      if (closed) return
      if (!isDirty()) {
        removeDraft(form.shape, key, id)
        setSavedAt(null)
        return
      }
      const now = Date.now()
      const values = form.getValues()
      const { at, counted } = baseOf()
      const kept = writeDraft(form.shape, key, {
        id,
        tab: tabId(),
        values,
        savedAt: now,
        base: at,
        counted,
        resume,
      })
      setSavedAt(kept ? now : null)
    }
    return {
      write,
      touched: () => {
        pending = true
      },
      flush: () => {
        if (!pending) return
        write()
        dropOldest(form.shape, key, id)
      },
      /** Writes the entry again when another tab took it for one that a crash had left. */
      lost: () => {
        if (!closed && isDirty()) write()
      },
      /** Deletes the entry for good: the form was saved or discarded. */
      discard: () => {
        closed = true
        removeDraft(form.shape, key, id)
      },
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = form.onValues(() => {
      draft.touched()
      clearTimeout(timer)
      timer = setTimeout(draft.flush, SAVE_DELAY_MS)
    })
    const onHide = () => draft.flush()
    // The storage event comes from other tabs alone.
    const onStorage = ({ key: name, newValue }: StorageEvent) => {
      if (newValue === null && (name === null || name === entryKey(key, id))) draft.lost()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      clearTimeout(timer)
      stop()
      draft.flush()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [form, draft, key, id])

  return { savedAt, keep: draft.write, keepForResume: () => draft.write(true), discard: draft.discard }
}
