import type { PembayaranStatus } from '@safar/shared/money/pembayaran/pembayaran'
import type { PembayaranPage } from '@safar/shared/money/pembayaran/pembayaran-schema'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'
import { verifiersBeside } from './decide-payment.ts'
import { paymentRows, shownPayments } from './pembayaran.repository.ts'

/** Narrows payments to those in a state: those that wait, or whose last decision it is. */
const inState = (asked: PembayaranStatus) => (eb: ExpressionBuilder<Tables, 'pembayaran'>) => {
  if (asked === 'menunggu')
    return eb('pembayaran.id', 'in', eb.selectFrom('pembayaran_menunggu').select('pembayaran_id'))
  const asLast = eb
    .selectFrom('putusan_pembayaran')
    .select('putusan_pembayaran.pembayaran_id')
    .where('putusan_pembayaran.status', '=', asked)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('putusan_pembayaran as lain')
            .select('lain.id')
            .whereRef('lain.pembayaran_id', '=', 'putusan_pembayaran.pembayaran_id')
            .whereRef('lain.ke', '>', 'putusan_pembayaran.ke'),
        ),
      ),
    )
  return eb('pembayaran.id', 'in', asLast)
}

interface Query {
  status: PembayaranStatus
  page: number
  per_page: number
}

/** Lists a page of payments over all bookings in one state; of those that wait the oldest come first. */
export async function pagePayments(
  db: Kysely<Tables>,
  reader: Pelaku,
  { status: asked, page, per_page }: Query,
): Promise<PembayaranPage> {
  const { total } = await db
    .selectFrom('pembayaran')
    .select(({ fn }) => fn.countAll().as('total'))
    .where(inState(asked))
    .executeTakeFirstOrThrow()
  const rows = await paymentRows(db)
    .innerJoin('pemesanan', 'pemesanan.id', 'pembayaran.pemesanan_id')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .select(['pemesanan.kode', 'pemesanan.pemesan_nama', 'paket.nama_paket'])
    .where(inState(asked))
    .orderBy('pembayaran.id', asked === 'menunggu' ? 'asc' : 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const named = rows.map(({ kode, pemesan_nama, nama_paket, ...row }) => ({
    row,
    names: { kode, pemesan_nama, nama_paket },
  }))
  const shown = await shownPayments(
    db,
    named.map(({ row }) => row),
  )
  return {
    data: named.flatMap(({ names }, at) => {
      const payment = shown[at]
      return payment ? [{ ...payment, ...names }] : []
    }),
    pemeriksa: await verifiersBeside(db, Number(reader.id)),
    meta: pageMeta(Number(total), { page, per_page }),
  }
}
