import { join } from 'node:path'
import { TANYA_SEARCH_PATH } from '@safar/shared/content/tanya/search-address'
import { SEBAGIAN_JUDUL, sebagianText } from '@safar/shared/content/tanya/search-text'
import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import * as page from '@safar/shared/platform/address/page'
import { agencyChatUrl } from '@safar/shared/settings/agency'
import { escapeHtml } from '../../platform/http/html.ts'
import { createHalaman, type HalamanContext } from '../../settings/halaman/halaman.ts'

export const SEARCH = createHalaman(join(import.meta.dirname, 'search-page.css'))

/** A question with its answer as plain text. */
export interface Terbaca {
  tanya: Tanya
  jawab: string
}

export interface SearchPage extends HalamanContext {
  /** The search text. */
  q: string
  /** Answers with every word of it, and those with some. */
  found: readonly Terbaca[]
  sebagian: readonly Terbaca[]
  /** Words of it that none holds. */
  asing: readonly string[]
}

/**
 * Writes the page of answers to a search without scripts: each opens in place and links to its place among the others.
 */
export function searchPage({ q, found, sebagian, asing, ...context }: SearchPage): string {
  const { agency, site } = context
  const asked = escapeHtml(q)
  const result =
    found.length > 0
      ? `${found.length} jawaban untuk “${asked}”`
      : sebagian.length > 0
        ? escapeHtml(sebagianText('jawaban', q, sebagian.length, asing))
        : `Belum ada jawaban untuk “${asked}”. Coba kata lain, atau tanyakan langsung kepada kami.`
  const answer = (
    { tanya: { slug, tanya }, jawab }: Terbaca,
    isOpen: boolean,
  ) => `<details${isOpen ? ' open' : ''}>
<summary>${escapeHtml(tanya)}</summary>
<p>${escapeHtml(jawab)}</p>
<a href="${escapeHtml(`${site}${page.tanyaJawab}#${slug}`)}">Buka di halaman Tanya Jawab</a>
</details>`
  const answers = [
    ...found.map((one, index) => answer(one, index === 0)),
    ...(found.length > 0 && sebagian.length > 0 ? [`<h2>${SEBAGIAN_JUDUL}</h2>`] : []),
    ...sebagian.map((one, index) => answer(one, found.length === 0 && index === 0)),
  ]
  return SEARCH.write(
    context,
    'Cari pertanyaan',
    `<h1>Cari pertanyaan</h1>
<form action="${TANYA_SEARCH_PATH}" role="search">
<label for="q">Kata yang dicari</label>
<input id="q" name="q" type="search" value="${asked}">
<button class="btn" type="submit">Cari</button>
</form>
${q && `<h2>${result}</h2>`}
${answers.join('\n')}
${agency.chatPhone && `<a class="btn btn--line" href="${escapeHtml(agencyChatUrl(agency))}">Tanya CS</a>`}
<a class="btn btn--line" href="${escapeHtml(`${site}${page.tanyaJawab}`)}">Semua pertanyaan</a>`,
  )
}
