import { isHeic } from './heic.ts'
import type { GambarSize } from './name.ts'

/** The size up to which a file is uploaded as it is: making it smaller costs more than it saves. */
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.92

export interface ShrinkRules {
  /** The types of pictures that are taken. */
  types: readonly string[]
  /** Returns the size in pixels that is sent of a picture of a size. */
  kept: (size: GambarSize) => GambarSize
  /** The type in which anything else than a JPEG is written. */
  other: 'image/jpeg' | 'image/webp'
}

/**
 * Prepares a chosen picture for the upload: HEIC becomes JPEG where the browser can decode it, and more pixels than are
 * kept are scaled down. Any other file, and one that cannot be decoded, is returned as it is.
 */
export async function shrinkPicture(file: File, { types, kept, other }: ShrinkRules): Promise<File> {
  if (typeof createImageBitmap === 'undefined' || typeof document === 'undefined') return file
  const heic = isHeic(file)
  if (!heic && (!types.includes(file.type) || file.size <= SMALL_BYTES)) return file
  try {
    const bitmap = await createImageBitmap(file)
    try {
      const size = kept(bitmap)
      if (!heic && size.width >= bitmap.width) return file
      const made = await drawn(bitmap, size, heic || file.type === 'image/jpeg' ? 'image/jpeg' : other)
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
  { width, height }: GambarSize,
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
