import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { searchTerms } from '@safar/shared/platform/search'
import { text } from '@safar/shared/platform/text/text'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_URUT, type PemesananPage } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { z } from 'zod'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { cariBeginHolds, cariHolds } from '../../platform/db/cari.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageFields } from '../../platform/http/params.ts'
import { DEFAULT_PER_PAGE } from '../../records/noun/list-answer.ts'
import { findStamps } from '../../records/noun/noun.repository.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { shownBookings } from './shown-booking.ts'
import { waitingBookings } from './waiting-bookings.ts'

/** The query of the list of bookings. */
export const pemesananQuerySchema = z.object({
  q: text(200).optional().describe('Words in the code, the payer and the participants.'),
  paket: text(200)
    .optional()
    .describe('Slug or id of a departure.')
    .meta({ examples: ['1'] }),
  status: z.enum(PEMESANAN_STATUS, `Pilih salah satu: ${PEMESANAN_STATUS.join(', ')}`).optional(),
  perlu: z.enum(['1'], 'Isi 1').optional().describe('`1` for those that wait for the reader alone.'),
  urut: z.enum(PEMESANAN_URUT, `Pilih salah satu: ${PEMESANAN_URUT.join(', ')}`).optional(),
  page: pageFields.page.optional(),
  per_page: pageFields.per_page.optional(),
})
type Query = z.output<typeof pemesananQuerySchema>
type Reader = { role: Role }

type Bookings<Output> = SelectQueryBuilder<Tables, 'pemesanan', Output>

/** Returns the rule by which words find pilgrims: of staff in all texts, of others in the name that bookings show. */
const pilgrimHolds = ({ role }: Reader) =>
  may(role, 'staff') ? cariHolds : (form: string) => cariBeginHolds('nama_paspor', form)

/** Narrows bookings to those that hold every word, in themselves or in one of their participants. */
function searched<Output>(query: Bookings<Output>, q: string, reader: Reader): Bookings<Output> {
  return searchTerms(q).reduce(
    (narrowed, forms) =>
      narrowed.where(({ or, eb, selectFrom }) =>
        or([
          ...forms.map(cariHolds),
          eb(
            'id',
            'in',
            selectFrom('peserta')
              .select('pemesanan_id')
              .where(({ or: either, eb: is }) =>
                either([
                  ...forms.map(cariHolds),
                  is(
                    'jamaah_id',
                    'in',
                    selectFrom('jamaah')
                      .select('id')
                      .where(({ or: any }) => any(forms.map(pilgrimHolds(reader)))),
                  ),
                ]),
              ),
          ),
        ]),
      ),
    query,
  )
}

/** Lists a page of bookings, with the number of those of the search in each state and of those that wait. */
export async function listBookings(
  db: Kysely<Tables>,
  query: Query,
  reader: Reader,
  now: Date,
): Promise<PemesananPage> {
  const { q = '', paket, status, perlu, urut = 'terbaru', page = 1, per_page = DEFAULT_PER_PAGE } = query
  const departure = paket ? await findStamps(db, paketNoun, paket) : null
  const narrowed = <Output>(all: Bookings<Output>): Bookings<Output> => {
    const found = searched(all, q, reader)
    return paket ? found.where('paket_id', '=', departure?.id ?? 0) : found
  }
  const counted = await narrowed(db.selectFrom('pemesanan'))
    .select((eb) => ['status', eb.fn.countAll().as('jumlah')])
    .groupBy('status')
    .execute()
  const waiting = await waitingBookings(db, narrowed, reader, now)
  const jumlah: Record<string, number> = { '': 0, perlu: waiting.length }
  for (const row of counted) {
    jumlah[row.status] = Number(row.jumlah)
    jumlah[''] = (jumlah[''] ?? 0) + Number(row.jumlah)
  }
  const ids = await idsInOrder()
  const from = (page - 1) * per_page
  const bookings = await bookingsInOrder(db, ids.slice(from, from + per_page))
  return {
    data: await shownBookings(db, bookings, now),
    jumlah,
    meta: { total: ids.length, page, per_page },
  }

  async function idsInOrder(): Promise<number[]> {
    const day = sql`(select tanggal_keberangkatan from paket where paket.id = pemesanan.paket_id)`
    const rows = await narrowed(db.selectFrom('pemesanan'))
      .select('id')
      .$if(status !== undefined, (all) => all.where('status', '=', status ?? 'draf'))
      .$if(urut === 'berangkat', (all) => all.orderBy(day))
      .$if(urut === 'batas_dp', (all) =>
        all.orderBy(sql`case when batas_dp = '' then 1 else 0 end, batas_dp`),
      )
      .orderBy('id', 'desc')
      .execute()
    const found = rows.map(({ id }) => id)
    if (urut === 'mendesak') {
      const among = new Set(found)
      const first = waiting.filter((id) => among.has(id))
      return perlu ? first : [...new Set([...first, ...found])]
    }
    const waits = new Set(waiting)
    return perlu ? found.filter((id) => waits.has(id)) : found
  }
}

/** Reads bookings in the order of their ids, as many as a page has. */
async function bookingsInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<PemesananStored[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('pemesanan').selectAll().where('id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return (row && pemesananNoun.readRow(row)) ?? []
  })
}
