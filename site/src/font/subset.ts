import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { CORE, FEATURES, letters, WEIGHTS } from './letters.ts'

/* Writes the small file of the typeface, when the publisher's or its letters change: `node site/src/font/subset.ts`. */

const WHOLE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

export const CORE_FILE = fileURLToPath(new URL('plus-jakarta-sans-core.woff2', import.meta.url))

/** Subsets the publisher's font to the small file: WOFF2, variable in weight. */
export async function coreFont(): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)))
  // A constant of its own: the package's types do not know its last option yet.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: [...FEATURES],
  } as const
  return subsetFont(whole, letters(CORE), options)
}

if (import.meta.main) await writeFile(CORE_FILE, await coreFont())
