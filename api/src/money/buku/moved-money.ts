import type { Pindahan } from '@safar/shared/money/pembayaran/lebih-schema'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/** Lists the money that a booking got from others, or gave them, one sum for each; what came back is left out. */
export async function movedMoney(db: Kysely<Tables>, pemesanan_id: number): Promise<Pindahan[]> {
  const rows = await db
    .selectFrom('buku_uang')
    .leftJoin('pemesanan', 'pemesanan.id', 'buku_uang.lawan_id')
    .select(['buku_uang.lawan_id', 'pemesanan.kode', 'pemesanan.pemesan_nama'])
    .select(({ fn }) => fn.sum('buku_uang.jumlah').as('jumlah'))
    .where('buku_uang.pemesanan_id', '=', pemesanan_id)
    .where('buku_uang.jenis', '=', 'pindahan')
    .groupBy(['buku_uang.lawan_id', 'pemesanan.kode', 'pemesanan.pemesan_nama'])
    .having(sql<boolean>`sum(buku_uang.jumlah) <> 0`)
    .orderBy('buku_uang.lawan_id')
    .execute()
  return rows.map(({ lawan_id, kode, pemesan_nama, jumlah }) => ({
    pemesanan_id: lawan_id ?? 0,
    kode: kode ?? '',
    nama: pemesan_nama ?? '',
    jumlah: Number(jumlah),
  }))
}
