import { paketInput } from '@safar/shared/content/paket/factory'
import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { createHttp } from '@safar/shared/platform/http/http'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { wholeRiwayat } from '../../testing/whole-riwayat.ts'
import { emptySampah } from './sampah.repository.ts'

async function clients(test: TestApp) {
  const { authorization } = await test.signIn('admin', 'siti@safar.test')
  const baseUrl = await test.app.listen({ port: 0 })
  const http = createHttp({ baseUrl, getToken: () => authorization.slice(7) })
  return {
    paket: createPaketClient(http),
    riwayat: createRiwayatClient(http, PAKET),
    sampah: createSampahClient(http, PAKET),
  }
}

it('keeps every change of a package with who and when, and restores one', async () => {
  await using test = await createTestApp()
  const { paket, riwayat } = await clients(test)
  const first = await paket.create(paketInput())
  test.advance(1000)
  const second = await paket.update(first.id, { nama_paket: 'Salah ketik', hotels: [] })
  const kept = await wholeRiwayat(riwayat, first.slug)
  expect(kept.map(({ aksi, oleh, waktu }) => [aksi, oleh, waktu])).toEqual([
    ['ubah', 'Nama siti@safar.test', '2026-11-21T03:00:01.000Z'],
    ['buat', 'Nama siti@safar.test', '2026-11-21T03:00:00.000Z'],
  ])
  expect(kept.map((revision) => revision.data)).toEqual([second, first])
  const versi = await test.deps.database.kontenVersi()
  const { data: restored, pesan } = await riwayat.restore(first.id, kept[1]?.id ?? 0)
  expect(pesan).toBeNull()
  expect(restored).toEqual({ ...first, updated_at: restored?.updated_at })
  expect(await test.deps.database.kontenVersi()).toBe(Number(versi) + 1)
  expect((await wholeRiwayat(riwayat, first.id))[0]?.aksi).toBe('pulihkan')
})

it('names the account behind a change, whatever its owner calls himself', async () => {
  await using test = await createTestApp()
  const { paket, riwayat, sampah } = await clients(test)
  const headers = await test.signIn('admin', 'budi@safar.test')
  const call = (url: string, payload: object) => test.call({ method: 'POST', url, headers, payload })
  await paket.create(paketInput())
  await call('/api/auth/me', { nama: 'Nama siti@safar.test' })
  await call('/api/paket/1', { maskapai: 'Garuda' })
  expect((await riwayat.list(1)).data.map(({ oleh, akun }) => [oleh, akun?.email])).toEqual([
    ['Nama siti@safar.test', 'budi@safar.test'],
    ['Nama siti@safar.test', 'siti@safar.test'],
  ])
  const stale = await call('/api/paket/1', { maskapai: 'Saudia', updated_at: '2020-01-01T00:00:00.000Z' })
  expect(stale.body).toMatchObject({ diubah_oleh: 'Nama siti@safar.test (budi@safar.test)' })
  await test.call({ method: 'DELETE', url: '/api/paket/1', headers })
  expect((await sampah.list())[0]?.akun).toEqual({ id: 2, email: 'budi@safar.test' })
})

it('lists revisions by pages, without the packages, whose texts may be long', async () => {
  await using test = await createTestApp()
  const { paket, riwayat } = await clients(test)
  const headers = await test.signIn('admin')
  await paket.create(paketInput({ deskripsi: 'x'.repeat(20_000) }))
  for (let turn = 0; turn < 44; turn += 1) await paket.update(1, { keterangan: `Keterangan ${turn}` })
  const first = await riwayat.list(1)
  expect([first.data.length, first.total]).toEqual([20, 45])
  const ids = [...first.data]
  for (const page of [2, 3]) ids.push(...(await riwayat.list(1, { page })).data)
  expect(new Set(ids.map(({ id }) => id)).size).toBe(45)
  expect(ids.at(-1)?.aksi).toBe('buat')
  expect((await riwayat.get(1, ids[0]?.id ?? 0)).data.keterangan).toBe('Keterangan 43')
  const raw = await test.app.inject({ url: '/api/paket/1/riwayat?per_page=100', headers })
  expect(raw.body.length).toBeLessThan(45 * 300)
  const status = async (query: string) =>
    (await test.call({ url: `/api/paket/1/riwayat${query}`, headers })).status
  expect(await status('?per_page=101')).toBe(422)
  expect(await status('?page=9')).toBe(200)
  expect(await status('/999')).toBe(404)
  expect(await status('/x')).toBe(404)
})

it('never gives one package the revision of another', async () => {
  await using test = await createTestApp()
  const { paket, riwayat } = await clients(test)
  await paket.create(paketInput({ nama_paket: 'Satu' }))
  await paket.create(paketInput({ nama_paket: 'Dua' }))
  const [ofSecond] = await wholeRiwayat(riwayat, 2)
  await expect(riwayat.restore(1, ofSecond?.id ?? 0)).rejects.toMatchObject({ status: 404 })
  await expect(riwayat.list(3)).rejects.toMatchObject({ status: 404 })
  expect((await paket.get(1)).nama_paket).toBe('Satu')
})

it('moves a deleted package to the trash and brings it back under its id and address', async () => {
  await using test = await createTestApp()
  const { paket, sampah } = await clients(test)
  const first = await paket.create(paketInput())
  await paket.remove(first.id)
  expect(await paket.list()).toEqual([])
  expect(await sampah.list()).toEqual([
    {
      id: first.id,
      dihapus_pada: '2026-11-21T03:00:00.000Z',
      dihapus_oleh: 'Nama siti@safar.test',
      akun: { id: 1, email: 'siti@safar.test' },
      simpan_sampai: '2026-12-21',
      data: first,
    },
  ])
  const second = await paket.create(paketInput({ nama_paket: 'Lain' }))
  expect(second.id).not.toBe(first.id)
  const { data: restored, pesan } = await sampah.restore(first.id)
  expect(pesan).toBe('Kursi 12 dari 50, seperti saat dihapus.')
  expect(restored).toEqual({ ...first, updated_at: restored?.updated_at })
  expect(await sampah.list()).toEqual([])
  await expect(sampah.restore(first.id)).rejects.toMatchObject({ status: 404 })
})

it('gives a restored package another address where its own is taken by now', async () => {
  await using test = await createTestApp()
  const { paket, sampah } = await clients(test)
  const first = await paket.create(paketInput())
  await paket.remove(first.id)
  await paket.create(paketInput())
  expect((await sampah.restore(first.id, true)).data?.slug).toBe(`${first.slug}-2`)
})

it('lets go of what was deleted long ago', async () => {
  await using test = await createTestApp()
  const { paket, sampah } = await clients(test)
  await paket.create(paketInput({ nama_paket: 'Lama' }))
  await paket.create(paketInput({ nama_paket: 'Baru' }))
  await paket.remove(1)
  test.advance(2000)
  await paket.remove(2)
  const later = test.deps.now().getTime() + SAMPAH_HARI * 86_400_000
  await emptySampah(test.deps.database.db, new Date(later - 1000), () => undefined)
  expect((await sampah.list()).map((entry) => entry.data.nama_paket)).toEqual(['Baru'])
})
