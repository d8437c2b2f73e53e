import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { PROGRAM } from '@safar/shared/settings/pengaturan/program'
import { programSamples, shownSamples } from './shown-samples.ts'

/** The addresses of the fixed programmes. */
export const PROGRAM_PATHS = PROGRAM.map((_, index) => recordPath('program', index + 1))

/**
 * Returns a function that tells if pages, menu and sitemap may link to an address: not to examples, nor to what is
 * hidden.
 */
export async function ditautkan(): Promise<(path: string) => boolean> {
  const not = new Set<string>()
  for (const [index, program] of PROGRAM.entries())
    if ((await programSamples(program)) !== 'kami') not.add(PROGRAM_PATHS[index] ?? '')
  if (shownSamples('ibadah') !== 'kami') not.add(page.ibadah)
  if (shownSamples('ilmiah') !== 'kami') not.add(page.ilmiah)
  return (path) => !not.has(path)
}
