import { CARA_HEIC, isHeic } from '../gambar/heic.ts'
import type { GambarSize } from '../gambar/name.ts'
import { type ShrinkRules, shrinkPicture } from '../gambar/shrink-picture.ts'
import { BERKAS_MAX_BYTES, BERKAS_TIPE } from './berkas-pribadi.ts'

/* Papers and proofs as a browser looks at them before they are sent. The server checks the content. */

/** The types of a file dialog. HEIC may be chosen too, so that its message is seen. */
export const PAPER_ACCEPT = [...BERKAS_TIPE, '.heic', '.heif'].join(',')

const MEGABYTE = 1024 * 1024
const MAX_MB = BERKAS_MAX_BYTES / MEGABYTE

/** Returns why a file cannot be a paper, or null. It spares a vain upload. */
export function paperProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (isHeic(file)) return `Foto iPhone berformat HEIC tidak dapat dibaca di sini. ${CARA_HEIC}`
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas lain.'
  if (file.size > BERKAS_MAX_BYTES) {
    const size = (Math.ceil((file.size / MEGABYTE) * 10) / 10).toLocaleString('id-ID')
    return `Berkas ini ${size} MB. Paling besar ${MAX_MB} MB: foto ulang, atau simpan dengan mutu lebih kecil.`
  }
  return null
}

/** The longest side that a phone sends, in pixels: the small print of an identity card is legible in it. */
const SENT_SIDE = 2400

function keptSize({ width, height }: GambarSize): GambarSize {
  const share = Math.min(1, SENT_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const RULES: ShrinkRules = { types: BERKAS_TIPE, kept: keptSize, other: 'image/jpeg' }

/** Prepares a photographed paper for a slow network; a PDF is returned as it is. */
export const preparePaper = (file: File): Promise<File> =>
  file.type === 'application/pdf' ? Promise.resolve(file) : shrinkPicture(file, RULES)
