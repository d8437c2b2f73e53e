import { createHttp } from '@safar/shared/http'
import { createPaketClient } from '@safar/shared/paket/client'
import { paketInput } from '@safar/shared/paket/factory'
import { createRiwayatClient } from '@safar/shared/paket/riwayat'
import { createSampahClient } from '@safar/shared/paket/sampah'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { emptySampah } from './sampah.repository.ts'

async function clients(test: TestApp) {
  const { authorization } = await test.signIn('admin', 'siti@safar.test')
  const baseUrl = await test.app.listen({ port: 0 })
  const http = createHttp({ baseUrl, getToken: () => authorization.slice(7) })
  return {
    paket: createPaketClient(http),
    riwayat: createRiwayatClient(http),
    sampah: createSampahClient(http),
  }
}

it('keeps every change of a package with who and when, and restores one', async () => {
  await using test = await createTestApp()
  const { paket, riwayat } = await clients(test)
  const first = await paket.create(paketInput())
  test.advance(1000)
  const second = await paket.update(first.id, { nama_paket: 'Salah ketik', hotels: [] })
  const kept = await riwayat.list(first.slug)
  expect(kept.map(({ aksi, oleh, waktu }) => [aksi, oleh, waktu])).toEqual([
    ['ubah', 'Nama siti@safar.test', '2026-11-21T03:00:01.000Z'],
    ['buat', 'Nama siti@safar.test', '2026-11-21T03:00:00.000Z'],
  ])
  expect(kept.map((revision) => revision.paket)).toEqual([second, first])
  const versi = await test.deps.database.kontenVersi()
  const { paket: restored, pesan } = await riwayat.restore(first.id, kept[1]?.id ?? 0)
  expect(pesan).toBeNull()
  expect(restored).toEqual({ ...first, updated_at: restored?.updated_at })
  expect(await test.deps.database.kontenVersi()).toBe(Number(versi) + 1)
  expect((await riwayat.list(first.id))[0]?.aksi).toBe('pulihkan')
})

it('never gives one package the revision of another', async () => {
  await using test = await createTestApp()
  const { paket, riwayat } = await clients(test)
  await paket.create(paketInput({ nama_paket: 'Satu' }))
  await paket.create(paketInput({ nama_paket: 'Dua' }))
  const [ofSecond] = await riwayat.list(2)
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
      paket: first,
    },
  ])
  const second = await paket.create(paketInput({ nama_paket: 'Lain' }))
  expect(second.id).not.toBe(first.id)
  const { paket: restored, pesan } = await sampah.restore(first.id)
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
  expect((await sampah.restore(first.id)).paket?.slug).toBe(`${first.slug}-2`)
})

it('lets go of what was deleted long ago', async () => {
  await using test = await createTestApp()
  const { paket, sampah } = await clients(test)
  await paket.create(paketInput({ nama_paket: 'Lama' }))
  await paket.create(paketInput({ nama_paket: 'Baru' }))
  await paket.remove(1)
  test.advance(2000)
  await paket.remove(2)
  await emptySampah(test.deps.database.db, new Date(test.deps.now().getTime() - 1000))
  expect((await sampah.list()).map((entry) => entry.paket.nama_paket)).toEqual(['Baru'])
})
