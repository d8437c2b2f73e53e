import { GAMBAR_TYPES, ukuranTersimpan } from '@safar/shared/files/gambar/name'
import { shrinkPicture } from '@safar/shared/files/gambar/shrink-picture'

/** Prepares a picture of the site for the upload, in the size in which it is stored. */
export const prepareGambar = (file: File): Promise<File> =>
  shrinkPicture(file, { types: GAMBAR_TYPES, kept: ukuranTersimpan, other: 'image/webp' })
