import * as page from '@safar/shared/platform/address/page'
import { agency } from './agency.ts'
import { artikelPages } from './artikel/artikel-pages.ts'
import { listArtikel } from './artikel/list-artikel.ts'
import { listDaftar } from './keberangkatan/ask-keberangkatan.ts'
import { onceOf } from './noun/list-of.ts'
import { question } from './question.ts'
import { ownPages } from './records.ts'
import { ditautkan, PROGRAM_PATHS } from './sampel/tautan.ts'
import { absoluteUrl } from './seo/address.ts'
import type { SitemapEntry } from './seo/xml.ts'

/** Addresses in one file: a hundred kilobytes, where a search engine would take fifty times as many. */
const PART = 1_000

const entries = onceOf(async (): Promise<SitemapEntry[]> => {
  const told = await ditautkan()
  const articlePages = artikelPages(await listArtikel()).map(({ path }) => path)
  const daftar = (await listDaftar()).map(({ path }) => path)
  const shared = [...Object.values(page), ...PROGRAM_PATHS, ...articlePages, ...daftar]
    .filter(told)
    .map((path) => ({
      url: absoluteUrl(agency.siteUrl, path),
    }))
  const own = (await ownPages()).map(({ path, changed }) => ({
    url: absoluteUrl(agency.siteUrl, path),
    changed,
  }))
  return [...shared, ...own]
})

/** Asks for the number of files of the sitemap. */
export const sitemapParts = question('sitemap/jumlah', async () => Math.ceil((await entries()).length / PART))

/** Asks for the addresses of one of these files, counted from 1. */
export const sitemapPart = question('sitemap/bagian', async (nth: number) =>
  (await entries()).slice((nth - 1) * PART, nth * PART),
)
