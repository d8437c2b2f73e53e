import { hariPulang, umurPada } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { isDoseOf, keadaanDokumen, type VaksinJenis } from '@safar/shared/people/jamaah/dokumen'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { recordSchema } from '@safar/shared/records/noun/noun-schema'
import { lookupColumn } from '@safar/shared/records/noun/sealed'
import { readinessOf } from '@safar/shared/trips/kesiapan/readiness'
import type { ReadyPilgrim, Traveller } from '@safar/shared/trips/kesiapan/syarat'
import { LEMBAR, type SheetJamaah } from '@safar/shared/trips/lembar/lembar-fields'
import type { Baris, DepartureSheet } from '@safar/shared/trips/lembar/lembar-schema'
import { HOLDS_SEATS, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { readAs } from '../../records/noun/noun-row.ts'
import { withMasks } from '../../records/noun/opened.ts'
import { readGroups, readRules } from '../kesiapan/read-readiness.ts'
import { readTenggat } from './read-tenggat.ts'

const isStatus = (value: string): value is PemesananStatus => HOLDS_SEATS.some((status) => status === value)
const rowSchema = recordSchema(LEMBAR).omit({ created_at: true })

/** Reads a departure's sheet: its deadlines, and its people in the order of the bookings. */
export async function readSheet(
  { database: { db }, vault, now }: Pick<AppDeps, 'database' | 'vault' | 'now'>,
  paket: Paket,
): Promise<DepartureSheet> {
  const rows = await db
    .selectFrom('pemesanan')
    .select(['id', 'kode', 'pemesan_nama', 'status'])
    .where('paket_id', '=', paket.id)
    .where('status', 'in', HOLDS_SEATS)
    .orderBy('id')
    .execute()
  const bookings = rows.flatMap(({ status, ...row }) => (isStatus(status) ? [{ ...row, status }] : []))
  const asked = await readRules(db, paket, now())
  const groups = await readGroups(
    db,
    bookings.map(({ id }) => id),
  )
  const ids = groups.flatMap(({ people }) => people.flatMap(({ jamaah }) => jamaah?.id ?? []))
  const { records, twins } = await recordsOf(db, vault, ids)
  const about = new Map(bookings.map((one) => [one.id, one]))
  const berangkat = paket.tanggal_keberangkatan
  const baris = groups.flatMap(({ pemesanan_id, people }) => {
    const booking = about.get(pemesanan_id)
    if (!booking) return []
    const families = familiesOf(people)
    return people.map((one): Baris => {
      const { jamaah } = one
      const lahir = jamaah?.tgl_lahir || one.tanggal_lahir
      return {
        peserta_id: one.id,
        pemesanan_id,
        kode: booking.kode,
        pemesan: booking.pemesan_nama,
        status: booking.status,
        jenis: one.jenis,
        nama: jamaah?.nama_paspor || one.nama,
        umur: isTanggal(lahir) && isTanggal(berangkat) ? umurPada(lahir, berangkat) : null,
        keluarga: families.get(one.id) ?? one.id,
        jamaah: (jamaah && records.get(jamaah.id)) ?? null,
        visa: one.visa,
        polis: one.polis,
        meningitis: newestDose(jamaah, 'vaksin_meningitis'),
        polio: newestDose(jamaah, 'vaksin_polio'),
        paspor_sama: records.get((jamaah && twins.get(jamaah.id)) ?? 0)?.nama_paspor ?? '',
        dokumen: keadaanDokumen(jamaah?.dokumen ?? []),
        syarat: readinessOf(one, people, asked),
      }
    })
  })
  return {
    paket: {
      id: paket.id,
      slug: paket.slug,
      nama_paket: paket.nama_paket,
      tipe_paket: paket.tipe_paket,
      berangkat,
      pulang: hariPulang(paket),
      maskapai: paket.maskapai,
      pemberangkatan: paket.pemberangkatan,
      kursi: paket.total_pax,
      minimum: paket.minimal_pax,
    },
    tenggat: await readTenggat(db, paket, { baris, bookings, asked }),
    baris,
  }
}

/** Returns the day of the newest dose of a vaccine; empty without one. */
function newestDose(jamaah: ReadyPilgrim | null, kind: VaksinJenis): string {
  const days = jamaah?.vaksin.flatMap(({ jenis, tanggal }) => (isDoseOf(kind, jenis) ? tanggal : []))
  return days?.toSorted().at(-1) ?? ''
}

/**
 * Returns which family each of a booking's people belongs to, by the first of its members: who is related to somebody,
 * directly or over others, is one family with them.
 */
function familiesOf(people: readonly Traveller[]): Map<number, number> {
  const family = new Map<number, number>()
  for (const head of people) {
    if (family.has(head.id)) continue
    const reached = [head]
    family.set(head.id, head.id)
    for (const one of reached)
      for (const other of people)
        if (!family.has(other.id) && areRelated(one, other)) {
          family.set(other.id, head.id)
          reached.push(other)
        }
  }
  return family
}

const areRelated = ({ jamaah: a }: Traveller, { jamaah: b }: Traveller): boolean =>
  a !== null && b !== null && (a.kerabat.includes(b.id) || b.kerabat.includes(a.id))

/**
 * Reads the sheet's columns of pilgrims, numbers as masks, and for each whose passport's number another of them has the
 * id of that one: by its keyed hash, nothing is opened for it.
 */
async function recordsOf(
  db: Kysely<Tables>,
  vault: Vault,
  ids: readonly number[],
): Promise<{ records: Map<number, SheetJamaah>; twins: Map<number, number> }> {
  const records = new Map<number, SheetJamaah>()
  const holders = new Map<string, number>()
  const twins = new Map<number, number>()
  for (const part of inParts([...new Set(ids)])) {
    const rows = await db
      .selectFrom('jamaah')
      .select(['id', 'updated_at', 'nama_paspor', 'sapaan', 'jenis_kelamin', 'tempat_lahir', 'tgl_lahir'])
      .select(['no_paspor', 'tgl_terbit', 'tgl_habis', 'kota_terbit', 'nik', 'kewarganegaraan'])
      .select(['status_nikah', 'no_hp'])
      .select(sql.ref<string>(lookupColumn('no_paspor')).as('kunci'))
      .where('id', 'in', part)
      .execute()
    for (const { kunci: key, ...row } of rows) {
      const other = holders.get(key)
      if (other !== undefined) {
        twins.set(row.id, other)
        twins.set(other, row.id)
      } else if (key !== '') holders.set(key, row.id)
      const read = readAs(rowSchema, { noun: LEMBAR }, withMasks(vault, { noun: LEMBAR }, row))
      if (read) records.set(read.id, read)
    }
  }
  return { records, twins }
}
