import { newIdempotencyKey } from '@safar/shared/platform/http/idempotency'
import { useCallback, useRef } from 'react'

/** Gives what is sent a key, the same one for as long as the same is sent: an answer may be lost on its way. */
export function useSendingKey(): (sent: object) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((sent) => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }, [])
}
