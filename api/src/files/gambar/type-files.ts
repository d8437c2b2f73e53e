import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { TYPE_PARTS, typeFamily, typeFile } from '@safar/shared/files/gambar/drawn-text'

const WEIGHTS = [500, 700, 800] as const

async function read() {
  const files = TYPE_PARTS.flatMap((part) =>
    WEIGHTS.map(async (weight) => ({
      name: typeFamily(part),
      weight,
      style: 'normal' as const,
      data: await readFile(
        fileURLToPath(import.meta.resolve(`@fontsource/plus-jakarta-sans/${typeFile(part, weight)}`)),
      ),
    })),
  )
  return Promise.all(files)
}
let files: ReturnType<typeof read> | undefined

/** Reads the brand's typeface for satori, once. */
export function typeFiles(): ReturnType<typeof read> {
  files ??= read()
  return files
}
