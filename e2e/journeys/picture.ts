import { fileURLToPath } from 'node:url'

/** A picture file of the product's own, by its name in `public/gambar`. */
export const picture = (name: string): string =>
  fileURLToPath(new URL(`../../public/gambar/${name}.webp`, import.meta.url))
