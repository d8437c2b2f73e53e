import { PAGE_NOUNS, type PageNoun, recordPath } from '@safar/shared/platform/address/record'
import type { Naskah } from '@safar/shared/records/naskah/naskah'
import { alamatSendiri, filterLinks, isHidup, tautanRekaman } from '@safar/shared/records/naskah/tautan-hidup'
import { PROGRAM } from '@safar/shared/settings/pengaturan/program'
import { listMoves } from '../alamat/list-alamat-lama.ts'
import { listArtikel } from '../artikel/list-artikel.ts'
import { listLayanan } from '../layanan/list-layanan.ts'
import { onceOf } from '../noun/list-of.ts'
import { listPaket } from '../paket/list-paket.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { question } from '../question.ts'
import { programSamples } from '../sampel/shown-samples.ts'

const LISTS: Readonly<Record<PageNoun, () => Promise<readonly { slug: string }[]>>> = {
  paket: listPaket,
  artikel: listArtikel,
  layanan: listLayanan,
  pembimbing: listPembimbing,
}

/** Lists the pages of records and programmes in this release, and former addresses that redirect. */
const paths = onceOf(async () => {
  const all = new Set((await listMoves()).map(({ dari }) => dari))
  for (const [index, program] of PROGRAM.entries())
    if ((await programSamples(program)) !== 'sembunyi') all.add(recordPath('program', index + 1))
  for (const noun of PAGE_NOUNS) for (const { slug } of await LISTS[noun]()) all.add(recordPath(noun, slug))
  return all
})

/** Asks if an internal link leads to a page of this release. */
export const isTautanHidup = question('tautan/hidup', async (href: string) => isHidup(href, await paths()))

/** Returns a text as this release can show it: links to deleted pages become their words. */
export async function tautanHidup(naskah: Naskah): Promise<Naskah> {
  const gone = new Set<string>()
  for (const path of tautanRekaman(naskah)) if (!(await isTautanHidup(path))) gone.add(path)
  if (gone.size === 0) return naskah
  return filterLinks(naskah, (href) => !gone.has(alamatSendiri(href) ?? ''))
}
