import { PAKET_LISTS } from '@safar/shared/paket/schema'
import type { CreateTableBuilder, Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

// A migration sees the schema of its own time, not today's.
// biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature for migrations.
type Schema = Kysely<any>

/** An id that is never given twice, not even after the newest row went. */
function withId<Table extends string>(table: CreateTableBuilder<Table>, kind: DatabaseKind) {
  return kind === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
}

function migrations(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001-awal': {
      async up(db: Schema) {
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
          .addColumn('akun_id', 'integer', (column) =>
            column.notNull().references('akun.id').onDelete('cascade'),
          )
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
        for (const list of PAKET_LISTS) paket = paket.addColumn(list, 'text', (column) => column.notNull())
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
      },
    },

    '0002-riwayat-sampah-pendaftaran': {
      async up(db: Schema) {
        await withId(db.schema.createTable('riwayat'), kind)
          .addColumn('paket_id', 'integer', (column) => column.notNull())
          .addColumn('aksi', 'text', (column) => column.notNull())
          .addColumn('waktu', 'text', (column) => column.notNull())
          .addColumn('oleh', 'text', (column) => column.notNull())
          .addColumn('paket', 'text', (column) => column.notNull())
          .execute()
        await db.schema.createIndex('riwayat_paket').on('riwayat').columns(['paket_id', 'id']).execute()

        await db.schema
          .createTable('sampah')
          .addColumn('paket_id', 'integer', (column) => column.primaryKey())
          .addColumn('dihapus_pada', 'text', (column) => column.notNull())
          .addColumn('dihapus_oleh', 'text', (column) => column.notNull())
          .addColumn('paket', 'text', (column) => column.notNull())
          .execute()

        await withId(db.schema.createTable('pendaftaran'), kind)
          .addColumn('nama', 'text', (column) => column.notNull())
          .addColumn('email', 'text', (column) => column.notNull())
          .addColumn('email_kunci', 'text', (column) => column.notNull())
          .addColumn('paket', 'text', (column) => column.notNull())
          .addColumn('telepon', 'text', (column) => column.notNull())
          .addColumn('jumlah_pax', 'integer')
          .addColumn('catatan', 'text', (column) => column.notNull())
          .addColumn('status', 'text', (column) => column.notNull())
          .addColumn('catatan_admin', 'text', (column) => column.notNull())
          .addColumn('persetujuan_versi', 'text', (column) => column.notNull())
          .addColumn('persetujuan_pada', 'text', (column) => column.notNull())
          .addColumn('setuju_pemasaran', 'integer', (column) => column.notNull())
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addColumn('updated_at', 'text', (column) => column.notNull())
          .execute()
        await db.schema.createIndex('pendaftaran_email').on('pendaftaran').column('email_kunci').execute()
      },
    },

    '0003-avif': {
      async up(db: Schema) {
        await db.schema
          .alterTable('gambar')
          .addColumn('avif', 'integer', (column) => column.notNull().defaultTo(0))
          .execute()
      },
    },

    '0004-sewa': {
      async up(db: Schema) {
        await db.schema
          .createTable('sewa')
          .addColumn('nama', 'text', (column) => column.primaryKey())
          .addColumn('pemegang', 'text', (column) => column.notNull())
          .addColumn('berakhir', 'bigint', (column) => column.notNull())
          .execute()
      },
    },
  }
}

/** A database that a newer version of this program migrated, as one finds it on the way back from an upgrade. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a newer version of this program. Update the program, or bring back a backup of its own\n' +
        'time with: npm run restore -- FILE. A restore keeps the newer database file beside the restored one.',
    )
    this.name = 'NewerDatabaseError'
  }
}

/**
 * Brings the schema up to date; of several processes one migrates and the others wait.
 * @throws NewerDatabaseError when this program is too old for it.
 */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  throw /corrupted migrations/.test(String(error)) ? new NewerDatabaseError() : error
}
