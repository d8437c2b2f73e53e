import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

const PEMESANAN_TEXTS = [
  'kode',
  'pemesan_nama',
  'pemesan_telepon',
  'pemesan_email',
  'status',
  'status_pada',
  'alasan',
  'batas_dp',
  'mata_uang',
  'dihitung_pada',
  'catatan',
  'catatan_staf',
  'harga_snapshot',
  'cari',
  'created_at',
  'updated_at',
]
const PESERTA_TEXTS = [
  'jenis',
  'nama',
  'tanggal_lahir',
  'kamar',
  'teman_sekamar',
  'visa',
  'polis',
  'cari',
  'created_at',
  'updated_at',
]

/** Bookings with their participants, and the last number of each year's codes. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const later = sql`deferrable initially deferred`
  let pemesanan = withId(db.schema.createTable('pemesanan'), kind)
  for (const name of PEMESANAN_TEXTS)
    pemesanan = pemesanan.addColumn(name, 'text', (column) => column.notNull())
  await pemesanan
    .addColumn('paket_id', 'integer', (column) => column.notNull().references('paket.id').modifyEnd(later))
    .addColumn('pendaftaran_id', 'integer')
    .addColumn('kamar_sendiri', 'integer', (column) => column.notNull())
    .addColumn('cicilan', 'integer')
    .addColumn('total', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('pemesanan_kode').unique().on('pemesanan').column('kode').execute()
  await db.schema.createIndex('pemesanan_paket').on('pemesanan').columns(['paket_id', 'status']).execute()
  await db.schema.createIndex('pemesanan_status').on('pemesanan').columns(['status', 'batas_dp']).execute()
  await db.schema.createIndex('pemesanan_email').on('pemesanan').column('pemesan_email').execute()
  // One registration becomes one booking, however many people press at once.
  await sql`
    create unique index pemesanan_pendaftaran on pemesanan (pendaftaran_id)
    where status <> 'batal' and status <> 'kedaluwarsa'
  `.execute(db)

  let peserta = withId(db.schema.createTable('peserta'), kind)
  for (const name of PESERTA_TEXTS) peserta = peserta.addColumn(name, 'text', (column) => column.notNull())
  await peserta
    .addColumn('pemesanan_id', 'integer', (column) =>
      column.notNull().references('pemesanan.id').modifyEnd(later),
    )
    .addColumn('jamaah_id', 'integer', (column) => column.references('jamaah.id').modifyEnd(later))
    .addColumn('ke', 'integer', (column) => column.notNull())
    .addColumn('kasur', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('peserta_pemesanan').on('peserta').columns(['pemesanan_id', 'ke']).execute()
  await db.schema.createIndex('peserta_jamaah').on('peserta').column('jamaah_id').execute()

  await db.schema
    .createTable('nomor_pemesanan')
    .addColumn('tahun', 'integer', (column) => column.primaryKey())
    .addColumn('terakhir', 'integer', (column) => column.notNull())
    .execute()
}
