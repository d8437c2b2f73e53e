import { fileURLToPath } from 'node:url'

/** Returns the path of one of the product's own pictures, by its name in `public/gambar`. */
export const picture = (name: string): string =>
  fileURLToPath(new URL(`../../public/gambar/${name}.webp`, import.meta.url))
