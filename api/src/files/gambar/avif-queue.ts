import type { Gambar } from './gambar.ts'

/** A pause after the start and after each upload: publishing and the editor's next picture come first. */
const REST_MS = 30_000

/** Makes missing AVIF files whenever uploads rest; returns the function that stops it. */
export function startAvif(gambar: Gambar, onError: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController()
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(() => gambar.encodePending(ending.signal)).catch(onError)
    }, REST_MS)
  }
  gambar.onStored = schedule
  schedule()
  return async () => {
    gambar.onStored = null
    ending.abort()
    clearTimeout(timer)
    await running
  }
}
