import { comparePaket } from '@safar/shared/paket/rules'
import type { PaketRingkas } from '@safar/shared/paket/schema'
import { foldText, text } from '@safar/shared/text'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import { pageFields } from '../plugins/params.ts'
import { getPaketByIds, listPaketSummaries } from './paket.repository.ts'

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

const DEFAULT_PER_PAGE = 10

const sortSchema = z
  .string()
  .regex(new RegExp(`^-?(${PAKET_SORT.join('|')})$`), `Pilih salah satu: ${PAKET_SORT.join(', ')}`)
  .transform((value) => ({ key: value.replace(/^-/, '') as SortKey, descending: value.startsWith('-') }))
  .meta({
    description: 'A field such as `nama_paket`, or `-nama_paket` for the other way around.',
    enum: PAKET_SORT.flatMap((key) => [key, `-${key}`]),
  })

/** Query of `GET /api/paket`, in one form however it was written: its JSON text names the answer. */
export const paketQuerySchema = z
  .object({
    jenis: text(50).optional().describe('Type, in any case: `umroh`, `haji`, `overseas`.'),
    q: text(200).optional().describe('Words in name, type, duration or airline, or an id.'),
    page: pageFields.page.optional(),
    per_page: pageFields.per_page.optional(),
    sort: sortSchema.optional(),
    ringkas: z
      .enum(['0', '1'], '0 atau 1')
      .optional()
      .describe('`1` leaves out `deskripsi` and the nested lists.'),
  })
  .transform(({ jenis = '', q, page, per_page, sort, ringkas }) => {
    const paged = page !== undefined || per_page !== undefined
    return {
      jenis: jenis.toLowerCase(),
      q,
      page: page ?? 1,
      per_page: per_page ?? (paged ? DEFAULT_PER_PAGE : undefined),
      sort,
      ringkas: ringkas === '1',
    }
  })
export type PaketQuery = z.output<typeof paketQuerySchema>

/** Whole packages read at once: a thousand as rows, as packages and as text side by side would take forty megabytes. */
const PIECE = 50

/**
 * The packages that a query asks for as JSON text, in the order of every list unless it names another. Those that cannot be read
 * are left out, as if they were not there.
 */
export async function listPaket(
  db: Kysely<Tables>,
  query: PaketQuery,
  today: string,
  onBroken?: OnBroken,
): Promise<Buffer> {
  const { jenis, q, page, per_page, sort } = query
  const found = await listPaketSummaries(db, { jenis, q }, onBroken)
  const whole = found.sort((a, b) => (sort ? compareBy(sort.key, a, b) : 0) || comparePaket(a, b, today))
  if (sort?.descending) whole.reverse()

  const broken = new Set<number>()
  const note: OnBroken = (row) => {
    broken.add(row.id)
    onBroken?.(row)
  }
  for (;;) {
    const known = broken.size
    const ordered = known === 0 ? whole : whole.filter(({ id }) => !broken.has(id))
    const size = per_page ?? Math.max(1, ordered.length)
    const start = (page - 1) * size
    const shown = ordered.slice(start, start + size)
    const pieces = query.ringkas
      ? [Buffer.from(JSON.stringify(shown).slice(1, -1))]
      : await wholePaket(db, shown, note)
    // Others move up into the place of what is left out, and the total is counted anew.
    if (broken.size > known) continue
    const last_page = Math.max(1, Math.ceil(ordered.length / size))
    const meta = { total: ordered.length, page, per_page: size, last_page }
    const tail = per_page !== undefined || q !== undefined ? `],"meta":${JSON.stringify(meta)}}` : ']}'
    return Buffer.concat([Buffer.from('{"data":['), ...pieces, Buffer.from(tail)])
  }
}

/** JSON text of whole packages, with the commas between them. */
async function wholePaket(
  db: Kysely<Tables>,
  summaries: readonly PaketRingkas[],
  onBroken: OnBroken,
): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for (let from = 0; from < summaries.length; from += PIECE) {
    const ids = summaries.slice(from, from + PIECE).map(({ id }) => id)
    const piece = await getPaketByIds(db, ids, onBroken)
    if (piece.length === 0) continue
    const text = JSON.stringify(piece).slice(1, -1)
    pieces.push(Buffer.from(pieces.length > 0 ? `,${text}` : text))
  }
  return pieces
}

const collator = new Intl.Collator('id', { numeric: true })

function compareBy(key: SortKey, a: PaketRingkas, b: PaketRingkas): number {
  const [left, right] = [a[key], b[key]]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(foldText(String(left)), foldText(String(right)))
}
