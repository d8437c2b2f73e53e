import { type DatabaseKind, type Schema, withId } from './schema.ts'

const COLUMNS = [
  ...['brand', 'tagline', 'company', 'address', 'city', 'logo', 'hours', 'email', 'phone', 'chat_phone'],
  ...['instagram', 'youtube', 'facebook', 'akreditasi', 'licence_check_url', 'pixel_id', 'pixel_consent'],
  ...['pixel_teks', 'visi', 'misi', 'syarat', 'privasi', 'persetujuan', 'persetujuan_pemasaran'],
  ...['ppiu', 'pihk', 'asosiasi', 'rekening', 'angka'],
  ...['pixel_versi', 'syarat_versi', 'privasi_versi', 'persetujuan_versi'],
  ...['created_at', 'updated_at', 'cari'],
]

/** Who the agency is, which the environment said until now, is one row from here on. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  await COLUMNS.reduce(
    (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
    withId(db.schema.createTable('pengaturan'), kind),
  ).execute()
}
