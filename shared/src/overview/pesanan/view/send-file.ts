import { paperProblem, preparePaper } from '../../../files/berkas-pribadi/paper-problem.ts'
import { ApiError } from '../../../platform/http/errors.ts'
import { waitOnline } from './wait-online.ts'
import { waitText } from './wait-text.ts'

/** States of a file on its way, in the order in which it goes through them. */
export type Progress =
  | { keadaan: 'antre' }
  | { keadaan: 'siap' }
  | { keadaan: 'kirim'; bagian: number }
  | { keadaan: 'putus'; pesan: string }
  | { keadaan: 'terkirim' }
  | { keadaan: 'gagal'; pesan: string; mayRetry: boolean }

export interface SendOptions {
  signal: AbortSignal
  onProgress: (fraction: number) => void
}

/** Sends a file once it is prepared. */
export type Send = (file: File, options: SendOptions) => Promise<unknown>

/** Pauses between tries in milliseconds; the same file again is the first sending, so none is made twice. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000, 60_000]
const BROKEN = 'Sambungan terputus. Kami kirim lagi sendiri begitu tersambung; jangan tutup halaman ini.'
const BUSY = 'Kantor sedang sibuk. Kami kirim lagi sebentar lagi; jangan tutup halaman ini.'

interface Tools {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  wait?: typeof waitOnline
}

/**
 * Sends a file: smaller where the browser can make it so, and again by itself after a break. Never throws: what it came
 * to is its last progress.
 */
export async function sendFile(file: File, send: Send, tools: Tools): Promise<boolean> {
  const { signal, onProgress, wait = waitOnline } = tools
  onProgress({ keadaan: 'siap' })
  const ready = await preparePaper(file)
  const problem = paperProblem(ready)
  if (problem) {
    onProgress({ keadaan: 'gagal', pesan: problem, mayRetry: false })
    return false
  }
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) return false
    onProgress({ keadaan: 'kirim', bagian: 0 })
    try {
      await send(ready, { signal, onProgress: (bagian) => onProgress({ keadaan: 'kirim', bagian }) })
      onProgress({ keadaan: 'terkirim' })
      return true
    } catch (error) {
      if (signal.aborted) return false
      const pause = PAUSES_MS[tries]
      if (!isPassing(error) || pause === undefined) {
        onProgress({ keadaan: 'gagal', ...refusalOf(error) })
        return false
      }
      onProgress({ keadaan: 'putus', pesan: error.status === 0 ? BROKEN : BUSY })
      await wait(pause, signal)
    }
  }
}

/** Tells whether the same sending may succeed by itself: no answer came, or the server could not take it now. */
const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

function refusalOf(error: unknown): { pesan: string; mayRetry: boolean } {
  if (!(error instanceof ApiError)) return { pesan: 'Belum terkirim. Coba lagi.', mayRetry: true }
  if (error.status === 429) {
    const wait = error.retryAfter === null ? 'sebentar' : waitText(error.retryAfter)
    return { pesan: `Terlalu banyak kiriman sekaligus. Tunggu ${wait}, lalu coba lagi.`, mayRetry: true }
  }
  const [said] = Object.values(error.errors).flat()
  return { pesan: said ?? error.message, mayRetry: ![404, 413, 415, 422].includes(error.status) }
}
