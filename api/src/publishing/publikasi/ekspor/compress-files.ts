import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { atOnce } from '../at-once.ts'
import { listFiles } from '../release-check.ts'
import { encode } from '../situs/encoding.ts'
import { isCompressible, mediaType } from '../situs/media-type.ts'

const SMALLEST_BYTES = 512
const AT_ONCE = 4

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder that has none yet, for servers that send precompressed
 * files. Of what is the same in an earlier export, `before`, its copies are taken.
 */
export async function compressFiles(dir: string, before?: string): Promise<void> {
  const all = await listFiles(dir)
  const done = new Set(all)
  const files = all.filter((path) => isCompressible(mediaType(path)) && !done.has(`${path}.br`))
  await atOnce(AT_ONCE, files, async (path) => {
    const body = await readFile(join(dir, path))
    if (body.length < SMALLEST_BYTES) return
    if (before && (await tookCopies(join(before, path), join(dir, path), body))) return
    await writeFile(join(dir, `${path}.br`), await encode(body, 'br'))
    await writeFile(join(dir, `${path}.gz`), await encode(body, 'gzip'))
  })
}

/** Returns false where the file before was another, or its copies are not there. */
async function tookCopies(from: string, to: string, body: Buffer): Promise<boolean> {
  try {
    if (!(await readFile(from)).equals(body)) return false
    for (const ending of ['.br', '.gz']) await copyFile(from + ending, to + ending)
    return true
  } catch {
    return false
  }
}
