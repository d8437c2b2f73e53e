import type { Agency } from '@safar/shared/settings/agency'
import type { Program } from '@safar/shared/settings/pengaturan/program'
import { agency } from '../agency.ts'
import { question } from '../question.ts'
import { listPaket } from './list-paket.ts'

/*
 * SPEC's fixed pages have prices, guides and samples that no agency entered. Until staff declare them their own they
 * are shown as examples: marked, kept from search engines, and linked from nowhere. A package may take a programme's
 * address over.
 */

type ShownSamples = Agency['halamanContoh']['itikaf']

/** Returns how the samples on the page of a category are shown. */
export const shownSamples = (kategori: 'ibadah' | 'ilmiah'): ShownSamples => agency.halamanContoh[kategori]

/** Asks for the slug of the package that replaces a programme at its address; null where none is live. */
export const penggantiProgram = question('contoh/pengganti', async (program: Program) => {
  const id = agency.halamanContoh[`${program}_paket`]
  return (id !== null && (await listPaket()).find((paket) => paket.id === id)?.slug) || null
})

/** Returns how a programme's page is shown; `sembunyi` where a package replaces it. */
export async function programSamples(program: Program): Promise<ShownSamples> {
  return (await penggantiProgram(program)) ? 'sembunyi' : agency.halamanContoh[program]
}
