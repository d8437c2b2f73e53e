import { artikelDaftar } from '@safar/shared/content/artikel/daftar'
import { ARTIKEL } from '@safar/shared/content/artikel/fields'
import { galeriDaftar } from '@safar/shared/content/galeri/daftar'
import { GALERI } from '@safar/shared/content/galeri/fields'
import { layananDaftar } from '@safar/shared/content/layanan/daftar'
import { LAYANAN } from '@safar/shared/content/layanan/fields'
import { paketDaftar } from '@safar/shared/content/paket/daftar'
import { pembimbingDaftar } from '@safar/shared/content/pembimbing/daftar'
import { PEMBIMBING } from '@safar/shared/content/pembimbing/fields'
import { spandukDaftar } from '@safar/shared/content/spanduk/daftar'
import { SPANDUK } from '@safar/shared/content/spanduk/fields'
import { tanyaDaftar } from '@safar/shared/content/tanya/daftar'
import { TANYA } from '@safar/shared/content/tanya/fields'
import { testimoniDaftar } from '@safar/shared/content/testimoni/daftar'
import { TESTIMONI } from '@safar/shared/content/testimoni/fields'
import { wholeNumber } from '@safar/shared/platform/format/number'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import {
  DAFTAR_ISIAN_MOST,
  DAFTAR_PER_PAGE_MOST,
  type Daftar,
  type DaftarQuery,
  type DaftarRow,
  readSorting,
} from '@safar/shared/records/noun/daftar'
import { daftarFields } from '@safar/shared/records/noun/daftar-client'
import { readSummary } from '@safar/shared/records/noun/read'
import { z } from 'zod'
import { call, json, metaSchema } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { pageFields } from '../../platform/http/params.ts'
import { listSummaries } from '../../records/noun/noun.repository.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { artikelNoun } from '../artikel/artikel.noun.ts'
import { galeriNoun } from '../galeri/galeri.noun.ts'
import { layananNoun } from '../layanan/layanan.noun.ts'
import { paketNoun } from '../paket/paket.noun.ts'
import { pembimbingNoun } from '../pembimbing/pembimbing.noun.ts'
import { spandukNoun } from '../spanduk/spanduk.noun.ts'
import { tanyaNoun } from '../tanya/tanya.noun.ts'
import { testimoniNoun } from '../testimoni/testimoni.noun.ts'
import { halamanOf, halamanPaket } from './daftar.ts'

/**
 * Registers the office's list of each noun, page by page, for lists too long to load whole (`DAFTAR_UTUH`). Search,
 * order and filters are the browser's own rules.
 */
export function daftarRoutes(app: Api, deps: AppDeps, rusak: BrokenRows): void {
  const { db } = deps.database
  const plain = <Row extends DaftarRow>(
    noun: StoredNoun,
    daftar: Daftar<Row>,
    read: (row: unknown) => Row | null,
  ) =>
    daftarRoute(app, deps, noun, daftar, async (asked, today) => {
      const stored = await listSummaries(db, noun, { status: 'semua' }, rusak.note)
      const rows = stored.flatMap((row) => read(row) ?? [])
      return halamanOf(daftar, rows, asked, today)
    })
  daftarRoute(app, deps, paketNoun, paketDaftar, (asked, today) => halamanPaket(db, asked, today, rusak.note))
  plain(artikelNoun, artikelDaftar, (row) => readSummary(ARTIKEL, row))
  plain(layananNoun, layananDaftar, (row) => readSummary(LAYANAN, row))
  plain(pembimbingNoun, pembimbingDaftar, (row) => readSummary(PEMBIMBING, row))
  plain(galeriNoun, galeriDaftar, (row) => readSummary(GALERI, row))
  plain(spandukNoun, spandukDaftar, (row) => readSummary(SPANDUK, row))
  plain(testimoniNoun, testimoniDaftar, (row) => readSummary(TESTIMONI, row))
  plain(tanyaNoun, tanyaDaftar, (row) => readSummary(TANYA, row))
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
