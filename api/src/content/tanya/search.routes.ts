import {
  TANYA_SEARCH_MAX,
  TANYA_SEARCH_PATH,
  TANYA_SEARCH_WORDS,
  TANYA_SEBAGIAN_MAX,
  TANYA_WORD_LEAST,
} from '@safar/shared/content/tanya/search-address'
import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { text } from '@safar/shared/platform/text/text'
import { mentionFigures } from '@safar/shared/settings/pengaturan/angka/mention-figures'
import { z } from 'zod'
import { call, html } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { listRecords } from '../../records/noun/noun.repository.ts'
import { sendHalaman, siteOrigin } from '../../settings/halaman/halaman.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { SEARCH, searchPage } from './search-page.ts'
import { tanyaNoun } from './tanya.noun.ts'

/** The largest number of answers: more than anybody reads, and few enough to send to anybody. */
const MOST_FOUND = 20

/** Letters of an answer that are read, and that are shown: the whole of it stands on the page of all. */
const READ = 2_000
const SHOWN = 600

/**
 * Cuts a search to its longest and removes what no keyboard types: a browser without scripts gets a page, never an
 * error.
 */
const wordsOnly = (q: string) =>
  cutText(q, TANYA_SEARCH_MAX)
    .toWellFormed()
    .replace(/[\p{C}\uFFFD]/gu, ' ')
    .trim()

const querySchema = z.object({
  q: z
    .preprocess((q) => (typeof q === 'string' ? wordsOnly(q) : ''), text(TANYA_SEARCH_MAX))
    .describe('Words of a question or its answer.'),
})

/** Registers the search of questions as a page without scripts. */
export function tanyaSearchRoutes(app: Api, deps: AppDeps, onBroken: OnBroken): void {
  app.get(
    TANYA_SEARCH_PATH,
    call('all', {
      tags: ['tanya'],
      summary:
        'Questions that hold every word of a search, then those that hold some of it, as a page that needs no script.',
      querystring: querySchema,
      response: { 200: html },
    }),
    async (request, reply) => {
      const { q } = request.query
      const agency = await readAgency(deps)
      const find = (words: string) => listRecords(deps.database.db, tanyaNoun, { q: words }, onBroken)
      const all = q ? await find(q) : []
      const { sebagian, asing } = await someOf(q, all, find)
      // Loaded on demand: a server at rest does not need the parser's memory.
      const { readNaskah } = await import('@safar/shared/records/naskah/read-naskah')
      const { leadOf } = await import('@safar/shared/records/naskah/plain-naskah')
      const shown = [...all, ...sebagian].slice(0, MOST_FOUND).map((tanya) => ({
        tanya,
        jawab: leadOf(readNaskah(mentionFigures(cutText(tanya.jawab, READ), agency)), SHOWN),
      }))
      const [found, rest] = [shown.slice(0, all.length), shown.slice(all.length)]
      const site = siteOrigin(request, deps)
      return sendHalaman(reply, SEARCH, searchPage({ agency, site, q, found, sebagian: rest, asing }))
    },
  )
}

/**
 * Finds answers that hold only some words of a search, those with most words first, and the words that nothing holds.
 * @param all answers that hold every word
 */
async function someOf(
  q: string,
  all: readonly Tanya[],
  find: (word: string) => Promise<Tanya[]>,
): Promise<{ sebagian: Tanya[]; asing: string[] }> {
  const words = [...new Set(q.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word.length >= TANYA_WORD_LEAST)
    .slice(0, TANYA_SEARCH_WORDS)
  if (words.length < 2) return { sebagian: [], asing: [] }
  const whole = new Set(all.map(({ id }) => id))
  const rest = new Map<number, { tanya: Tanya; count: number }>()
  const asing: string[] = []
  for (const word of words) {
    const holding = await find(word)
    if (holding.length === 0) asing.push(word)
    for (const tanya of holding)
      if (!whole.has(tanya.id)) rest.set(tanya.id, { tanya, count: (rest.get(tanya.id)?.count ?? 0) + 1 })
  }
  const most = [...rest.values()].sort((a, b) => b.count - a.count)
  return { sebagian: most.slice(0, TANYA_SEBAGIAN_MAX).map(({ tanya }) => tanya), asing }
}
