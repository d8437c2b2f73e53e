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
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pageFields } from '../../platform/http/params.ts'
import { listSummaries } from '../../records/noun/noun.repository.ts'
import { maskedAll } from '../../records/noun/opened.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { paketNoun } from '../paket/paket.noun.ts'
import { halamanPaket } from './daftar.ts'

/**
 * Registers the office's list of each noun, page by page, for lists too long to load whole (`DAFTAR_UTUH`). Search,
 * order and filters are the browser's own rules.
 */
export function daftarRoutes(app: Api, deps: AppDeps, rusak: BrokenRows, nouns: readonly StoredNoun[]): void {
  const { db } = deps.database
  daftarRoute(app, deps, paketNoun, paketDaftar, (asked, today) => halamanPaket(db, asked, today, rusak.note))
  for (const noun of nouns) {
    const { list } = noun
    if (!list) continue
    daftarRoute(app, deps, noun, list.daftar, async (asked, today) => {
      const page = list.pageOf(await listSummaries(db, noun, { status: 'semua' }, rusak.note), asked, today)
      return { ...page, data: await maskedAll(db, deps.vault, noun, page.data) }
    })
  }
}

function daftarRoute(
  app: Api,
  deps: AppDeps,
  { noun, summary }: StoredNoun,
  daftar: Pick<Daftar<never>, 'sorts' | 'filters'>,
  make: (asked: DaftarQuery, today: string) => Promise<object>,
): void {
  const filters = Object.keys(daftar.filters)
  const choice = text(DAFTAR_ISIAN_MOST).optional()
  const query = z.object({
    q: text(DAFTAR_ISIAN_MOST).default('').describe('Words in its texts, or an id.'),
    sort: text(DAFTAR_ISIAN_MOST)
      .default('')
      .describe(
        `Columns with commas, \`-\` turns one around: ${Object.keys(daftar.sorts).join(', ') || 'none'}.`,
      ),
    page: pageFields.page.default(1),
    per_page: wholeNumber(1, DAFTAR_PER_PAGE_MOST).default(10),
    ...Object.fromEntries(filters.map((name) => [name, choice])),
  })
  app.get(
    `/api/daftar/${noun.name}`,
    call(noun.audience.reads, {
      tags: [noun.name],
      summary:
        "A page of the office's list: searched, narrowed and sorted as the office does it where it has all of it.",
      querystring: query,
      response: {
        200: json(
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
      },
    }),
    async (request) => {
      const { q, sort, page, per_page, ...given } = request.query
      const chosen = Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      )
      const sorting = readSorting(sort, daftar.sorts)
      return make({ q, chosen, sorting, page, per_page }, hariIni(deps.now()))
    },
  )
}
