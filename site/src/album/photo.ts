/** The selector of links to photos in the grid, which the lightbox opens. */
export const PHOTO_SELECTOR = 'a[data-photo]'

export interface Photo {
  judul: string
  /** The word before its number: `Ilustrasi` or `Gambar`. */
  jenis: string
  alt: string
  avif: string
  srcset: string
  src: string
  width: number
  height: number
}

/**
 * Reads a photo from its link in the grid, so that nothing is sent to the browser twice; null for a link without one.
 */
export function readPhoto(link: HTMLAnchorElement): Photo | null {
  const img = link.querySelector('img')
  if (!img) return null
  return {
    judul: link.dataset.photo ?? '',
    jenis: link.dataset.jenis ?? '',
    alt: img.alt,
    avif: link.querySelector('source')?.srcset ?? '',
    srcset: img.srcset,
    src: img.src,
    width: img.width,
    height: img.height,
  }
}
