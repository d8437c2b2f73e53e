import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import { addMonths, hariIni } from '@safar/shared/platform/format/tanggal'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import { PEMESANAN_ENDED } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'

/** A paper of a pilgrim, with the time of its upload. */
interface Paper {
  jamaah_id: number
  diunggah_pada: string
}

/**
 * Returns a function that tells the last day (`YYYY-MM-DD`) on which a paper is kept by its person's journeys: the
 * agency's months after the last return, or after its upload if that was later. Empty while a journey without a day of
 * return stands, and without a journey.
 */
export async function papersKept(
  db: Kysely<Tables>,
  people: readonly number[],
): Promise<(paper: Paper) => string> {
  const returns = new Map<number, string>()
  for (const part of inParts(people)) {
    const rows = await db
      .selectFrom('peserta')
      .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
      .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
      .select(['peserta.jamaah_id', 'pemesanan.status', 'paket.tanggal_keberangkatan', 'paket.durasi'])
      .where('peserta.jamaah_id', 'in', part)
      .where('pemesanan.status', 'not in', PEMESANAN_ENDED)
      .execute()
    for (const row of rows) {
      const id = Number(row.jamaah_id)
      // Who was put off travels some day, on another departure.
      const day = row.status === 'disimpan' ? '' : hariPulang(row)
      const known = returns.get(id)
      if (known !== '') returns.set(id, day === '' ? '' : ([known ?? '', day].toSorted().at(-1) ?? ''))
    }
  }
  const angka = (await findPengaturan(db))?.angka ?? []
  return ({ jamaah_id, diunggah_pada }) => {
    const last = returns.get(jamaah_id) ?? ''
    if (last === '') return ''
    const since = [last, hariIni(new Date(diunggah_pada))].toSorted().at(-1) ?? last
    return addMonths(since, angkaBerlaku(angka, 'dokumen_bulan', last).nilai)
  }
}
