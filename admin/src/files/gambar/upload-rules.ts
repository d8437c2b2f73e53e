import { CARA_HEIC } from '@safar/shared/files/gambar/heic'
import { GAMBAR_MAX_BYTES, GAMBAR_MAX_WIDTH, GAMBAR_TYPES } from '@safar/shared/files/gambar/name'
import { ApiError } from '@safar/shared/platform/http/errors'

const MEGABYTE = 1024 * 1024
const MAX_MB = Math.round(GAMBAR_MAX_BYTES / MEGABYTE)

/** What may be chosen, in words. */
export const GAMBAR_HINT = `JPG, PNG, atau WebP, paling besar ${MAX_MB} MB`

/**
 * For a file dialog's filter. Photographs of an iPhone may be chosen too, or nobody would hear how they are sent; the phone itself makes
 * them JPEG where it is not told that they are taken as they are.
 */
export const gambarAccept = ({
  vendor,
  maxTouchPoints,
}: Pick<Navigator, 'vendor' | 'maxTouchPoints'>): string =>
  [...GAMBAR_TYPES, ...(vendor.startsWith('Apple') && maxTouchPoints > 1 ? [] : ['.heic', '.heif'])].join(',')

export const GAMBAR_ACCEPT = gambarAccept(navigator)

/** Whether a file is a photograph of an iPhone, which browsers other than Safari do not read. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name.slice(-8))

/** Why a file cannot be sent, or null. The server looks at the content; this spares a vain upload. */
export function fileProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (isHeic(file)) {
    return `${file.name} foto iPhone berformat HEIC, yang tidak dapat dibaca browser ini. ${CARA_HEIC}`
  }
  if (!(GAMBAR_TYPES as readonly string[]).includes(file.type)) {
    return `${file.name} bukan gambar yang dapat dipakai. Pilih JPG, PNG, atau WebP.`
  }
  if (file.size > GAMBAR_MAX_BYTES) {
    // Up, or a file that is a little too large would be "10 MB" of at most 10.
    const size = (Math.ceil((file.size / MEGABYTE) * 10) / 10).toLocaleString('id-ID')
    return `${file.name} berukuran ${size} MB. Paling besar ${MAX_MB} MB. Buka gambarnya, simpan ulang sebagai JPG dengan lebar ${GAMBAR_MAX_WIDTH} piksel, lalu unggah lagi.`
  }
  if (file.size === 0) return `${file.name} kosong. Pilih gambar lain.`
  return null
}

/** What went wrong with an upload, in words; null where the session overlay speaks already. */
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

/** Whether the same file may yet be taken: of what it holds, the server says the same again. */
export function isWorthSendingAgain(error: unknown): boolean {
  return !(error instanceof ApiError && [413, 415, 422].includes(error.status))
}

/** The first picture among what was dropped or pasted. */
export function imageFrom(data: DataTransfer | null): File | null {
  const files = [...(data?.files ?? [])]
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null
}
