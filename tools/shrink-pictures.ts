/*
 * Makes the accepted pictures of the screenshot tests small enough to keep in the repository: 256 colours each, which
 * is far below the difference that those tests let pass. `npm run accept-pictures` runs it.
 */
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const ACCEPTED = join(import.meta.dirname, '../e2e/pictures/accepted')

for (const name of await readdir(ACCEPTED)) {
  const file = join(ACCEPTED, name)
  if (!name.endsWith('.png') || (await sharp(file).metadata()).isPalette) continue
  await sharp(file)
    .png({ palette: true, colours: 256, dither: 0, effort: 7, compressionLevel: 9 })
    .toFile(`${file}.small`)
  await rename(`${file}.small`, file)
}
