import { paketInput } from '@safar/shared/content/paket/factory'
import { nilaiOf } from '@safar/shared/content/paket/perubahan/perubahan'
import type {
  Perubahan,
  PerubahanNanti,
  PerubahanPaket,
} from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

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

it('tells staff before a save what it will publish, as it does afterwards, and saves nothing', async () => {
  await using test = await createTestApp()
  const admin = () => test.signIn('admin')
  const send = async <Body = { data: { id: number } }>(url: string, payload: object, headers?: object) =>
    test.call<Body>({ method: 'POST', url, headers: { ...(headers ?? (await admin())) }, payload })
  const input = paketInput({ harga_double: 40_000_000, status: 'terbit' })
  const { id } = (await send('/api/paket', input)).body.data
  const url = `/api/paket/${id}/perubahan`
  const values = (harga_double: number) => nilaiOf({ ...input, currency: 'Rp', harga_double })
  const ask = async (harga: number) => (await send<{ data: PerubahanNanti }>(url, values(harga))).body.data

  expect(await ask(45_000_000)).toEqual({ tampil: [], koreksi: ['harga_double'] })
  test.advance(2 * HOUR)
  const said = await ask(45_000_000)
  expect(said).toMatchObject({ tampil: [{ dari: 40_000_000, ke: 45_000_000 }], koreksi: [] })
  expect((await test.call<{ data: [] }>({ url })).body.data).toEqual([])
  await send(`/api/paket/${id}`, { harga_double: 45_000_000 })
  const told = (await test.call<{ data: Perubahan[] }>({ url })).body.data
  expect(told.map(({ pada: _, ...rest }) => rest)).toEqual(said.tampil.map(({ pada: _, ...rest }) => rest))

  expect((await send(url, values(1), {})).status).toBe(401)
  expect((await send(url, { ...values(1), harga_double: -1 })).status).toBe(422)
  expect((await send('/api/paket/999/perubahan', values(1))).status).toBe(404)
})
