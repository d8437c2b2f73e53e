import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atOnce } from '../at-once.ts'
import { listFiles } from '../release-check.ts'
import { encode } from '../situs/encoding.ts'
import { isCompressible, mediaType } from '../situs/media-type.ts'

const SMALLEST_BYTES = 512
const AT_ONCE = 4

/** Writes a `.br` and a `.gz` beside each text file of a folder, for servers that send precompressed files. */
export async function compressFiles(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter((path) => isCompressible(mediaType(path)))
  await atOnce(AT_ONCE, files, async (path) => {
    const body = await readFile(join(dir, path))
    if (body.length < SMALLEST_BYTES) return
    await writeFile(join(dir, `${path}.br`), await encode(body, 'br'))
    await writeFile(join(dir, `${path}.gz`), await encode(body, 'gzip'))
  })
}
