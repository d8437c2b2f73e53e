import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import type { Titipan } from '@safar/shared/people/jamaah/titipan-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import type { KunciAngka } from '@safar/shared/settings/pengaturan/angka/dikenal'
import { isAside, PEMESANAN_ASIDE, PEMESANAN_STATUS } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { passportOverdue } from '@safar/shared/trips/titipan/passport-overdue'
import type { PasporFisik, TitipanKeberangkatan } from '@safar/shared/trips/titipan/titipan-list-schema'
import type { Kysely } from 'kysely'
import { jamaahNoun } from '../../people/jamaah/jamaah.noun.ts'
import { openTitipan } from '../../people/jamaah/titipan.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { getByIds } from '../../records/noun/noun.repository.ts'
import { maskedAll } from '../../records/noun/opened.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

type Place = Pick<Titipan, 'di' | 'catatan' | 'pada'>

/**
 * Lists where each paper passport of a departure's participants lies, overdue ones first. Of bookings that
 * came to nothing or are put by it has those that are not back with the family, unless their holder travels in another.
 */
export async function listPassports(
  { db, vault, now }: { db: Kysely<Tables>; vault: Vault; now: Date },
  paket: Paket,
): Promise<TitipanKeberangkatan> {
  const rows = await db
    .selectFrom('peserta')
    .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
    .select(['peserta.id', 'peserta.jamaah_id', 'peserta.pemesanan_id', 'pemesanan.kode', 'pemesanan.status'])
    .where('pemesanan.paket_id', '=', paket.id)
    .orderBy('peserta.id')
    .execute()
  const peserta = rows.flatMap((row) => {
    const status = PEMESANAN_STATUS.find((known) => known === row.status)
    return status ? [{ ...row, status }] : []
  })
  const ids = [...new Set(peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []))]
  const [places, travelling] = [await placesOf(db, ids), await travellingAmong(db, ids)]
  const pilgrims = new Map<number, { nama_paspor: string; no_paspor: string }>()
  for (const part of inParts(ids))
    for (const one of await maskedAll(db, vault, jamaahNoun, await getByIds(db, jamaahNoun, part)))
      pilgrims.set(one.id, one)
  const today = hariIni(now)
  const { id, slug, nama_paket, tanggal_keberangkatan: berangkat } = paket
  const pulang = hariPulang(paket)
  const figures = (await findPengaturan(db))?.angka ?? []
  const nilai = (kunci: KunciAngka) => angkaBerlaku(figures, kunci, berangkat || today).nilai
  const angka = {
    paspor_masuk_hari: nilai('paspor_masuk_hari'),
    paspor_visa_hari: nilai('paspor_visa_hari'),
    paspor_kembali_hari: nilai('paspor_kembali_hari'),
  }
  const data = peserta.flatMap((one): PasporFisik[] => {
    const { jamaah_id, pemesanan_id, kode, status } = one
    const pilgrim = jamaah_id === null ? undefined : pilgrims.get(jamaah_id)
    if (jamaah_id === null || !pilgrim) return []
    const { di = 'keluarga', pada = null, catatan = '' } = places.get(jamaah_id) ?? {}
    if (isAside(status) && (di === 'keluarga' || travelling.has(jamaah_id))) return []
    const sejak = pada === null ? '' : hariIni(new Date(pada))
    const place = { di, sejak, berangkat, pulang, staysHome: isAside(status) }
    return [
      {
        peserta_id: one.id,
        jamaah_id,
        nama_paspor: pilgrim.nama_paspor,
        no_paspor: pilgrim.no_paspor,
        pemesanan: { id: pemesanan_id, kode, status },
        di,
        sejak: pada,
        catatan,
        alasan: passportOverdue(place, angka, today),
      },
    ]
  })
  const isLate = ({ alasan }: PasporFisik) => alasan !== ''
  return {
    data: data.toSorted(
      (a, b) => Number(isLate(b)) - Number(isLate(a)) || a.nama_paspor.localeCompare(b.nama_paspor, 'id'),
    ),
    meta: {
      paket: { id, slug, nama_paket, tanggal_keberangkatan: berangkat, pulang },
      total: data.length,
      terlambat: data.filter(isLate).length,
      tanpa_jamaah: peserta.filter(({ jamaah_id, status }) => jamaah_id === null && !isAside(status)).length,
    },
  }
}

/** Returns the newest entry of each pilgrim who has one. */
async function placesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Place>> {
  const places = new Map<number, Place>()
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('titipan')
      .select(['id', 'jamaah_id', 'di', 'catatan', 'pada'])
      .where('id', 'in', (query) =>
        query
          .selectFrom('titipan')
          .select(({ fn }) => fn.max('id').as('id'))
          .where('jamaah_id', 'in', part)
          .groupBy('jamaah_id'),
      )
      .execute()
    for (const row of rows) places.set(row.jamaah_id, openTitipan(db, row))
  }
  return places
}

/** Returns those of the pilgrims who travel in some booking, or are to. */
async function travellingAmong(db: Kysely<Tables>, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>()
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('peserta')
      .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
      .select('peserta.jamaah_id')
      .where('peserta.jamaah_id', 'in', part)
      .where('pemesanan.status', 'not in', [...PEMESANAN_ASIDE, 'selesai'])
      .execute()
    for (const { jamaah_id } of rows) if (jamaah_id !== null) found.add(jamaah_id)
  }
  return found
}
