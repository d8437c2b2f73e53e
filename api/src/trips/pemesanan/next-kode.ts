import { hariIni } from '@safar/shared/platform/format/tanggal'
import { bookingKode } from '@safar/shared/trips/pemesanan/booking-kode'
import { sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'

/**
 * Takes the next code of a booking: `SFR-2026-0001`, by the year in Jakarta. The year's row is counted up in the
 * transaction and held until its end, so a booking that is not made after all leaves no gap.
 */
export async function nextKode({ trx, now }: Context): Promise<string> {
  const tahun = Number(hariIni(now).slice(0, 4))
  const { terakhir } = await trx
    .insertInto('nomor_pemesanan')
    .values({ tahun, terakhir: 1 })
    .onConflict((conflict) =>
      conflict.column('tahun').doUpdateSet({ terakhir: sql<number>`nomor_pemesanan.terakhir + 1` }),
    )
    .returning('terakhir')
    .executeTakeFirstOrThrow()
  return bookingKode(tahun, terakhir)
}
