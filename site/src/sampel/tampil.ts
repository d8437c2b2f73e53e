import type { Agency } from '@safar/shared/settings/agency'
import type { Program } from '@safar/shared/settings/pengaturan/program'
import { agency } from '../agency.ts'
import { question } from '../question.ts'
import { listPaket } from './list-paket.ts'

/*
 * SPEC's fixed pages hold prices, guides and samples that no agency entered. Until staff say that these are their own they stand as
 * examples: marked, told to no search engine, and nothing leads to them. A package may take a programme's address over.
 */

type Tampil = Agency['halamanContoh']['itikaf']

/** How the samples on the page of a category stand. */
export const tampilSampel = (kategori: 'ibadah' | 'ilmiah'): Tampil => agency.halamanContoh[kategori]

/** The package that stands at a programme's address, by its slug; null where none is live. */
export const penggantiProgram = question('contoh/pengganti', async (program: Program) => {
  const id = agency.halamanContoh[`${program}_paket`]
  return (id !== null && (await listPaket()).find((paket) => paket.id === id)?.slug) || null
})

/** How a programme's page stands; `sembunyi` where a package stands at its address. */
export async function tampilProgram(program: Program): Promise<Tampil> {
  return (await penggantiProgram(program)) ? 'sembunyi' : agency.halamanContoh[program]
}
