import { CARA_HEIC, isHeic } from '@safar/shared/files/gambar/heic'
import { GAMBAR_MAX_BYTES, GAMBAR_MAX_WIDTH, GAMBAR_TYPES } from '@safar/shared/files/gambar/name'
import { ApiError } from '@safar/shared/platform/http/errors'

const MEGABYTE = 1024 * 1024
const MAX_MB = Math.round(GAMBAR_MAX_BYTES / MEGABYTE)

/** The accepted formats and size, in words. */
export const GAMBAR_HINT = `JPG, PNG, atau WebP, paling besar ${MAX_MB} MB`

/**
 * Returns the `accept` of a file dialog. HEIC may be chosen too, so that its message is seen; iOS gets no HEIC, because
 * it converts to JPEG only where HEIC is not accepted.
 */
export const gambarAccept = ({
  vendor,
  maxTouchPoints,
}: Pick<Navigator, 'vendor' | 'maxTouchPoints'>): string =>
  [...GAMBAR_TYPES, ...(vendor.startsWith('Apple') && maxTouchPoints > 1 ? [] : ['.heic', '.heif'])].join(',')

export const GAMBAR_ACCEPT = gambarAccept(navigator)

/** Returns why a file cannot be uploaded, or null. It spares a vain upload; the server checks the content. */
export function fileProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (isHeic(file)) {
    return `${file.name} foto iPhone berformat HEIC, yang tidak dapat dibaca browser ini. ${CARA_HEIC}`
  }
  if (!(GAMBAR_TYPES as readonly string[]).includes(file.type)) {
    return `${file.name} bukan gambar yang dapat dipakai. Pilih JPG, PNG, atau WebP.`
  }
  if (file.size > GAMBAR_MAX_BYTES) {
    // Rounded up, or a file just too large would be "10 MB" of at most 10.
    const size = (Math.ceil((file.size / MEGABYTE) * 10) / 10).toLocaleString('id-ID')
    return `${file.name} berukuran ${size} MB. Paling besar ${MAX_MB} MB. Buka gambarnya, simpan ulang sebagai JPG dengan lebar ${GAMBAR_MAX_WIDTH} piksel, lalu unggah lagi.`
  }
  if (file.size === 0) return `${file.name} kosong. Pilih gambar lain.`
  return null
}

/** Returns the text of an upload's error; null for 401, where the session overlay speaks already. */
export function uploadProblem(error: unknown): string | null {
  if (!(error instanceof ApiError)) return 'Gambar gagal diunggah. Coba lagi.'
  switch (error.status) {
    case 401:
      return null
    case 0:
      return error.message
    case 413:
      return `Gambar terlalu besar. Paling besar ${MAX_MB} MB dan 50 megapiksel.`
    case 415:
      return 'Berkas ini bukan gambar yang dapat dipakai. Pilih JPG, PNG, atau WebP.'
    case 422:
      return error.errors.image?.[0] ?? 'Gambar ini rusak atau terlalu besar. Pilih gambar lain.'
    case 429:
      return 'Terlalu banyak unggahan sekaligus. Tunggu sebentar, lalu coba lagi.'
    default:
      return 'Gambar gagal diunggah. Coba lagi.'
  }
}

/** Tells if sending the same file again may succeed: 413, 415 and 422 are about its content and final. */
export function isWorthSendingAgain(error: unknown): boolean {
  return !(error instanceof ApiError && [413, 415, 422].includes(error.status))
}

/** Returns the first picture of a drop or paste, else its first file, else null. */
export function imageFrom(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])]
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null
}
