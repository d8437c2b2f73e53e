import { GAMBAR_TYPES, ukuranTersimpan } from '@safar/shared/files/gambar/name'
import { isHeic } from './upload-rules.ts'

/** The size up to which a file is uploaded as it is: making it smaller costs more than it saves. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.92

/**
 * Prepares a chosen picture for the upload: HEIC becomes JPEG where the browser can decode it, and more pixels than are
 * stored are scaled down. Any other file, and one that cannot be decoded, is returned as it is.
 */
export async function prepareGambar(file: File): Promise<File> {
  if (typeof createImageBitmap === 'undefined' || typeof document === 'undefined') return file
  const heic = isHeic(file)
  const isOurs = (GAMBAR_TYPES as readonly string[]).includes(file.type)
  if (!heic && (!isOurs || file.size <= SMALL_BYTES)) return file
  try {
    const bitmap = await createImageBitmap(file)
    try {
      const kept = ukuranTersimpan(bitmap)
      if (!heic && kept.width >= bitmap.width) return file
      const made = await drawn(bitmap, kept, heic || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
      if (!made || (!heic && made.size >= file.size)) return file
      const ending = made.type === 'image/jpeg' ? 'jpg' : made.type.slice('image/'.length)
      return new File([made], `${file.name.replace(/\.[^.]{1,8}$/, '')}.${ending}`, { type: made.type })
    } finally {
      bitmap.close()
    }
  } catch {
    // Damaged, of a kind that this browser does not know, or larger than this machine can hold.
    return file
  }
}

async function drawn(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: 'image/jpeg' | 'image/webp',
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))
}
