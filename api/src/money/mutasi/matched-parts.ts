import type { BagianMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'

/** The turn of a line that booked it. */
interface BookedLine {
  id: number
  urut: number
}

/** A part as it is booked, with how it is let go. */
export interface MatchedPart extends BagianMutasi {
  cara: StoredRow<'pasangan_mutasi'>['cara']
  menunggu_id: number | null
}

/** Returns the part of an answer. */
export const shownPart = ({ menunggu_id: _, cara: __, ...part }: MatchedPart): BagianMutasi => part

/** Reads the payments by which lines were booked, by line, in the order of their bookings. */
export async function matchedParts(
  db: Kysely<Tables>,
  lines: readonly BookedLine[],
): Promise<Map<number, MatchedPart[]>> {
  const turns = new Map(lines.map(({ id, urut }) => [id, urut]))
  const found = new Map<number, MatchedPart[]>()
  for (const part of inParts([...turns.keys()])) {
    const rows = await db
      .selectFrom('pasangan_mutasi')
      .innerJoin('pembayaran', 'pembayaran.id', 'pasangan_mutasi.pembayaran_id')
      .leftJoin('pemesanan', 'pemesanan.id', 'pembayaran.pemesanan_id')
      .leftJoin('kwitansi', 'kwitansi.pembayaran_id', 'pembayaran.id')
      .select([
        'pasangan_mutasi.mutasi_id',
        'pasangan_mutasi.urut',
        'pasangan_mutasi.cara',
        'pasangan_mutasi.menunggu_id',
        'pembayaran.id as pembayaran_id',
        'pembayaran.pemesanan_id',
        'pembayaran.jumlah',
        'pemesanan.kode',
        'pemesanan.pemesan_nama as nama',
        'kwitansi.nomor as kwitansi',
      ])
      .where('pasangan_mutasi.mutasi_id', 'in', part)
      .orderBy('pembayaran.pemesanan_id')
      .execute()
    for (const { mutasi_id, urut, kode, nama, ...row } of rows)
      if (turns.get(mutasi_id) === urut)
        found.set(mutasi_id, [
          ...(found.get(mutasi_id) ?? []),
          { ...row, jumlah: Number(row.jumlah), kode: kode ?? '', nama: nama ?? '' },
        ])
  }
  return found
}
