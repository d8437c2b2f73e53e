import { sql } from 'kysely'
import { type DatabaseKind, type Schema, withId } from './schema.ts'

const TEXTS = [
  'nama_paspor',
  'sapaan',
  'nama_ktp',
  'nama_kartu_vaksin',
  'nama_ayah',
  'jenis_kelamin',
  'tempat_lahir',
  'tgl_lahir',
  'jenis_identitas',
  'nik',
  'nik_kunci',
  'no_paspor',
  'no_paspor_kunci',
  'tgl_terbit',
  'tgl_habis',
  'kota_terbit',
  'alamat',
  'provinsi',
  'kabupaten',
  'kecamatan',
  'kelurahan',
  'telepon',
  'no_hp',
  'email',
  'kewarganegaraan',
  'status_nikah',
  'pendidikan',
  'pekerjaan',
  'no_bpjs',
  'kebutuhan',
  'penyakit_khusus',
  'catatan_staf',
  'vaksin',
  'cari',
  'created_at',
  'updated_at',
]

/** Pilgrims: numbers and illnesses sealed, and one record for a NIK. */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  let table = withId(db.schema.createTable('jamaah'), kind)
  for (const name of TEXTS) table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.execute()
  await sql`create unique index jamaah_nik on jamaah (nik_kunci) where nik_kunci <> ''`.execute(db)
  await db.schema.createIndex('jamaah_no_paspor').on('jamaah').column('no_paspor_kunci').execute()
  await db.schema.createIndex('jamaah_email').on('jamaah').column('email').execute()
}
