import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { addDays } from '@safar/shared/platform/format/tanggal'
import type { Asked, SyaratKunci } from '@safar/shared/trips/kesiapan/syarat'
import type { Baris } from '@safar/shared/trips/lembar/lembar-schema'
import { dayBefore, type Tenggat, tenggatLine } from '@safar/shared/trips/lembar/tenggat'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { countHoused } from '../pembagian-kamar/read-rooms.ts'
import { countAttended } from '../rombongan/count-attended.ts'

/** Requirements that the deadline of papers asks for. */
const PAPERS: readonly SyaratKunci[] = [
  'jamaah',
  'tgl_lahir',
  'paspor',
  'berkas_paspor',
  'pas_foto',
  'ktp',
  'kk',
  'akta_lahir',
  'buku_nikah',
  'bpjs',
  'meningitis',
  'polio',
]

/** Requirements without which nobody can stand in a list that is sent. */
const LISTED: readonly SyaratKunci[] = ['jamaah', 'nama', 'tgl_lahir', 'paspor']

/** Tells whether nothing of these requirements blocks somebody. */
const meets = (kinds: readonly SyaratKunci[]) => (row: Baris) =>
  !row.syarat.some(({ kunci, keadaan }) => keadaan === 'penghalang' && kinds.includes(kunci))

interface Known {
  baris: readonly Baris[]
  bookings: readonly { status: PemesananStatus }[]
  asked: Asked
}

/** Reads the line of a departure's deadlines, each with how far its work is. */
export async function readTenggat(
  db: Kysely<Tables>,
  paket: Paket,
  { baris, bookings, asked: { journey, angka, today } }: Known,
): Promise<Tenggat[]> {
  const { berangkat, umrah } = journey
  const before = (days: number) => dayBefore(berangkat, days)
  const { sent } = await db
    .selectFrom('kiriman_manifest')
    .select(({ fn }) => fn.countAll().as('sent'))
    .where('paket_id', '=', paket.id)
    .executeTakeFirstOrThrow()
  const report = await db
    .selectFrom('rombongan')
    .select('laporan_pada')
    .where('paket_id', '=', paket.id)
    .executeTakeFirst()
  const orang = baris.length
  const pulang = hariPulang(paket)
  const manasik = before(angka.manasik_hari)
  const kamar = before(angka.kamar_hari)
  const attended = await countAttended(
    db,
    paket.id,
    'manasik',
    baris.map(({ peserta_id }) => peserta_id),
  )
  const rooms = await countHoused(db, paket)
  return tenggatLine(
    [
      ...(paket.minimal_pax === null
        ? []
        : [
            {
              kunci: 'minimum' as const,
              tanggal: before(angka.minimum_hari),
              selesai: orang,
              dari: paket.minimal_pax,
            },
          ]),
      ...(paket.pelunasan_hari === null
        ? []
        : [
            {
              kunci: 'pelunasan' as const,
              tanggal: before(paket.pelunasan_hari),
              selesai: bookings.filter(({ status }) => status !== 'sebagian').length,
              dari: bookings.length,
            },
          ]),
      {
        kunci: 'dokumen',
        tanggal: before(angka.dokumen_hari),
        selesai: baris.filter(meets(PAPERS)).length,
        dari: orang,
      },
      {
        kunci: 'manifest',
        tanggal: before(angka.manifest_hari),
        selesai: baris.filter(meets(LISTED)).length,
        dari: orang,
        beres: Number(sent) > 0,
      },
      ...(umrah
        ? [
            {
              kunci: 'visa' as const,
              tanggal: before(angka.visa_hari),
              selesai: baris.filter(({ visa }) => visa.ada).length,
              dari: orang,
            },
          ]
        : []),
      {
        kunci: 'manasik',
        tanggal: manasik,
        ...(attended !== null && { selesai: attended, dari: orang }),
        beres: manasik < today,
      },
      {
        kunci: 'kamar',
        tanggal: kamar,
        selesai: rooms.housed,
        dari: orang,
        // An office that keeps its rooms elsewhere is not told for ever that they are late.
        ...(!rooms.isPlanned && kamar < today && { beres: true }),
      },
      {
        kunci: 'laporan',
        tanggal: pulang && addDays(pulang, angka.laporan_pulang_hari),
        beres: (report?.laporan_pada ?? '') !== '',
      },
    ],
    berangkat,
    today,
  )
}
