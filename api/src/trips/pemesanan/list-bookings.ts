import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { searchTerms } from '@safar/shared/platform/search'
import { text } from '@safar/shared/platform/text/text'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { PEMESANAN_URUT, type PemesananPage } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import { cariBeginHolds, cariHolds } from '../../platform/db/cari.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageFields } from '../../platform/http/params.ts'
import { DEFAULT_PER_PAGE } from '../../records/noun/list-answer.ts'
import { findStamps } from '../../records/noun/noun.repository.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { paketsOf, shownBookings } from './shown-booking.ts'
import { type BriefBooking, briefBookings, waitingAmong } from './waiting-bookings.ts'

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
  const searchedFor = searched(db.selectFrom('pemesanan'), q, reader)
  // One look for counts, order and what waits: the search is the dear part of it.
  const found = await briefBookings(
    paket ? searchedFor.where('paket_id', '=', departure?.id ?? 0) : searchedFor,
  )
  const waiting = await waitingAmong(db, found, reader, now)
  const jumlah: Record<string, number> = { '': found.length, perlu: waiting.length }
  for (const { status: state } of found) jumlah[state] = (jumlah[state] ?? 0) + 1
  const ids = await idsInOrder()
  const from = (page - 1) * per_page
  const bookings = await bookingsInOrder(db, ids.slice(from, from + per_page))
  return {
    data: await shownBookings(db, bookings, now),
    jumlah,
    meta: { total: ids.length, page, per_page },
  }

  async function idsInOrder(): Promise<number[]> {
    const asked = found.filter((booking) => status === undefined || booking.status === status)
    if (urut === 'berangkat') {
      // Departures are few: those are put in order, and their bookings follow each other as they are.
      const alike = Map.groupBy(asked, ({ paket_id }) => paket_id)
      const pakets = [...(await paketsOf(db, [...alike.keys()])).values()]
      const days = Map.groupBy(pakets, ({ tanggal_keberangkatan }) => tanggal_keberangkatan)
      return only(
        [...days]
          .sort(([a], [b]) => compareDays(a, b))
          .flatMap(([, same]) => same.flatMap(({ id }) => alike.get(id) ?? []).sort((a, b) => b.id - a.id)),
      )
    }
    if (urut === 'batas_dp')
      asked.sort(
        (a, b) =>
          Number(a.batas_dp === '') - Number(b.batas_dp === '') || compareDays(a.batas_dp, b.batas_dp),
      )
    if (urut !== 'mendesak') return only(asked)
    const among = new Set(asked.map(({ id }) => id))
    const first = waiting.filter((id) => among.has(id))
    return perlu ? first : [...new Set([...first, ...among])]
  }

  /** Returns the ids of bookings, of those that wait where they alone were asked for. */
  function only(inOrder: readonly BriefBooking[]): number[] {
    const ids = inOrder.map(({ id }) => id)
    if (!perlu) return ids
    const waits = new Set(waiting)
    return ids.filter((id) => waits.has(id))
  }
}

/** Compares days as they are written, without a language's rules: a sort of thousands asks often. */
const compareDays = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

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
