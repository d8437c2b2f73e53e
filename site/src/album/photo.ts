/** Marks a link to a photo in the grid: the preview opens for it. */
export const PHOTO_SELECTOR = 'a[data-photo]'

export interface Photo {
  judul: string
  /** What it is called beside its number: `Ilustrasi` or `Gambar`. */
  jenis: string
  alt: string
  avif: string
  srcset: string
  src: string
  width: number
  height: number
}

/** What the grid's link already says of its photo, so that nothing is sent to the browser twice. */
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
