import { join } from 'node:path'
import * as page from '@safar/shared/address/page'
import { agencyChatUrl } from '@safar/shared/agency'
import type { Tanya } from '@safar/shared/tanya/fields'
import { TANYA_SEARCH_PATH } from '@safar/shared/tanya/search-address'
import { createHalaman, type HalamanContext } from '../halaman/halaman.ts'
import { escapeHtml } from '../plugins/html.ts'

export const SEARCH = createHalaman(join(import.meta.dirname, 'search-page.css'))

export interface SearchPage extends HalamanContext {
  /** What was asked for. */
  q: string
  /** Those that hold every word of it, with their answers as plain text. */
  found: readonly { tanya: Tanya; jawab: string }[]
}

/** The answers to a search without scripts: each opens in place, and leads on to its place among the others. */
export function searchPage({ q, found, ...context }: SearchPage): string {
  const { agency, site } = context
  const asked = escapeHtml(q)
  const result =
    found.length > 0
      ? `${found.length} jawaban untuk “${asked}”`
      : `Belum ada jawaban untuk “${asked}”. Coba kata lain, atau tanyakan langsung kepada kami.`
  const answers = found.map(
    ({ tanya: { slug, tanya }, jawab }, index) => `<details${index === 0 ? ' open' : ''}>
<summary>${escapeHtml(tanya)}</summary>
<p>${escapeHtml(jawab)}</p>
<a href="${escapeHtml(`${site}${page.tanyaJawab}#${slug}`)}">Buka di halaman Tanya Jawab</a>
</details>`,
  )
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
