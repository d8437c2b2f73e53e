import { DatabaseSync } from 'node:sqlite'
import { matchesSearch, searchTerms } from '@safar/shared/platform/search'
import { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { sqliteDialect } from '../sqlite.ts'
import { up as awal } from './0001-awal.ts'
import { up as riwayatSampahPendaftaran } from './0002-riwayat-sampah-pendaftaran.ts'
import { up } from './0006-kode-pendaftaran.ts'
import type { Schema } from './schema.ts'

const older = {
  nama: "Nur'aini",
  email: 'nur@contoh.test',
  email_kunci: 'nur@contoh.test',
  paket: 'umrah-reguler',
  telepon: '0062 0812-3456-7890',
  jumlah_pax: null,
  catatan: 'Kursi roda',
  status: 'dihubungi',
  catatan_admin: 'Sudah ditelepon',
  persetujuan_versi: '2026-11-21',
  persetujuan_pada: '2026-11-21T03:00:00.000Z',
  setuju_pemasaran: 1,
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
}

it('gives each registration of an older database a code of its own and the text it is found by', async () => {
  const db: Schema = new Kysely({ dialect: sqliteDialect({ writer: new DatabaseSync(':memory:') }) })
  await awal(db, 'sqlite')
  await riwayatSampahPendaftaran(db, 'sqlite')
  const many = Array.from({ length: 1_200 }, () => older)
  for (let start = 0; start < many.length; start += 100) {
    await db
      .insertInto('pendaftaran')
      .values(many.slice(start, start + 100))
      .execute()
  }
  await up(db)
  const rows = await db.selectFrom('pendaftaran').selectAll().execute()
  expect(new Set(rows.map(({ kode }) => kode)).size).toBe(1_200)
  const [first] = rows
  if (!first) throw new Error('no row')
  expect(first).toMatchObject({ ...older, kamar: '', pemasaran_ditarik_pada: null, diubah_oleh: '' })
  expect(first.kode).toMatch(/^[2-9CDFHJKMNPRTVWXY]{4}-[2-9CDFHJKMNPRTVWXY]{4}$/)
  for (const q of ['nuraini', '+62812', '0812', 'kursi', first.kode.replace('-', '')]) {
    expect(matchesSearch(first.cari, searchTerms(q)), q).toBe(true)
  }
  await db.destroy()
})
