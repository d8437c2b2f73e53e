import { type DatabaseKind, type Schema, withId } from './schema.ts'

/** A sign-in may need more than a password: codes of an app, passkeys, and codes on paper for the day when both are gone. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await db.schema
    .alterTable('sesi')
    .addColumn('dikukuhkan_pada', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('totp')
    .addColumn('akun_id', 'integer', (column) =>
      column.primaryKey().references('akun.id').onDelete('cascade'),
    )
    .addColumn('rahasia', 'text', (column) => column.notNull())
    .addColumn('langkah', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('aktif_pada', 'text')
    .execute()
  let passkey = withId(db.schema.createTable('passkey'), kind).addColumn('akun_id', 'integer', (column) =>
    column.notNull().references('akun.id').onDelete('cascade'),
  )
  for (const name of ['kredensial', 'pengguna', 'rp', 'kunci_publik', 'transports', 'nama', 'created_at'])
    passkey = passkey.addColumn(name, 'text', (column) => column.notNull())
  await passkey
    .addColumn('hitungan', 'bigint', (column) => column.notNull())
    .addColumn('dipakai_pada', 'text')
    .execute()
  await db.schema.createIndex('passkey_kredensial').unique().on('passkey').columns(['kredensial']).execute()
  await db.schema.createIndex('passkey_akun').on('passkey').column('akun_id').execute()
  await db.schema
    .createTable('kode_pemulihan')
    .addColumn('akun_id', 'integer', (column) => column.notNull().references('akun.id').onDelete('cascade'))
    .addColumn('awal', 'text', (column) => column.notNull())
    .addColumn('kode_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kode_pemulihan_kunci', ['akun_id', 'awal'])
    .execute()
  await db.schema
    .createTable('tantangan')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('akun_id', 'integer', (column) => column.references('akun.id').onDelete('cascade'))
    .addColumn('pengguna', 'text', (column) => column.notNull())
    .addColumn('rp', 'text', (column) => column.notNull())
    .addColumn('asal', 'text', (column) => column.notNull())
    .addColumn('mulai', 'bigint', (column) => column.notNull())
    .addColumn('berakhir', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('kunci_server')
    .addColumn('nama', 'text', (column) => column.primaryKey())
    .addColumn('kunci', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('aturan_akun')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('faktor_wajib', 'integer', (column) => column.notNull())
    .execute()
}
