import { paketDaftar } from '@safar/shared/content/paket/paket-list'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import { daftarFields } from '@safar/shared/records/noun/daftar-client'
import {
  DAFTAR_ISIAN_MOST,
  DAFTAR_PER_PAGE_MOST,
  type Daftar,
  type DaftarQuery,
  readSorting,
} from '@safar/shared/records/noun/noun-list'
import { z } from 'zod'
import { call, json, metaSchema } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pageFields } from '../../platform/http/params.ts'
import { onceFor } from '../../platform/once-for.ts'
import { loggedHits } from '../../records/noun/number-search.ts'
import { officePage } from '../../records/noun/office-page.ts'
import { maskedAll } from '../../records/noun/opened.ts'
import { lookupColumns } from '../../records/noun/sealed.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { paketNoun } from '../paket/paket.noun.ts'
import { halamanPaket } from './daftar.ts'

// Made once: a schema costs more to make than all else that a list's call is registered with.
const isian = text(DAFTAR_ISIAN_MOST)
const choice = isian.optional()
const perPage = wholeNumber(1, DAFTAR_PER_PAGE_MOST)

type Lists = Pick<Daftar<never>, 'sorts' | 'filters'>

const queryOf = onceFor(({ sorts, filters }: Lists) =>
  z.object({
    q: isian.default('').describe('Words in its texts, or an id.'),
    sort: isian
      .default('')
      .describe(`Columns with commas, \`-\` turns one around: ${Object.keys(sorts).join(', ') || 'none'}.`),
    page: pageFields.page.default(1),
    per_page: perPage.default(10),
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, choice])),
  }),
)
const bodyOf = onceFor(({ label }: StoredNoun) =>
  onceFor((query: ReturnType<typeof queryOf>) => query.meta({ id: `${label}Cari` })),
)
const answerOf = onceFor(({ summary }: StoredNoun) =>
  json(
    z.object({
      data: z.array(summary),
      nomor: daftarFields.nomor.describe(
        'The running number of each row, in the order in which nothing is sorted.',
      ),
      jumlah: daftarFields.jumlah.describe(
        'How many there are of each choice of the filter that is counted; in all, under the empty one.',
      ),
      kata: daftarFields.kata.describe('Words to choose from, by filter.'),
      meta: metaSchema,
    }),
  ),
)

/**
 * Registers the office's list of each noun, page by page, for lists too long to load whole (`DAFTAR_UTUH`). Search,
 * order and filters are the browser's own rules.
 */
export function daftarRoutes(app: Api, deps: AppDeps, rusak: BrokenRows, nouns: readonly StoredNoun[]): void {
  const { db } = deps.database
  daftarRoutesOf(app, deps, paketNoun, paketDaftar, (asked, today) =>
    halamanPaket(db, asked, today, rusak.note),
  )
  for (const noun of nouns) {
    const { list } = noun
    if (!list) continue
    daftarRoutesOf(app, deps, noun, list.daftar, async (asked, today) => {
      const page = await officePage(db, noun, list, asked, today, rusak)
      return { ...page, data: await maskedAll(db, deps.vault, noun, page.data) }
    })
  }
}

function daftarRoutesOf(
  app: Api,
  deps: AppDeps,
  stored: StoredNoun,
  daftar: Lists,
  make: (asked: DaftarQuery, today: string) => Promise<object>,
): void {
  const { noun } = stored
  const query = queryOf(daftar)
  const response = { 200: answerOf(stored) }
  const answer = (
    { q, sort, page, per_page, ...given }: z.output<typeof query>,
    besides?: readonly number[],
  ) => {
    const chosen = Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const sorting = readSorting(sort, daftar.sorts)
    return make({ q, chosen, sorting, page, per_page, ...(besides && { besides }) }, hariIni(deps.now()))
  }
  app.get(
    `/api/daftar/${noun.name}`,
    call(noun.audience.reads, {
      tags: [noun.name],
      summary:
        "A page of the office's list: searched, narrowed and sorted as the office does it where it has all of it.",
      querystring: query,
      response,
    }),
    async (request) =>
      answer(request.query, await stored.foundElsewhere?.(deps.database.db, request.query.q)),
  )

  if (lookupColumns(stored).length === 0) return
  app.post(
    `/api/daftar/${noun.name}`,
    call(noun.audience.reads, {
      tags: [noun.name],
      summary:
        'The same page for a search that stands in no address, and finds records by the whole number of a paper as well: each so found is a row of the access log.',
      body: bodyOf(stored)(query),
      response,
    }),
    async (request) =>
      answer(request.body, await loggedHits(deps, stored, signedIn(request), request.body.q)),
  )
}
