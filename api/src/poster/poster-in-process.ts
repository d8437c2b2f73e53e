import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { PosterIsi, PosterUkuran } from '@safar/shared/keberangkatan/poster'
import type { Pengirim } from './poster-layout.ts'

const PROGRAM = fileURLToPath(new URL('./poster-process.ts', import.meta.url))
const MOST_MS = 60_000

export interface PosterArgs {
  isi: PosterIsi
  ukuran: PosterUkuran
  dari: Pengirim
  /** A picture in base64. */
  photo: string | null
}

/**
 * A month's poster as PNG, drawn by a process of its own: the server that takes uploads has closed libvips's reader of SVG,
 * for the whole process and for good, and a poster's words are SVG.
 */
export async function drawInProcess(args: PosterArgs): Promise<Buffer> {
  const child = spawn(process.execPath, [PROGRAM], { timeout: MOST_MS, killSignal: 'SIGKILL', env: {} })
  // One that ended early has nobody to read: its exit says so.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(args))
  const [png, complaint, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  if (code !== 0) throw new Error(`A poster could not be drawn (${code}): ${complaint.slice(0, 2_000)}`)
  return png
}
