import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Returns a pattern of these files of the repository, for a group of a bundle: a group that names a file under the name
 * it had before would fall apart without a word.
 * @throws Error for a file that is not there
 */
export function theseFiles(...paths: readonly string[]): RegExp {
  const gone = paths.filter((path) => !existsSync(join(ROOT, path)))
  if (gone.length > 0)
    throw new Error(`A group of the bundle names files that are not there: ${gone.join(', ')}`)
  const patterns = paths.map((path) => path.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'))
  return new RegExp(`[\\\\/](?:${patterns.join('|')})$`)
}
