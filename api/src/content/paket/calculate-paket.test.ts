import { paketInput } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { calculationCalls, HARGA } from './calculation.testing.ts'

const dewasa = { jenis: 'dewasa' } as const

it('tells everybody what a family pays, by slug and by id', async () => {
  await using test = await createTestApp()
  const { staff, everybody, count } = await calculationCalls(test)
  const paket = await staff.create(paketInput(HARGA))
  const body = {
    peserta: [
      dewasa,
      dewasa,
      { jenis: 'anak', tanggal_lahir: '2018-05-03', kasur: true },
      { jenis: 'anak', tanggal_lahir: '2020-05-03', kasur: false },
      { jenis: 'bayi', tanggal_lahir: '2026-05-03' },
    ],
    kamar: 'quad',
    kamar_sendiri: true,
  }
  const answer = await count(paket.slug, body)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        baris: [
          { uraian: 'Dewasa, kamar quad', jumlah: 2, harga: 29_500_000, subtotal: 59_000_000 },
          { uraian: 'Anak dengan kasur', jumlah: 1, harga: 28_000_000, subtotal: 28_000_000 },
          { uraian: 'Bayi', jumlah: 1, harga: 0, subtotal: 0 },
          { uraian: 'Kasur kosong, kamar quad', jumlah: 1, harga: 29_500_000, subtotal: 29_500_000 },
        ],
        total: 116_500_000,
        belum_termasuk: ['1 × Anak tanpa kasur: harganya belum ditetapkan'],
        dp: 30_000_000,
      },
    },
  })
  expect(answer.body.data.jadwal[0]).toMatchObject({ jumlah: 30_000_000, uraian: 'Uang muka' })
  expect((await count(paket.id, body)).body).toEqual(answer.body)
  expect(await everybody.calculate(paket.slug, { peserta: [dewasa], kamar: 'double' })).toMatchObject({
    total: 32_000_000,
  })
})

it('refuses what is no family, field by field, and believes no sum', async () => {
  await using test = await createTestApp()
  const { staff, count } = await calculationCalls(test)
  const { id } = await staff.create(paketInput(HARGA))
  const wrong: [object, string[]][] = [
    [{}, ['kamar', 'peserta']],
    [{ peserta: [], kamar: 'quad' }, ['peserta']],
    [{ peserta: Array.from({ length: 60 }, () => dewasa), kamar: 'quad' }, ['peserta']],
    [{ peserta: [{ jenis: 'kucing' }], kamar: 'quad' }, ['peserta.0.jenis']],
    [{ peserta: 'dua', kamar: 'quad' }, ['peserta']],
    [{ peserta: [dewasa], kamar: 'suite' }, ['kamar']],
    [{ peserta: [dewasa], kamar: 'quad', kamar_sendiri: 'ya' }, ['kamar_sendiri']],
    [{ peserta: [dewasa, { jenis: 'anak', kasur: true }], kamar: 'quad' }, ['peserta.1.tanggal_lahir']],
    [
      { peserta: [{ jenis: 'bayi', tanggal_lahir: '2026-02-30' }], kamar: 'quad' },
      ['peserta.0.tanggal_lahir'],
    ],
    [
      { peserta: [{ jenis: 'bayi', tanggal_lahir: '2999-01-01' }], kamar: 'quad' },
      ['peserta.0.tanggal_lahir'],
    ],
    [{ peserta: [{ jenis: 'anak', tanggal_lahir: '2020-01-01' }], kamar: 'quad' }, ['peserta.0.kasur']],
    [{ peserta: [dewasa], kamar: 'quad', susunan: ['quad'] }, ['susunan']],
    [
      { peserta: [dewasa, dewasa, dewasa], kamar: 'double', kamar_sendiri: true, susunan: ['double'] },
      ['susunan'],
    ],
  ]
  for (const [body, fields] of wrong) {
    const { status, body: said } = await count(id, body)
    expect([status, Object.keys(said.errors ?? {}).sort()], JSON.stringify(body)).toEqual([422, fields])
    expect(JSON.stringify(said)).not.toMatch(/expected|invalid/i)
  }
  const claimed = { peserta: [dewasa], kamar: 'quad', total: 1, harga_quad: 1, baris: [] }
  expect((await count(id, claimed)).body.data.total).toBe(29_500_000)
})

it('knows nothing of packages that are missing or not yet published', async () => {
  await using test = await createTestApp()
  const { staff, count } = await calculationCalls(test)
  const draft = await staff.create(paketInput({ status: 'draf' }))
  const body = { peserta: [dewasa], kamar: 'quad' }
  for (const url of ['404', 'tidak-ada', '99999999999999999999', String(draft.id)]) {
    expect((await count(url, body)).status, url).toBe(404)
  }
  await staff.update(draft.id, { status: 'terbit' })
  expect((await count(draft.id, body)).status).toBe(200)
  await staff.remove(draft.id)
  expect((await count(draft.slug, body)).status).toBe(404)
})
