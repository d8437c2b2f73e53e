import { PAGE_NOUNS, type PageNoun, recordAt, recordPath, recordSlug } from '@safar/shared/address/record'
import type { Naskah } from '@safar/shared/naskah/naskah'
import { alamatSendiri, isRekaman, saringTautan, tautanRekaman } from '@safar/shared/naskah/tautan-hidup'
import { listPindah } from '../alamat/list-alamat-lama.ts'
import { listArtikel } from '../artikel/list-artikel.ts'
import { listLayanan } from '../layanan/list-layanan.ts'
import { onceOf } from '../noun/list-of.ts'
import { listPaket } from '../paket/list-paket.ts'
import { listPembimbing } from '../pembimbing/list-pembimbing.ts'
import { question } from '../question.ts'
import { PROGRAM, tampilProgram } from '../sampel/tampil.ts'

const LISTS: Readonly<Record<PageNoun, () => Promise<readonly { slug: string }[]>>> = {
  paket: listPaket,
  artikel: listArtikel,
  layanan: listLayanan,
  pembimbing: listPembimbing,
}

/** Pages of records that this release has, and former addresses that lead on. */
const paths = onceOf(async () => {
  const all = new Set((await listPindah()).map(({ dari }) => dari))
  for (const noun of PAGE_NOUNS) for (const { slug } of await LISTS[noun]()) all.add(recordPath(noun, slug))
  return all
})

/** Whether a page of a record stands at an address, or one leads on from it. */
const isAda = question('tautan/ada', async (path: string) => {
  const program = PROGRAM[Number(recordSlug('program', path)) - 1]
  if (program && (await tampilProgram(program)) !== 'sembunyi') return true
  const all = await paths()
  const found = recordAt(path)
  // Slugs stand in addresses encoded or as they are.
  return all.has(path) || (found !== null && all.has(recordPath(found.noun, decoded(found.slug))))
})

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** Whether a link leads anywhere: one to what was archived or deleted does not. */
export async function isTautanHidup(href: string): Promise<boolean> {
  const path = alamatSendiri(href)
  return path === null || !isRekaman(path) || (await isAda(path))
}

/** A text as this release can show it: links to what is gone are their words alone. */
export async function tautanHidup(naskah: Naskah): Promise<Naskah> {
  const gone = new Set<string>()
  for (const path of tautanRekaman(naskah)) if (!(await isAda(path))) gone.add(path)
  if (gone.size === 0) return naskah
  return saringTautan(naskah, (href) => !gone.has(alamatSendiri(href) ?? ''))
}
