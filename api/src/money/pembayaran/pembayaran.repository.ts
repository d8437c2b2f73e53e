import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { type Expression, expressionBuilder, type Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isHeld } from './held-by-line.ts'

export const PEMBAYARAN_TIDAK_ADA = 'Pembayaran ini tidak ada.'

/** Returns the row of a payment as it was recorded. @throws HttpError 404 */
export async function findPayment(db: Kysely<Tables>, id: number): Promise<StoredRow<'pembayaran'>> {
  const row = await db.selectFrom('pembayaran').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(PEMBAYARAN_TIDAK_ADA)
  return withNumbers(row)
}

/** PostgreSQL gives a bigint as text. */
const withNumbers = (row: StoredRow<'pembayaran'>): StoredRow<'pembayaran'> => ({
  ...row,
  jumlah: Number(row.jumlah),
  kurs: row.kurs === null ? null : Number(row.kurs),
})

/** Appends a payment, which waits to be decided. Nothing is booked by it. */
export async function appendPayment(
  trx: Kysely<Tables>,
  sent: Omit<StoredRow<'pembayaran'>, 'id' | 'tagihan_id'> & { tagihan_id?: number | null },
): Promise<StoredRow<'pembayaran'>> {
  const payment = { tagihan_id: null, ...sent }
  const { id } = await trx.insertInto('pembayaran').values(payment).returning('id').executeTakeFirstOrThrow()
  await trx.insertInto('pembayaran_menunggu').values({ pembayaran_id: id }).execute()
  return { ...payment, id }
}

/** Appends a decision on a payment, which waits no more. */
export async function appendDecision(
  trx: Kysely<Tables>,
  decision: Omit<StoredRow<'putusan_pembayaran'>, 'id'>,
): Promise<void> {
  await trx.insertInto('putusan_pembayaran').values(decision).execute()
  await trx.deleteFrom('pembayaran_menunggu').where('pembayaran_id', '=', decision.pembayaran_id).execute()
}

/** Tells in a query whether a payment was decided: at all, or ever as one of these. */
export function wasDecided(
  pembayaran: Expression<number>,
  as?: readonly StoredRow<'putusan_pembayaran'>['status'][],
) {
  const { exists, selectFrom } = expressionBuilder<Tables>()
  const decisions = selectFrom('putusan_pembayaran').select('id').where('pembayaran_id', '=', pembayaran)
  return exists(as ? decisions.where('status', 'in', as) : decisions)
}

/** Lists the payments of a booking that nobody has decided, the oldest first. */
export async function waitingPayments(
  db: Kysely<Tables>,
  pemesanan_id: number,
): Promise<StoredRow<'pembayaran'>[]> {
  const rows = await db
    .selectFrom('pembayaran')
    .innerJoin('pembayaran_menunggu', 'pembayaran_menunggu.pembayaran_id', 'pembayaran.id')
    .selectAll('pembayaran')
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('pembayaran.id')
    .execute()
  return rows.map(withNumbers)
}

/** Lists the accepted transfers of a booking that no bank line holds yet, the oldest first. */
export async function unprovedTransfers(
  db: Kysely<Tables>,
  pemesanan_id: number,
): Promise<StoredRow<'pembayaran'>[]> {
  const rows = await db
    .selectFrom('pembayaran')
    .selectAll('pembayaran')
    .innerJoin('putusan_pembayaran', (join) =>
      join.onRef('putusan_pembayaran.pembayaran_id', '=', 'pembayaran.id').on('status', '=', 'diterima'),
    )
    .where('pembayaran.pemesanan_id', '=', pemesanan_id)
    .where('metode', '=', 'transfer')
    .where(({ not, ref }) => not(wasDecided(ref('pembayaran.id'), ['dibatalkan'])))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pasangan_mutasi')
            .select('pasangan_mutasi.id')
            .whereRef('pasangan_mutasi.pembayaran_id', '=', 'pembayaran.id')
            .where(isHeld),
        ),
      ),
    )
    .orderBy('pembayaran.id')
    .execute()
  return rows.map(withNumbers)
}

/** Payments with what an answer tells of who recorded them, their receipt and their bank line. */
export const paymentRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('pembayaran')
    .leftJoin('akun', 'akun.id', 'pembayaran.akun_id')
    .leftJoin('token_api', 'token_api.id', 'pembayaran.token_id')
    .leftJoin('kwitansi', 'kwitansi.pembayaran_id', 'pembayaran.id')
    .leftJoin('pasangan_mutasi', (join) =>
      join.onRef('pasangan_mutasi.pembayaran_id', '=', 'pembayaran.id').on(isHeld),
    )
    .selectAll('pembayaran')
    .select(['kwitansi.nomor', 'pasangan_mutasi.mutasi_id'])
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['executeTakeFirstOrThrow']>>

/** Lists the payments of a booking in the order in which they were recorded; `id` narrows them to one. */
export async function listPayments(
  db: Kysely<Tables>,
  pemesanan_id: number,
  id?: number,
): Promise<Pembayaran[]> {
  const rows = await paymentRows(db)
    .where('pembayaran.pemesanan_id', '=', pemesanan_id)
    .$if(id !== undefined, (query) => query.where('pembayaran.id', '=', id ?? 0))
    .orderBy('pembayaran.id')
    .execute()
  return shownPayments(db, rows)
}

/** Returns rows of payments as calls answer them: each with its last decision, and with its twins. */
export async function shownPayments(db: Kysely<Tables>, rows: readonly PaymentRow[]): Promise<Pembayaran[]> {
  const ids = rows.map((row) => row.id)
  const decisions = await decisionsOf(db, ids)
  const twins = await twinsOf(db, rows)
  return rows.map(({ bukti, bukti_kunci, akun_id, token_id, pada, oleh, nomor, ...row }) => {
    const last = decisions.get(row.id)
    return {
      ...row,
      jumlah: Number(row.jumlah),
      kurs: row.kurs === null ? null : Number(row.kurs),
      status: last?.status ?? 'menunggu',
      alasan: last?.alasan ?? '',
      bukti: bukti !== '',
      kwitansi: nomor,
      dicatat_oleh: oleh,
      dicatat_akun: akun_id,
      dicatat_pada: pada,
      diputus_oleh: last?.oleh ?? '',
      diputus_pada: last?.pada ?? null,
      kembar: twins.get(row.id) ?? [],
    }
  })
}

/** Reads the last decision on each of some payments. */
async function decisionsOf(db: Kysely<Tables>, ids: readonly number[]) {
  const found = new Map<
    number,
    Pick<StoredRow<'putusan_pembayaran'>, 'status' | 'alasan' | 'pada'> & { oleh: string }
  >()
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('putusan_pembayaran')
      .leftJoin('akun', 'akun.id', 'putusan_pembayaran.akun_id')
      .select(['pembayaran_id', 'status', 'alasan', 'pada'])
      .select(({ fn, val }) => fn.coalesce('akun.nama', val('')).as('oleh'))
      .where('pembayaran_id', 'in', part)
      .orderBy('ke')
      .execute()
    for (const { pembayaran_id, ...row } of rows) found.set(pembayaran_id, row)
  }
  return found
}

type Twin = Pembayaran['kembar'][number]
type Compared = Pick<StoredRow<'pembayaran'>, 'id' | 'rujukan' | 'bukti_kunci'>

/** Finds for payments those others that have the same proof or reference and were neither refused nor cancelled. */
async function twinsOf(db: Kysely<Tables>, rows: readonly Compared[]): Promise<Map<number, Twin[]>> {
  const found = new Map<number, Twin[]>()
  for (const [field, karena] of [
    ['bukti_kunci', 'bukti'],
    ['rujukan', 'rujukan'],
  ] as const) {
    const values = [...new Set(rows.map((row) => row[field]).filter((value) => value !== ''))]
    for (const part of inParts(values)) {
      const others = await db
        .selectFrom('pembayaran')
        .innerJoin('pemesanan', 'pemesanan.id', 'pembayaran.pemesanan_id')
        .select([
          'pembayaran.id',
          'pembayaran.pemesanan_id',
          'pemesanan.kode',
          `pembayaran.${field} as value`,
        ])
        .where(`pembayaran.${field}`, 'in', part)
        .where(({ not, ref }) => not(wasDecided(ref('pembayaran.id'), ['ditolak', 'dibatalkan'])))
        .orderBy('pembayaran.id')
        .execute()
      for (const row of rows)
        for (const { value, ...other } of others)
          if (
            row[field] === value &&
            other.id !== row.id &&
            !found.get(row.id)?.some(({ id }) => id === other.id)
          )
            found.set(row.id, [...(found.get(row.id) ?? []), { ...other, karena }])
    }
  }
  return found
}
