import type { GambarSize } from '@safar/shared/files/gambar/name'

/**
 * Returns a picture's pixels before the upload, in the orientation of its EXIF data; null where the browser cannot
 * tell.
 */
export async function pictureSize(file: Blob): Promise<GambarSize | null> {
  if (typeof createImageBitmap === 'undefined') return null
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    // Damaged, or larger than this machine can hold: the server looks at the content.
    return null
  }
}
