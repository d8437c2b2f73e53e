import { expect, it } from 'vitest'
import { wordsHolding } from '../../people/pendaftaran/words-left.ts'
import { isPersonalTable } from '../../platform/db/personal-table.ts'
import { cariSisa } from '../../platform/db/sisa.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { NOUNS } from './nouns.ts'
import { PERSONAL_TABLES, TABLES } from './tables.ts'

/** What columns are called that lead to who somebody is, beside those that are marked as of people. */
const OF_PEOPLE = /^(email|telepon|surel|penerima|nik|no_paspor|akun_id|pendaftaran_id|jamaah_id)/

it('says of every table with a column of people what becomes of them', () => {
  // What is published of a record names nobody who did not mean it to be.
  const published = NOUNS.filter(({ noun }) => noun.published).map(({ noun }) => noun.name)
  const silent = TABLES.filter(({ name, people, columns }) => {
    const named = Object.entries(columns).some(
      ([column, { isPersonal }]) => isPersonal || OF_PEOPLE.test(column),
    )
    return named && !people && !published.includes(name)
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('says so of every table in which somebody who registered stands', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const headers = { ...(await test.signIn('staf')) }
  const sent = (method: 'POST' | 'PATCH', url: string, payload: object, more: object = {}) =>
    test.call({ method, url, headers: { ...headers, ...more }, payload })
  const siti = { nama: 'Siti Aminah', email: 'siti@contoh.test', telepon: '0812 3456 7890' }
  const key = { 'idempotency-key': 'satu' }
  await test.call({
    method: 'POST',
    url: '/api/pendaftaran',
    headers: key,
    payload: { ...siti, setuju: true },
  })
  await sent('PATCH', '/api/pendaftaran/1', { nama: 'Siti A' })
  const spoken = { cara: 'telepon', hasil: 'terhubung', catatan: 'Siti Aminah minta dihubungi' }
  await sent('POST', '/api/pendaftaran/1/kontak', spoken)
  const told = { pendaftaran_id: 1, jenis: 'akses', lewat: 'telepon', pengenal: 'telepon-balik' }
  await sent('POST', '/api/permintaan-data/catat', told)
  const who = [siti.email, '81234567890', siti.nama]
  const sealed = await wordsHolding(db, who)
  expect(sealed).toEqual(['kontak_pendaftaran'])
  // First answers are sealed whole.
  const holding = [...(await cariSisa(db, who)), ...sealed, 'kiriman']
  expect(holding).toEqual(
    expect.arrayContaining(['kotak_keluar', 'pendaftaran', 'permintaan_data', 'riwayat', 'tautan_data']),
  )
  const declared = TABLES.filter(({ people }) => people).map(({ name }) => name)
  expect(holding.filter((name) => !declared.includes(name))).toEqual([])
})

it('has every table of records about people in requests, erasing and letting go, under its own name', () => {
  for (const { name, people } of TABLES)
    if (people && isPersonalTable(people)) {
      expect(people.table).toBe(name)
      expect(PERSONAL_TABLES).toContain(people)
    }
  expect(PERSONAL_TABLES.map(({ table }) => table)).toContain('pendaftaran')
})
