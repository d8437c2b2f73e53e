import { newIdempotencyKey } from '@safar/shared/platform/http/idempotency'
import { useCallback, useRef } from 'react'

/**
 * Returns a function that gives an idempotency key, the same one as long as the same body is sent: an answer may be
 * lost on its way.
 */
export function useSendingKey(): (sent: object) => string {
  const last = useRef({ text: '', key: '' })
  return useCallback((sent) => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }, [])
}
