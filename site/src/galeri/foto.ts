/** Marks a link to a photo in the grid: the preview opens for it. */
export const FOTO_SELECTOR = 'a[data-foto]'

export interface Foto {
  judul: string
  alt: string
  avif: string
  srcset: string
  src: string
  width: number
  height: number
}

/** What the grid's link already says of its photo, so that nothing is sent to the browser twice. */
export function bacaFoto(link: HTMLAnchorElement): Foto | null {
  const img = link.querySelector('img')
  if (!img) return null
  return {
    judul: link.dataset.foto ?? '',
    alt: img.alt,
    avif: link.querySelector('source')?.srcset ?? '',
    srcset: img.srcset,
    src: img.src,
    width: img.width,
    height: img.height,
  }
}
