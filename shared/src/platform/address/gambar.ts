import { encodePart } from '../text/encode-part.ts'

/** The folder of pictures, for browsers and in the release. */
export const GAMBAR_PATH = '/storage/img_uploads'

/** Returns the address of a picture, on the page's own origin or on `host`. */
export function gambarUrl(imageName: string, host = ''): string {
  return `${host}${GAMBAR_PATH}/${encodePart(imageName)}`
}
