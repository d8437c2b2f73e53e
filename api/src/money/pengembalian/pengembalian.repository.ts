import type { PengembalianStatus } from '@safar/shared/money/pengembalian/pengembalian'
import {
  type Pengembalian,
  suratPengembalianSchema,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { type Kysely, sql } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'

export const PENGEMBALIAN_TIDAK_ADA = 'Pengembalian ini tidak ada.'

/** The state of a refund in a query of refunds with their last decision. */
const status = sql<PengembalianStatus>`coalesce(putusan.status, 'disetujui')`

const rowsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('pengembalian')
    .innerJoin('pemesanan', 'pemesanan.id', 'pengembalian.pemesanan_id')
    .leftJoin('akun as penyetuju', 'penyetuju.id', 'pengembalian.akun_id')
    .leftJoin('putusan_pengembalian as putusan', (join) =>
      join
        .onRef('putusan.pengembalian_id', '=', 'pengembalian.id')
        .on(
          'putusan.ke',
          '=',
          sql<number>`(select max(ke) from putusan_pengembalian where pengembalian_id = pengembalian.id)`,
        ),
    )
    .leftJoin('akun as pemutus', 'pemutus.id', 'putusan.akun_id')
    .leftJoin('putusan_pengembalian as bayar', (join) =>
      join.onRef('bayar.pengembalian_id', '=', 'pengembalian.id').on('bayar.status', '=', 'dibayar'),
    )
    .select([
      'pengembalian.id',
      'pengembalian.pemesanan_id',
      'pemesanan.kode',
      'pengembalian.sebab',
      'pengembalian.jumlah',
      'pengembalian.mata_uang',
      'pengembalian.alasan',
      'pengembalian.isi',
      'pengembalian.pada',
      'putusan.alasan as alasan_putusan',
      'putusan.pada as diputus_pada',
      'bayar.tanggal_bank',
      'bayar.rujukan',
    ])
    .select(status.as('status'))
    .select(({ fn, val }) => fn.coalesce('penyetuju.nama', val('')).as('disetujui_oleh'))
    .select(({ fn, val }) => fn.coalesce('pemutus.nama', val('')).as('diputus_oleh'))

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const shown = ({ isi, pada, alasan_putusan, ...row }: Row): Pengembalian => ({
  ...row,
  jumlah: Number(row.jumlah),
  alasan: alasan_putusan || row.alasan,
  rujukan: row.rujukan ?? '',
  disetujui_pada: pada,
  surat: suratPengembalianSchema.parse(JSON.parse(isi)),
})

/** Lists the refunds of a booking in the order of their approval. */
export async function refundsOf(db: Kysely<Tables>, pemesanan_id: number): Promise<Pengembalian[]> {
  const rows = await rowsOf(db)
    .where('pengembalian.pemesanan_id', '=', pemesanan_id)
    .orderBy('pengembalian.id')
    .execute()
  return rows.map(shown)
}

/** Returns a refund as calls answer it. @throws HttpError 404 */
export async function shownRefund(db: Kysely<Tables>, id: number): Promise<Pengembalian> {
  const row = await rowsOf(db).where('pengembalian.id', '=', id).executeTakeFirst()
  if (!row) throw notFound(PENGEMBALIAN_TIDAK_ADA)
  return shown(row)
}

/** Returns the row of a refund as it was approved. @throws HttpError 404 */
export async function findRefund(db: Kysely<Tables>, id: number): Promise<StoredRow<'pengembalian'>> {
  const row = await db.selectFrom('pengembalian').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(PENGEMBALIAN_TIDAK_ADA)
  return { ...row, jumlah: Number(row.jumlah), potongan_dilepas: Number(row.potongan_dilepas) }
}

/** Returns a page of refunds, newest first, in one state where it is named. */
export async function listRefunds(
  db: Kysely<Tables>,
  { keadaan, page, per_page }: { keadaan?: PengembalianStatus | undefined; page: number; per_page: number },
) {
  const all = keadaan === undefined ? rowsOf(db) : rowsOf(db).where(status, '=', keadaan)
  const { total } = await all
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .orderBy('pengembalian.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: rows.map(shown), meta: pageMeta(Number(total), { page, per_page }) }
}
