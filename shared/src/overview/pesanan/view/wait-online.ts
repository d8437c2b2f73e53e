/**
 * Waits for the next try of a sending: until the phone is online again, or so many milliseconds. Who is online waits
 * them out.
 */
export function waitOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
