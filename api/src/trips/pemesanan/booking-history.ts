import type { Jejak } from '@safar/shared/trips/pemesanan/booking-history'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { akunOf } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { readDifference } from '../../records/noun/difference.ts'
import { listPeserta } from './booking.repository.ts'
import { pemesananNoun } from './pemesanan.noun.ts'
import { pesertaNoun } from './peserta.noun.ts'
import { jamaahNames } from './shown-booking.ts'

/**
 * Lists a page of a booking's history, newest first: its own revisions and those of its participants. Who was booked
 * with it from the start is no step. Of participants who were taken out no row names the booking: they are those that
 * were deleted by the same hand in the moment in which the booking got another price.
 */
export async function listHistory(
  db: Kysely<Tables>,
  booking: PemesananStored,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Jejak[]; total: number }> {
  const people = (await listPeserta(db, [booking.id])).map(({ id }) => id)
  const all = db.selectFrom('riwayat').where((eb) => {
    const of = (jenis: string) => eb('jenis', '=', jenis)
    const own = eb.and([of(pemesananNoun.noun.name), eb('data_id', '=', booking.id)])
    const added = eb.and([eb('aksi', '=', 'buat'), eb('waktu', '=', booking.created_at)])
    const theirs = eb.and([
      of(pesertaNoun.noun.name),
      eb('data_id', 'in', people.length > 0 ? people : [0]),
      eb.not(added),
    ])
    const gone = eb.and([
      of(pesertaNoun.noun.name),
      eb('aksi', '=', 'hapus'),
      eb.exists(beside(eb, booking.id)),
    ])
    return eb.or([own, theirs, gone])
  })
  const { total } = await all.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await all
    .select(['id', 'jenis', 'data_id', 'aksi', 'waktu', 'oleh', 'oleh_id', 'oleh_email', 'data'])
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const steps = rows.map((row) => {
    const { id, data_id, aksi, waktu, oleh } = row
    const jenis: Jejak['jenis'] = row.jenis === pesertaNoun.noun.name ? 'peserta' : 'pemesanan'
    const { sebelum = {}, sesudah = {} } = readDifference(row.data) ?? {}
    return { id, jenis, data_id, aksi, waktu, oleh, akun: akunOf(row), sebelum, sesudah }
  })
  const names = await jamaahNames(db, steps.flatMap(removedPilgrim))
  return {
    total: Number(total),
    data: steps.map((step) => {
      const nama = step.aksi === 'hapus' && typeof step.sebelum.nama === 'string' ? step.sebelum.nama : ''
      const known = removedPilgrim(step).map((id) => names.get(id) ?? '')
      return { ...step, nama: known[0] || nama }
    }),
  }
}

/** Returns the pilgrim of a participant who was taken out. */
function removedPilgrim({ aksi, sebelum: { jamaah_id } }: Pick<Jejak, 'aksi' | 'sebelum'>): number[] {
  return aksi === 'hapus' && typeof jamaah_id === 'number' ? [jamaah_id] : []
}

/** Selects the revisions of a booking that were written with a row of its history, by the same hand. */
function beside(eb: ExpressionBuilder<Tables, 'riwayat'>, id: number) {
  return eb
    .selectFrom('riwayat as own')
    .select('own.id')
    .where('own.jenis', '=', pemesananNoun.noun.name)
    .where('own.data_id', '=', id)
    .whereRef('own.waktu', '=', 'riwayat.waktu')
    .whereRef('own.oleh', '=', 'riwayat.oleh')
}
