import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import { JAMAAH, JAMAAH_FIELDS } from '@safar/shared/people/jamaah/jamaah-fields'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { recordSchema } from '@safar/shared/records/noun/noun-schema'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import type { KunciAngka } from '@safar/shared/settings/pengaturan/angka/dikenal'
import { type ReadyPilgrim, readinessOf, type Traveller } from '@safar/shared/trips/kesiapan/readiness'
import type { Kesiapan } from '@safar/shared/trips/kesiapan/readiness-schema'
import {
  PESERTA_JENIS,
  type PesertaJenis,
  type PesertaStored,
} from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { readAs } from '../../records/noun/noun-row.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

const { nama_paspor, tgl_lahir, tgl_terbit, tgl_habis, vaksin } = JAMAAH_FIELDS
/** A pilgrim as far as readiness is judged: reading whole records of a full departure would take most of its time. */
const JUDGED = { ...JAMAAH, fields: { nama_paspor, tgl_lahir, tgl_terbit, tgl_habis, vaksin } }
const judgedSchema = recordSchema(JUDGED).omit({ created_at: true, updated_at: true })

/**
 * Reads how ready the participants of bookings of one departure are for it, in the order of the bookings and within
 * each. Nothing is opened: of a passport's number only that there is one.
 */
export async function readReadiness(
  db: Kysely<Tables>,
  paket: { tanggal_keberangkatan: string; durasi: string; tipe_paket: string },
  bookings: readonly number[],
  now: Date,
): Promise<Kesiapan[]> {
  const peserta = await placesOf(db, bookings)
  const pilgrims = await pilgrimsOf(
    db,
    peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []),
  )
  const today = hariIni(now)
  const berangkat = paket.tanggal_keberangkatan
  const rows = (await findPengaturan(db))?.angka ?? []
  const nilai = (kunci: KunciAngka) => angkaBerlaku(rows, kunci, berangkat || today).nilai
  const asked = {
    journey: { berangkat, pulang: hariPulang(paket), perlu_vaksin: paket.tipe_paket !== 'Overseas' },
    angka: {
      paspor_bulan: nilai('paspor_bulan'),
      paspor_kata: nilai('paspor_kata'),
      vaksin_hari: nilai('vaksin_hari'),
      meningitis_bulan: nilai('meningitis_bulan'),
      polio_bulan: nilai('polio_bulan'),
      foto_bulan: nilai('foto_bulan'),
    },
    today,
  }
  const travellerOf = ({ id, jenis, tanggal_lahir, jamaah_id }: Place): Traveller => ({
    id,
    jenis,
    tanggal_lahir,
    jamaah: (jamaah_id !== null && pilgrims.get(jamaah_id)) || null,
  })
  const groups = Map.groupBy(peserta, ({ pemesanan_id }) => pemesanan_id)
  return bookings.flatMap((id) => {
    const own = groups.get(id) ?? []
    const all = own.map(travellerOf)
    return all.map((one, index) => ({
      peserta_id: one.id,
      jamaah_id: one.jamaah?.id ?? null,
      nama_paspor: one.jamaah?.nama_paspor ?? own[index]?.nama ?? '',
      syarat: readinessOf(one, all, asked),
    }))
  })
}

/** A place of a booking as far as readiness is judged: visa and policy are no part of it. */
type Place = Pick<PesertaStored, 'id' | 'pemesanan_id' | 'jenis' | 'nama' | 'tanggal_lahir' | 'jamaah_id'>

const isJenis = (value: string): value is PesertaJenis => PESERTA_JENIS.some((jenis) => jenis === value)

/** Lists the places of bookings, in their order within each. */
async function placesOf(db: Kysely<Tables>, bookings: readonly number[]): Promise<Place[]> {
  const places: Place[] = []
  for (const part of inParts(bookings)) {
    const rows = await db
      .selectFrom('peserta')
      .select(['id', 'pemesanan_id', 'jenis', 'nama', 'tanggal_lahir', 'jamaah_id'])
      .where('pemesanan_id', 'in', part)
      .orderBy('pemesanan_id')
      .orderBy('ke')
      .orderBy('id')
      .execute()
    places.push(...rows.flatMap(({ jenis, ...row }) => (isJenis(jenis) ? { jenis, ...row } : [])))
  }
  return places
}

/** Reads what readiness is judged by of pilgrims: days of the record, papers without their files, and relations. */
async function pilgrimsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, ReadyPilgrim>> {
  const pilgrims = new Map<number, ReadyPilgrim>()
  for (const part of inParts(ids)) {
    const papers = await db
      .selectFrom('dokumen')
      .select(['jamaah_id', 'jenis', 'status', 'alasan', 'diunggah_pada'])
      .where('jamaah_id', 'in', part)
      .orderBy('id', 'desc')
      .execute()
    const dokumen = Map.groupBy(papers, ({ jamaah_id }) => jamaah_id)
    const pairs = await db
      .selectFrom('hubungan')
      .select(['a_id', 'b_id'])
      .where(({ or, eb }) => or([eb('a_id', 'in', part), eb('b_id', 'in', part)]))
      .execute()
    const both = pairs.flatMap(({ a_id, b_id }) => [
      { one: a_id, other: b_id },
      { one: b_id, other: a_id },
    ])
    const related = Map.groupBy(both, ({ one }) => one)
    const rows = await db
      .selectFrom('jamaah')
      .select(['id', 'nama_paspor', 'tgl_lahir', 'tgl_terbit', 'tgl_habis', 'vaksin', 'no_paspor'])
      .where('id', 'in', part)
      .execute()
    for (const row of rows) {
      const jamaah = readAs(judgedSchema, { noun: JUDGED }, row)
      if (!jamaah) continue
      pilgrims.set(jamaah.id, {
        ...jamaah,
        ada_paspor: row.no_paspor !== '',
        dokumen: (dokumen.get(jamaah.id) ?? []).map(({ diunggah_pada, jenis, status, alasan }) => ({
          jenis,
          status,
          alasan,
          diunggah: hariIni(new Date(diunggah_pada)),
        })),
        kerabat: (related.get(jamaah.id) ?? []).map(({ other }) => other),
      })
    }
  }
  return pilgrims
}
