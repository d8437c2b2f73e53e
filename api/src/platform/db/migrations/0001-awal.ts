import { type DatabaseKind, type Schema, withId } from './schema.ts'

const LISTS = [
  'hotels',
  'itineraris',
  'fasilitas',
  'maskapais',
  'pembimbings',
  'harga_termasuks',
  'harga_tidak_termasuks',
  'keunggulans',
  'syarat_ketentuans',
]

export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await withId(db.schema.createTable('akun'), kind)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_kunci', 'text', (column) => column.notNull().unique())
    .addColumn('nama', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('sesi')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('akun_id', 'integer', (column) => column.notNull().references('akun.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('berakhir_pada', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sesi_akun').on('sesi').column('akun_id').execute()

  await db.schema
    .createTable('konten')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('versi', 'bigint', (column) => column.notNull())
    .execute()
  await db.insertInto('konten').values({ id: 1, versi: 1 }).execute()

  let paket = withId(db.schema.createTable('paket'), kind)
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('tipe_paket', 'text', (column) => column.notNull())
    .addColumn('nama_paket', 'text', (column) => column.notNull())
    .addColumn('durasi', 'text', (column) => column.notNull())
    .addColumn('pemberangkatan', 'text', (column) => column.notNull())
    .addColumn('maskapai', 'text', (column) => column.notNull())
    .addColumn('harga_quad', 'bigint', (column) => column.notNull())
    .addColumn('harga_triple', 'bigint', (column) => column.notNull())
    .addColumn('harga_double', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('rating_hotel', 'integer', (column) => column.notNull())
    .addColumn('tanggal_keberangkatan', 'text', (column) => column.notNull())
    .addColumn('keterangan', 'text', (column) => column.notNull())
    .addColumn('thumbnail', 'text', (column) => column.notNull())
    .addColumn('flyer', 'text', (column) => column.notNull())
    .addColumn('deskripsi', 'text', (column) => column.notNull())
    .addColumn('total_pax', 'integer', (column) => column.notNull())
    .addColumn('sisa_pax', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('cari', 'text', (column) => column.notNull())
  for (const list of LISTS) paket = paket.addColumn(list, 'text', (column) => column.notNull())
  await paket.execute()

  await db.schema
    .createTable('percobaan')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .addColumn('jumlah', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('gambar')
    .addColumn('nama', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('gambar_created_at').on('gambar').column('created_at').execute()
}
