import { type KwitansiIsi, kwitansiIsiSchema } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { type Agency, izinOf } from '@safar/shared/settings/agency'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Account } from '../buku/ledger.ts'

/** Names, and receipts of before, that one receipt has room for. */
const MOST = 12

/** Returns the agency as a receipt freezes it. */
export function issuerOf(agency: Agency): KwitansiIsi['penerbit'] {
  return {
    nama: agency.company || agency.brand,
    alamat: agency.address,
    merek: agency.brand,
    kota: agency.city,
    telepon: agency.phone,
    email: agency.email,
    izin: izinOf(agency).map(({ jenis, nomor }) => `Izin ${jenis} ${nomor}`),
  }
}

/** Returns the names of a booking's participants as of now, those that it has. */
export async function namesOf(trx: Kysely<Tables>, pemesanan_id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('peserta')
    .leftJoin('jamaah', 'jamaah.id', 'peserta.jamaah_id')
    .select(['peserta.nama', 'jamaah.nama_paspor'])
    .where('peserta.pemesanan_id', '=', pemesanan_id)
    .orderBy('peserta.id')
    .execute()
  return rows
    .map(({ nama, nama_paspor }) => nama_paspor || nama)
    .filter((nama) => nama !== '')
    .slice(0, MOST)
}

/** Returns a booking's money as of now, with its last receipts that stand. */
export async function standingOf(
  trx: Kysely<Tables>,
  pemesanan_id: number,
  { bills, dibayar, terbuka }: Account,
): Promise<NonNullable<KwitansiIsi['posisi']>> {
  const rows = await trx
    .selectFrom('kwitansi')
    .leftJoin('kwitansi_batal', 'kwitansi_batal.kwitansi_id', 'kwitansi.id')
    .select(['kwitansi.nomor', 'kwitansi.isi'])
    .where('kwitansi.pemesanan_id', '=', pemesanan_id)
    .where('kwitansi_batal.id', 'is', null)
    .orderBy('kwitansi.id', 'desc')
    .limit(MOST)
    .execute()
  return {
    total: bills.reduce((sum, { jumlah }) => sum + jumlah, 0),
    dibayar,
    sisa: terbuka,
    sebelum: rows.toReversed().map(({ nomor, isi }) => {
      const { tanggal_bank, untuk, jumlah, posisi } = kwitansiIsiSchema.parse(JSON.parse(isi))
      return { nomor, tanggal_bank, untuk: untuk[0]?.uraian ?? '', jumlah, sisa: posisi?.sisa ?? null }
    }),
  }
}
