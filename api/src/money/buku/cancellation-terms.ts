import { deductionOf, deductionText } from '@safar/shared/money/pengembalian/compute-refund'
import { daysBetween, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import { cancellationTerms, type PitaBatal, pitaPada } from '@safar/shared/settings/pengaturan/cancellation'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { addBills, allocateMoney, readAccount } from './ledger.ts'

/* The terms of cancelling of a booking, frozen with its first payment, and the deduction that they leave. */

const bandSchema = z.object({
  dari: z.number().int(),
  sampai: z.number().int().nullable(),
  potongan: z.number(),
})
const frozenTermsSchema = z.object({ pita: z.array(bandSchema) })
const deductionSchema = z.object({
  tanggal: z.string(),
  hari: z.number().int().nullable(),
  pita: bandSchema,
})

/** A deduction as its day found it. */
export type Deduction = z.infer<typeof deductionSchema>

/** Returns the bands of the settings that are valid on `now`; none before their day. */
async function presentBands(db: Kysely<Tables>, now: Date): Promise<readonly PitaBatal[]> {
  const isi = await findPengaturan(db)
  if (!isi) return []
  const { pita, mulai } = cancellationTerms(isi, hariIni(now))
  return mulai === '' ? pita : []
}

/** Freezes the terms of cancelling with the first payment that a booking has; later ones change nothing. */
export async function freezeTerms({ trx, now }: Context, pemesanan_id: number): Promise<void> {
  const isi = JSON.stringify({ pita: await presentBands(trx, now) })
  await trx
    .insertInto('ketentuan_batal')
    .values({ pemesanan_id, isi, pada: now.toISOString() })
    .onConflict((conflict) => conflict.column('pemesanan_id').doNothing())
    .execute()
}

/** Freezes for a booking the terms of that which its first money came along from; later ones change nothing. */
export async function carryTerms(context: Context, from: number, to: number): Promise<void> {
  const { trx, now } = context
  const frozen = await trx
    .selectFrom('ketentuan_batal')
    .select('isi')
    .where('pemesanan_id', '=', from)
    .executeTakeFirst()
  if (!frozen) return freezeTerms(context, to)
  await trx
    .insertInto('ketentuan_batal')
    .values({ pemesanan_id: to, isi: frozen.isi, pada: now.toISOString() })
    .onConflict((conflict) => conflict.column('pemesanan_id').doNothing())
    .execute()
}

/** Returns the bands of a booking: the frozen ones, or of today where nothing was paid yet. */
export async function bandsOf(db: Kysely<Tables>, id: number, now: Date): Promise<readonly PitaBatal[]> {
  const row = await db
    .selectFrom('ketentuan_batal')
    .select('isi')
    .where('pemesanan_id', '=', id)
    .executeTakeFirst()
  if (row) return frozenTermsSchema.parse(JSON.parse(row.isi)).pita
  return presentBands(db, now)
}

/** Returns the days from a day to a booking's departure as it is now, and the band for it; null for what is unknown. */
export async function bandOn(
  db: Kysely<Tables>,
  { id, paket_id }: Pick<PemesananStored, 'id' | 'paket_id'>,
  tanggal: string,
  now: Date,
): Promise<{ hari: number | null; pita: PitaBatal | null }> {
  const paket = await db
    .selectFrom('paket')
    .select('tanggal_keberangkatan')
    .where('id', '=', paket_id)
    .executeTakeFirst()
  const berangkat = paket?.tanggal_keberangkatan ?? ''
  if (!isTanggal(berangkat)) return { hari: null, pita: null }
  const hari = daysBetween(tanggal, berangkat)
  return { hari, pita: pitaPada(await bandsOf(db, id, now), hari) }
}

/**
 * Leaves the bill of the deduction with a booking that was just cancelled, by the terms that were frozen with its first
 * payment. One that was never paid has none.
 */
export async function keepDeduction(context: Context, booking: PemesananStored): Promise<void> {
  const { trx, now } = context
  const account = await readAccount(trx, booking.id)
  if (!account || account.dibayar <= 0) return
  const tanggal = hariIni(now)
  const { hari, pita } = await bandOn(trx, booking, tanggal, now)
  const jumlah = deductionOf(booking.total, booking.mata_uang, pita)
  if (!pita || jumlah === 0) return
  const [tagihan_id] = await addBills(
    context,
    booking.id,
    [{ jenis: 'potongan', uraian: deductionText(pita), jatuh_tempo: tanggal, jumlah }],
    'Pemesanan dibatalkan',
  )
  if (tagihan_id === undefined) throw new Error('The deduction has no bill')
  const isi = JSON.stringify({ tanggal, hari, pita } satisfies Deduction)
  await trx
    .insertInto('potongan_batal')
    .values({ tagihan_id, pemesanan_id: booking.id, isi, pada: now.toISOString() })
    .execute()
  await allocateMoney(context, booking.id)
}

/** Returns the deduction of a cancelled booking, as its day found it; null for none. */
export async function findDeduction(
  db: Kysely<Tables>,
  pemesanan_id: number,
): Promise<(Deduction & { tagihan_id: number }) | null> {
  const row = await db
    .selectFrom('potongan_batal')
    .select(['tagihan_id', 'isi'])
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('tagihan_id', 'desc')
    .executeTakeFirst()
  return row ? { ...deductionSchema.parse(JSON.parse(row.isi)), tagihan_id: row.tagihan_id } : null
}
