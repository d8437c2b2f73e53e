import { wholeNumber } from '@safar/shared/number'
import { comparePaket } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import { foldText, text } from '@safar/shared/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import { getPaketByIds, listPaketSummaries, type PaketSummary } from './paket.repository.ts'

/** Columns that a list may be sorted by; `-nama_paket` turns the order around. */
export const PAKET_SORT = [
  'id',
  'nama_paket',
  'tipe_paket',
  'durasi',
  'maskapai',
  'harga_double',
  'tanggal_keberangkatan',
  'sisa_pax',
  'created_at',
  'updated_at',
] as const
type SortKey = (typeof PAKET_SORT)[number]

const DEFAULT_PER_PAGE = 10
const MAX_PER_PAGE = 100
const MAX_PAGE = 1_000_000

const sortSchema = z
  .string()
  .regex(new RegExp(`^-?(${PAKET_SORT.join('|')})$`), `Pilih salah satu: ${PAKET_SORT.join(', ')}`)
  .transform((value) => ({ key: value.replace(/^-/, '') as SortKey, descending: value.startsWith('-') }))

/** Query of `GET /api/paket`. */
export const paketQuerySchema = z.object({
  jenis: text(50).optional(),
  q: text(200).optional(),
  page: wholeNumber(1, MAX_PAGE).optional(),
  per_page: wholeNumber(1, MAX_PER_PAGE).optional(),
  sort: sortSchema.optional(),
  ringkas: z.enum(['0', '1'], '0 atau 1').optional(),
})
export type PaketQuery = z.output<typeof paketQuerySchema>

export interface PaketPage {
  data: Paket[] | PaketSummary[]
  meta?: { total: number; page: number; per_page: number; last_page: number }
}

/** The packages that a query asks for, in the order of every list unless it names another. */
export async function listPaket(db: Kysely<Tables>, query: PaketQuery, today: string): Promise<PaketPage> {
  const { jenis, q, page, per_page, sort } = query
  const paged = page !== undefined || per_page !== undefined
  const found = await listPaketSummaries(db, { jenis, q })
  const ordered = found.sort((a, b) => (sort ? compareBy(sort.key, a, b) : 0) || comparePaket(a, b, today))
  if (sort?.descending) ordered.reverse()

  const size = per_page ?? (paged ? DEFAULT_PER_PAGE : Math.max(1, ordered.length))
  const start = ((page ?? 1) - 1) * size
  const shown = ordered.slice(start, start + size)
  const data =
    query.ringkas === '1'
      ? shown
      : await getPaketByIds(
          db,
          shown.map((summary) => summary.id),
        )
  if (!paged && q === undefined) return { data }
  const last_page = Math.max(1, Math.ceil(ordered.length / size))
  return { data, meta: { total: ordered.length, page: page ?? 1, per_page: size, last_page } }
}

const collator = new Intl.Collator('id', { numeric: true })

function compareBy(key: SortKey, a: PaketSummary, b: PaketSummary): number {
  const [left, right] = [a[key], b[key]]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(foldText(String(left)), foldText(String(right)))
}
