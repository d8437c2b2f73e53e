import { paketInput } from '@safar/shared/content/paket/factory'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { dokumenPersonal } from '../../people/jamaah/dokumen.personal.ts'
import { multipart } from '../../testing/multipart.ts'
import { picture } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { papersKept } from './papers-kept.ts'

const JPEG = await picture('jpeg', { width: 60, height: 40 })

interface Planted {
  paket_id: number
  jamaah_id: number
  status: string
}

let last = 0
/** Writes a booking with one participant. */
async function plant({ deps }: TestApp, { paket_id, jamaah_id, status }: Planted): Promise<void> {
  const { db } = deps.database
  last += 1
  const times = sql`${'2026-11-21T03:00:00.000Z'}`
  await sql`insert into pemesanan (id, kode, pemesan_nama, pemesan_telepon, pemesan_email, status, status_pada, alasan,
    batas_dp, mata_uang, dihitung_pada, catatan, catatan_staf, harga_snapshot, cari, created_at, updated_at, paket_id,
    kamar_sendiri, total) values (${last}, ${`SFR-2026-000${last}`}, 'Siti', '', '', ${status}, ${times}, '', '', 'Rp',
    '2026-11-21', '', '', '[]', '', ${times}, ${times}, ${paket_id}, 0, 0)`.execute(db)
  await sql`insert into peserta (id, jenis, nama, tanggal_lahir, kamar, teman_sekamar, visa, polis, cari, created_at,
    updated_at, pemesanan_id, jamaah_id, ke, kasur) values (${last}, 'dewasa', '', '', 'quad', '', '[]', '[]', '',
    ${times}, ${times}, ${last}, ${jamaah_id}, 1, 1)`.execute(db)
}

it('lets go of papers two years after the last return, and of nothing while a journey is ahead', async () => {
  await using test = await createTestApp()
  const { db } = test.deps.database
  const headers = await test.signIn('admin', 'siti@safar.test')
  const post = (url: string, payload: object) =>
    test.call({ method: 'POST', url, headers: { ...headers }, payload })
  for (const tanggal_keberangkatan of ['2026-12-01', '2027-06-01'])
    expect((await post('/api/paket', paketInput({ tanggal_keberangkatan, durasi: '10 Hari' }))).status).toBe(
      201,
    )
  for (const nama_paspor of ['SITI', 'BUDI']) await post('/api/jamaah', { nama_paspor })
  for (const id of [1, 2]) {
    const form = await multipart({ jenis: 'ktp', berkas: new File([new Uint8Array(JPEG)], 'a.jpg') })
    const url = `/api/jamaah/${id}/dokumen`
    await test.call({ method: 'POST', url, payload: form.payload, headers: { ...headers, ...form.headers } })
  }
  const until = async (id: number) =>
    (await papersKept(db, [1, 2]))({ jamaah_id: id, diunggah_pada: '2026-11-21T03:00:00.000Z' })
  expect(await until(1)).toBe('')
  await plant(test, { paket_id: 1, jamaah_id: 1, status: 'selesai' })
  expect(await until(1)).toBe('2028-12-10')
  // A newer upload lasts as long from its own day.
  expect((await papersKept(db, [1]))({ jamaah_id: 1, diunggah_pada: '2027-02-01T03:00:00.000Z' })).toBe(
    '2029-02-01',
  )
  await plant(test, { paket_id: 2, jamaah_id: 1, status: 'lunas' })
  expect(await until(1)).toBe('2029-06-10')
  await plant(test, { paket_id: 2, jamaah_id: 2, status: 'disimpan' })
  expect(await until(2)).toBe('')
  await plant(test, { paket_id: 2, jamaah_id: 2, status: 'batal' })
  expect(await until(2)).toBe('')

  const { expire } = dokumenPersonal(papersKept)
  const kept = async () =>
    (await db.selectFrom('dokumen').select('jamaah_id').orderBy('id').execute()).map(
      (paper) => paper.jamaah_id,
    )
  await expire(db, new Date('2029-06-10T10:00:00.000Z'))
  expect(await kept()).toEqual([1, 2])
  await expire(db, new Date('2029-06-11T10:00:00.000Z'))
  expect(await kept()).toEqual([2])
  const files = await db
    .selectFrom('berkas_pribadi')
    .select(['data_id', 'keadaan'])
    .orderBy('data_id')
    .execute()
  expect(files.map(({ keadaan }) => keadaan)).toEqual(['buang', 'ada'])
})
