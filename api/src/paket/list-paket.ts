import { wholeNumber } from '@safar/shared/number'
import { comparePaket } from '@safar/shared/paket/rules'
import type { Paket } from '@safar/shared/paket/schema'
import { foldText, text } from '@safar/shared/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../db/tables.ts'
import {
  getPaketByIds,
  listPaket as listAllPaket,
  listPaketSummaries,
  type PaketSummary,
} from './paket.repository.ts'

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
})
export type PaketQuery = z.output<typeof paketQuerySchema>

export interface PaketPage {
  data: Paket[]
  meta?: { total: number; page: number; per_page: number; last_page: number }
}

/** The packages that a query asks for, in the order of every list unless it names another. */
export async function listPaket(db: Kysely<Tables>, query: PaketQuery, today: string): Promise<PaketPage> {
  const { jenis, q, page, per_page, sort } = query
  const paged = page !== undefined || per_page !== undefined
  if (!jenis && !q && !paged && !sort) return { data: await listAllPaket(db, today) }

  const found = await listPaketSummaries(db, { jenis, q })
  const ordered = found.sort((a, b) => (sort ? compareBy(sort.key, a, b) : 0) || comparePaket(a, b, today))
  if (sort?.descending) ordered.reverse()
  const ids = ordered.map((summary) => summary.id)
  if (!paged) {
    const data = await getPaketByIds(db, ids)
    return q === undefined
      ? { data }
      : { data, meta: { total: ids.length, page: 1, per_page: ids.length, last_page: 1 } }
  }
  const size = per_page ?? DEFAULT_PER_PAGE
  const start = ((page ?? 1) - 1) * size
  return {
    data: await getPaketByIds(db, ids.slice(start, start + size)),
    meta: {
      total: ids.length,
      page: page ?? 1,
      per_page: size,
      last_page: Math.max(1, Math.ceil(ids.length / size)),
    },
  }
}

const collator = new Intl.Collator('id', { numeric: true })

function compareBy(key: SortKey, a: PaketSummary, b: PaketSummary): number {
  const [left, right] = [a[key], b[key]]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(foldText(String(left)), foldText(String(right)))
}
