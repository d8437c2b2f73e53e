import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { comparePaket } from '@safar/shared/content/paket/rules'
import { foldText } from '@safar/shared/platform/text/fold-text'
import { text } from '@safar/shared/platform/text/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageFields } from '../../platform/http/params.ts'
import {
  DEFAULT_PER_PAGE,
  listAnswer,
  palingBanyakField,
  ringkasField,
} from '../../records/noun/list-answer.ts'
import { statusField } from '../../records/noun/plain-calls.ts'
import { paketNoun } from './paket.noun.ts'
import { listPaketSummaries } from './paket.repository.ts'

/** Columns that a list may be sorted by; `-nama_paket` turns the order around. */
const PAKET_SORT = [
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

const sortSchema = z
  .string()
  .regex(new RegExp(`^-?(${PAKET_SORT.join('|')})$`), `Pilih salah satu: ${PAKET_SORT.join(', ')}`)
  .transform((value) => ({ key: value.replace(/^-/, '') as SortKey, descending: value.startsWith('-') }))
  .meta({
    description: 'A field such as `nama_paket`, or `-nama_paket` for the other way around.',
    enum: PAKET_SORT.flatMap((key) => [key, `-${key}`]),
  })

/** The query of `GET /api/paket`, normalised: its JSON text is the response cache's key. */
export const paketQuerySchema = z
  .object({
    jenis: text(50).optional().describe('Type, in any case: `umroh`, `haji`, `overseas`.'),
    q: text(200).optional().describe('Words in name, type, duration or airline, or an id.'),
    page: pageFields.page.optional(),
    per_page: pageFields.per_page.optional(),
    sort: sortSchema.optional(),
    status: statusField,
    ringkas: ringkasField,
    paling_banyak: palingBanyakField,
  })
  .transform(({ jenis = '', q, page, per_page, sort, status, ringkas, paling_banyak }) => {
    const paged = page !== undefined || per_page !== undefined
    return {
      jenis: jenis.toLowerCase(),
      q,
      page: page ?? 1,
      per_page: per_page ?? (paged ? DEFAULT_PER_PAGE : undefined),
      sort,
      status,
      ringkas: ringkas === '1',
      paling_banyak,
    }
  })
export type PaketQuery = z.output<typeof paketQuerySchema>

/**
 * Returns the packages that a query asks for as JSON text, in list order unless it names another. Unreadable ones are
 * left out.
 */
export async function listPaket(
  db: Kysely<Tables>,
  query: PaketQuery,
  today: string,
  onBroken?: OnBroken,
): Promise<Buffer> {
  const { jenis, q, sort, status } = query
  const found = await listPaketSummaries(db, { jenis, q, status }, onBroken)
  const whole = found.sort((a, b) => (sort ? compareBy(sort.key, a, b) : 0) || comparePaket(a, b, today))
  if (sort?.descending) whole.reverse()
  return listAnswer(
    db,
    paketNoun,
    whole,
    query,
    { hasMeta: query.per_page !== undefined || q !== undefined },
    onBroken,
  )
}

const collator = new Intl.Collator('id', { numeric: true })

function compareBy(key: SortKey, a: PaketRingkas, b: PaketRingkas): number {
  const [left, right] = [a[key], b[key]]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(foldText(String(left)), foldText(String(right)))
}
