import { randomInt } from 'node:crypto'
import { kwitansiNomor, PERIKSA_LENGTH, PERIKSA_SIGNS } from '@safar/shared/money/kwitansi/kwitansi'
import type { KwitansiIsi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { sql } from 'kysely'
import { type Context, stampOf } from '../../access/session/context.ts'
import { cancelKwitansiMail } from './kwitansi-mail.ts'
import { takeBackPaidInFull } from './paid-in-full-mail.ts'

/**
 * Takes the next number of a receipt, `KW-2026-000001`, by the year in Jakarta. The year's row is counted up in the
 * transaction and held until its end: a payment that is not accepted after all leaves no gap.
 */
async function nextNomor({ trx, now }: Context): Promise<string> {
  const tahun = Number(hariIni(now).slice(0, 4))
  const { terakhir } = await trx
    .insertInto('nomor_kwitansi')
    .values({ tahun, terakhir: 1 })
    .onConflict((conflict) =>
      conflict.column('tahun').doUpdateSet({ terakhir: sql<number>`nomor_kwitansi.terakhir + 1` }),
    )
    .returning('terakhir')
    .executeTakeFirstOrThrow()
  return kwitansiNomor(tahun, terakhir)
}

const newCheck = (): string =>
  Array.from({ length: PERIKSA_LENGTH }, () => PERIKSA_SIGNS[randomInt(PERIKSA_SIGNS.length)]).join('')

/** Issues the receipt of a payment with its content frozen; returns its number and the code that checks it. */
export async function issueKwitansi(
  context: Context,
  { pembayaran_id, pemesanan_id }: { pembayaran_id: number; pemesanan_id: number },
  isi: KwitansiIsi,
): Promise<{ nomor: string; k: string }> {
  const nomor = await nextNomor(context)
  const k = newCheck()
  await context.trx
    .insertInto('kwitansi')
    .values({
      nomor,
      pembayaran_id,
      pemesanan_id,
      k,
      isi: JSON.stringify(isi),
      pada: context.now.toISOString(),
    })
    .execute()
  return { nomor, k }
}

/** Cancels the receipt of a payment by a counter-document; the mail with it does not leave any more. */
export async function cancelKwitansi(
  { trx, now, actor }: Context,
  pembayaran_id: number,
  alasan: string,
): Promise<void> {
  const { id, nomor } = await trx
    .selectFrom('kwitansi')
    .select(['id', 'nomor'])
    .where('pembayaran_id', '=', pembayaran_id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('kwitansi_batal')
    .values({
      kwitansi_id: id,
      alasan,
      ...stampOf({ now, actor }),
    })
    .execute()
  await cancelKwitansiMail(trx, nomor)
  await takeBackPaidInFull(trx, nomor)
}
