import { BERKAS_MAX_BYTES, BERKAS_TIPE } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { CARA_HEIC } from '@safar/shared/files/gambar/heic'
import { ApiError } from '@safar/shared/platform/http/errors'
import { isHeic } from '../../../files/gambar/upload-rules.ts'
import { saidBy } from '../../../platform/ui/said-by.ts'

/** The types of a file dialog. HEIC may be chosen too, so that its message is seen. */
export const PAPER_ACCEPT = [...BERKAS_TIPE, '.heic', '.heif'].join(',')

const MEGABYTE = 1024 * 1024
const MAX_MB = BERKAS_MAX_BYTES / MEGABYTE

/** Returns why a file cannot be a paper, or null. It spares a vain upload; the server checks the content. */
export function paperProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (isHeic(file)) return `Foto iPhone berformat HEIC tidak dapat dibaca di sini. ${CARA_HEIC}`
  if (file.size === 0) return 'Berkas ini kosong. Pilih berkas lain.'
  if (file.size > BERKAS_MAX_BYTES) {
    const size = (Math.ceil((file.size / MEGABYTE) * 10) / 10).toLocaleString('id-ID')
    return `Berkas ini ${size} MB. Paling besar ${MAX_MB} MB: foto ulang, atau simpan dengan mutu lebih kecil.`
  }
  return null
}

/** Returns the text of a failed upload, and whether the same file may be sent again. */
export function uploadRefusal(error: unknown): { message: string; mayRetry: boolean } {
  const isFinal = error instanceof ApiError && [404, 413, 415, 422].includes(error.status)
  return { message: saidBy(error), mayRetry: !isFinal }
}
