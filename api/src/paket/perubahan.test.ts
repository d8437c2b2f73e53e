import { paketInput } from '@safar/shared/paket/factory'
import type { Perubahan, PerubahanPaket } from '@safar/shared/paket/perubahan/schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'

const HOUR = 3_600_000

it('tells what moved since a package went live, to everybody, and nothing of what nobody could read', async () => {
  await using test = await createTestApp()
  let headers = await test.signIn('admin')
  const later = async (hours = 2) => {
    test.advance(hours * HOUR)
    headers = await test.signIn('admin')
  }
  const send = (url: string, payload?: object, method: 'POST' | 'DELETE' = 'POST') =>
    test.call<{ data: { id: number } }>({ method, url, headers, ...(payload && { payload }) })
  const { id } = (
    await send(
      '/api/paket',
      paketInput({ nama_paket: 'Umrah Jujur', harga_double: 40_000_000, status: 'draf' }),
    )
  ).body.data
  const url = `/api/paket/${id}`
  const told = async () =>
    (await test.call<{ data: Perubahan[] }>({ url: `${url}/perubahan` })).body.data.map(
      ({ bidang, dari, ke }) => [bidang, dari, ke],
    )

  expect((await test.call({ url: `${url}/perubahan` })).status).toBe(404)
  await later()
  await send(url, { harga_double: 41_000_000 })
  await later()
  await send(url, { status: 'terbit' })
  expect(await told()).toEqual([])

  await later()
  await send(url, { harga_double: 45_000_000 })
  await later()
  await send(`${url}/kursi`, { ubah: -1 })
  await send(url, { harga_double: 41_000_000, maskapai: 'Garuda Indonesia' })
  const moved = await told()
  expect(moved).toContainEqual(['harga_double', 45_000_000, 41_000_000])
  expect(moved.at(-1)).toEqual(['harga_double', 41_000_000, 45_000_000])
  expect(moved).toContainEqual(['maskapai', expect.any(String), 'Garuda Indonesia'])

  await later()
  await send(url, { harga_double: 99_000_000 })
  await send(url, { harga_double: 41_000_000 })
  await later()
  await send(url, undefined, 'DELETE')
  expect((await test.call({ url: `${url}/perubahan` })).status).toBe(404)
  await later()
  expect((await send(`/api/sampah/${id}/pulihkan`)).status).toBe(200)
  expect(await told()).toEqual(moved)

  // The second revision it went live with: what was restored is one change.
  const list = await test.call<{ data: { id: number; aksi: string }[] }>({ url: `${url}/riwayat`, headers })
  const raised = list.body.data.filter(({ aksi }) => aksi === 'ubah').at(-3)
  await later()
  expect((await send(`${url}/riwayat/${raised?.id}/pulihkan`)).status).toBe(200)
  expect((await told()).filter(([bidang]) => bidang === 'harga_double')).toEqual([
    ['harga_double', 41_000_000, 45_000_000],
    ['harga_double', 45_000_000, 41_000_000],
    ['harga_double', 41_000_000, 45_000_000],
  ])

  const all = await test.call<{ data: PerubahanPaket[] }>({ url: '/api/perubahan' })
  expect(all.body.data).toMatchObject([{ slug: 'umrah-jujur', lengkap: true }])
  expect(all.body.data[0]?.perubahan).toEqual(
    (await test.call<{ data: Perubahan[] }>({ url: `${url}/perubahan` })).body.data,
  )
})
