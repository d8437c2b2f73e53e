import { randomInt } from 'node:crypto'
import type { Schema } from './schema.ts'

const PIECE = 500

export async function up(db: Schema): Promise<void> {
  const table = () => db.schema.alterTable('pendaftaran')
  for (const name of ['kode', 'kamar', 'telepon_kunci', 'cari', 'pemasaran_ditarik_oleh', 'diubah_oleh']) {
    await table()
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await table().addColumn('pemasaran_ditarik_pada', 'text').execute()

  const codes = new Set<string>()
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pendaftaran')
      .select(['id', 'nama', 'email', 'telepon', 'paket', 'catatan', 'catatan_admin'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const row of rows) {
      const kode = newCode(codes)
      const telepon_kunci = phoneDigits(row.telepon)
      const texts = [row.nama, row.email, row.telepon, row.paket, row.catatan, row.catatan_admin]
      const cari = [fold([...texts, kode, kode.replace('-', '')].join('\n')), telepon_kunci].join('\n')
      await db
        .updateTable('pendaftaran')
        .set({ kode, telepon_kunci, cari })
        .where('id', '=', row.id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  await db.schema.createIndex('pendaftaran_kode').unique().on('pendaftaran').column('kode').execute()
  await db.schema.createIndex('pendaftaran_status').on('pendaftaran').columns(['status', 'id']).execute()
  await db.schema.createIndex('pendaftaran_diubah').on('pendaftaran').column('updated_at').execute()

  // The search no longer knows apostrophes: "Ma'had" and "Mahad" are one word.
  for (const { id, cari } of await db.selectFrom('paket').select(['id', 'cari']).execute()) {
    const folded = fold(cari)
    if (folded !== cari) await db.updateTable('paket').set({ cari: folded }).where('id', '=', id).execute()
  }

  await db.schema
    .createTable('kiriman')
    .addColumn('kunci', 'text', (column) => column.primaryKey())
    .addColumn('isi', 'text', (column) => column.notNull())
    .addColumn('jawaban', 'text', (column) => column.notNull())
    .addColumn('rujukan', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('kiriman_rujukan').on('kiriman').column('rujukan').execute()
  await db.schema.createIndex('kiriman_waktu').on('kiriman').column('created_at').execute()
}

/*
 * What the product does today with a code, a text and a number, as it stood when this migration was written.
 */

function newCode(taken: Set<string>): string {
  const alphabet = '23456789CDFHJKMNPRTVWXY'
  for (;;) {
    const signs = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
    const code = `${signs.slice(0, 4)}-${signs.slice(4)}`
    if (taken.has(code)) continue
    taken.add(code)
    return code
  }
}

function fold(value: string): string {
  return value
    .replace(/['’‘ʼʻʿʾ`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('id-ID')
}

function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return digits.replace(/^620/, '62')
  if (digits.startsWith('00')) return digits.slice(2).replace(/^620/, '62')
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  return digits.startsWith('8') ? `62${digits}` : digits.replace(/^620/, '62')
}
