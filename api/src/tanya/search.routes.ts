import { cutText } from '@safar/shared/cut-text'
import { sebutkanAngka } from '@safar/shared/pengaturan/angka/sebut'
import { TANYA_SEARCH_MAX, TANYA_SEARCH_PATH } from '@safar/shared/tanya/search-address'
import { text } from '@safar/shared/text'
import { z } from 'zod'
import type { OnBroken } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { sendHalaman, siteOrigin } from '../halaman/halaman.ts'
import { listRecords } from '../noun/noun.repository.ts'
import { call, html } from '../openapi/answers.ts'
import { readAgency } from '../pengaturan/agency.ts'
import type { Api } from '../plugins/calls.ts'
import { SEARCH, searchPage } from './search-page.ts'
import { tanyaNoun } from './tanya.noun.ts'

/** More than anybody reads, and little enough to be sent to whoever asks. */
const MOST_FOUND = 20

/** Letters of an answer that are read, and that are shown: the whole of it stands on the page of all. */
const READ = 2_000
const SHOWN = 600

/** As much of a search as is looked for, without what no keyboard types: whoever has no scripts gets a page, never an error. */
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

/** The search of questions as a page that needs no script. */
export function tanyaSearchRoutes(app: Api, deps: AppDeps, onBroken: OnBroken): void {
  app.get(
    TANYA_SEARCH_PATH,
    call('all', {
      tags: ['tanya'],
      summary: 'Questions that hold every word of a search, as a page that needs no script.',
      querystring: querySchema,
      response: { 200: html },
    }),
    async (request, reply) => {
      const { q } = request.query
      const agency = await readAgency(deps)
      const all = q ? await listRecords(deps.database.db, tanyaNoun, { q }, onBroken) : []
      // Its reader takes memory that a server at rest has no use for.
      const { readNaskah } = await import('@safar/shared/naskah/read-naskah')
      const { leadOf } = await import('@safar/shared/naskah/plain-naskah')
      const found = all.slice(0, MOST_FOUND).map((tanya) => ({
        tanya,
        jawab: leadOf(readNaskah(sebutkanAngka(cutText(tanya.jawab, READ), agency)), SHOWN),
      }))
      return sendHalaman(reply, SEARCH, searchPage({ agency, site: siteOrigin(request, deps), q, found }))
    },
  )
}
