import * as page from '@safar/shared/platform/address/page'
import { PAGE_NOUNS, type PageNoun, recordPath } from '@safar/shared/platform/address/record'
import { isPublic } from '@safar/shared/records/noun/states'
import type { QueryClient } from '@tanstack/react-query'
import { artikelQueries } from '../content/artikel/artikel.queries.ts'
import { layananQuery } from '../content/layanan/layanan.queries.ts'
import { paketQueries } from '../content/paket/paket.queries.ts'
import { pembimbingQuery } from '../content/pembimbing/pembimbing.queries.ts'
import type { OwnPage } from '../records/form/naskah/sources.ts'
import { pengaturanQuery } from '../settings/pengaturan/pengaturan.queries.ts'

const FIXED: [string, string][] = [
  ['Beranda', page.beranda],
  ['Semua paket', page.paket],
  ['Umroh', page.umroh],
  ['Haji', page.haji],
  ['Umrah dan ibadah', page.ibadah],
  ['Wisata ilmiah', page.ilmiah],
  ['Wisata sejarah', page.sejarah],
  ['Galeri', page.galeri],
  ['Profil', page.profil],
  ['Pembimbing', page.pembimbing],
  ['Artikel', page.artikel],
  ['Tanya jawab', page.tanyaJawab],
  ['Pendaftaran', page.daftar],
  ['Kebijakan privasi', page.privasi],
  ['Syarat layanan', page.syarat],
  ['Cara memeriksa kami', page.kepercayaan],
  ['Data saya', page.dataSaya],
]

/** The live records of each noun that has pages, by their names. */
const RECORDS: Readonly<
  Record<PageNoun, (queryClient: QueryClient) => Promise<[title: string, slug: string][]>>
> = {
  layanan: async (queryClient) =>
    (await queryClient.fetchQuery(layananQuery())).filter(isPublic).map(({ nama, slug }) => [nama, slug]),
  pembimbing: async (queryClient) =>
    (await queryClient.fetchQuery(pembimbingQuery())).filter(isPublic).map(({ nama, slug }) => [nama, slug]),
  artikel: async (queryClient) =>
    (await queryClient.fetchQuery(artikelQueries.list()))
      .filter(isPublic)
      .map(({ judul, slug }) => [judul, slug]),
  paket: async (queryClient) =>
    (await queryClient.fetchQuery(paketQueries.list())).map(({ nama_paket, slug }) => [nama_paket, slug]),
}

/**
 * Returns the pages that a text may link to: the site's fixed pages, then the records that have one.
 * @throws ApiError where the records cannot be read
 */
export async function ownPages(queryClient: QueryClient): Promise<OwnPage[]> {
  const records = await Promise.all(
    // Packages are many, and come last.
    PAGE_NOUNS.toReversed().map(async (noun) =>
      (await RECORDS[noun](queryClient)).map(([title, slug]) => ({ title, path: recordPath(noun, slug) })),
    ),
  )
  const { halaman_contoh: contoh } = await queryClient.fetchQuery(pengaturanQuery)
  // Nothing links to samples that no agency has made its own.
  const unled = new Set<string>()
  if (contoh.ibadah !== 'kami') unled.add(page.ibadah)
  if (contoh.ilmiah !== 'kami') unled.add(page.ilmiah)
  const fixed = FIXED.filter(([, path]) => !unled.has(path))
  return [...fixed.map(([title, path]) => ({ title, path })), ...records.flat()]
}
