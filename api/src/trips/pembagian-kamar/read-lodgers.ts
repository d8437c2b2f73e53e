import { umurPada } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { HUBUNGAN_JENIS } from '@safar/shared/people/jamaah/hubungan'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import type { Kin } from '@safar/shared/trips/pembagian-kamar/room-plan'
import type { Rooms } from '@safar/shared/trips/pembagian-kamar/room-schema'
import { HOLDS_SEATS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { emptyPlace } from '../daftar-berangkat/read-travellers.ts'
import { listPeserta } from '../pemesanan/booking.repository.ts'

export type Lodging = Rooms['orang'][number]

/** Lists who needs a room on a departure: people of bookings that hold seats, in the order of the bookings. */
export async function listLodgers(
  db: Kysely<Tables>,
  { id, tanggal_keberangkatan: berangkat }: Pick<Paket, 'id' | 'tanggal_keberangkatan'>,
): Promise<Lodging[]> {
  const bookings = await db
    .selectFrom('pemesanan')
    .select(['id', 'kode', 'kamar_sendiri', 'kebutuhan'])
    .where('paket_id', '=', id)
    .where('status', 'in', HOLDS_SEATS)
    .orderBy('id')
    .execute()
  const bookingOf = new Map(bookings.map((one) => [one.id, one]))
  const peserta = await listPeserta(db, [...bookingOf.keys()])
  const pilgrims = await pilgrimsOf(
    db,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
  )
  return peserta.flatMap((one): Lodging[] => {
    const booking = bookingOf.get(one.pemesanan_id)
    if (!booking) return []
    const pilgrim = one.jamaah_id === null ? undefined : pilgrims.get(one.jamaah_id)
    const lahir = pilgrim?.lahir || one.tanggal_lahir
    return [
      {
        peserta_id: one.id,
        jamaah_id: pilgrim ? one.jamaah_id : null,
        nama: pilgrim?.nama || one.nama || emptyPlace(booking),
        pemesanan: { id: booking.id, kode: booking.kode },
        keluarga: booking.id,
        jenis: one.jenis,
        kelamin: pilgrim?.kelamin ?? '',
        umur: isTanggal(lahir) && isTanggal(berangkat) ? umurPada(lahir, berangkat) : null,
        tipe: one.kamar,
        tanpa_kasur: one.jenis === 'bayi' || (one.jenis === 'anak' && !one.kasur),
        kamar_sendiri: booking.kamar_sendiri === 1,
        teman_sekamar: one.teman_sekamar,
        // What a family needs stands at its first person until somebody's own record says it.
        bantuan: (pilgrim?.bantuan ?? false) || (one.ke === 1 && booking.kebutuhan !== ''),
      },
    ]
  })
}

/** Returns what rooms ask of pilgrims, by id. Needs lie sealed; whether there are any is all that is read. */
async function pilgrimsOf(db: Kysely<Tables>, ids: readonly number[]) {
  const pilgrims = new Map<
    number,
    { nama: string; lahir: string; kelamin: 'L' | 'P' | ''; bantuan: boolean }
  >()
  for (const part of inParts([...new Set(ids)])) {
    const rows = await db
      .selectFrom('jamaah')
      .select(['id', 'nama_paspor', 'tgl_lahir', 'jenis_kelamin', 'kebutuhan'])
      .where('id', 'in', part)
      .execute()
    for (const { id, nama_paspor: nama, tgl_lahir, jenis_kelamin: kelamin, kebutuhan } of rows)
      pilgrims.set(id, {
        nama,
        lahir: tgl_lahir ?? '',
        kelamin: kelamin === 'L' || kelamin === 'P' ? kelamin : '',
        bantuan: kebutuhan !== '',
      })
  }
  return pilgrims
}

/** Lists the relations between people of a departure, by their participants. */
export async function listKin(db: Kysely<Tables>, lodgers: readonly Lodging[]): Promise<Kin[]> {
  const places = Map.groupBy(
    lodgers.filter(({ jamaah_id }) => jamaah_id !== null),
    ({ jamaah_id }) => jamaah_id,
  )
  const kin: Kin[] = []
  for (const part of inParts([...places.keys()].flatMap((id) => id ?? []))) {
    const rows = await db
      .selectFrom('hubungan')
      .select(['a_id', 'b_id', 'jenis'])
      .where('a_id', 'in', part)
      .orderBy('id')
      .execute()
    for (const { a_id, b_id, jenis: stored } of rows) {
      const jenis = HUBUNGAN_JENIS.find((known) => known === stored)
      if (!jenis) continue
      for (const { peserta_id: a } of places.get(a_id) ?? [])
        for (const { peserta_id: b } of places.get(b_id) ?? []) kin.push({ a, b, jenis })
    }
  }
  return kin
}
