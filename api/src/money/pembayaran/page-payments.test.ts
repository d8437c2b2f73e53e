import type { PembayaranPage } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { uang } from '../uang.testing.ts'

it('lists what waits over all bookings, the oldest first, for finance alone', async () => {
  await using test = await createTestApp()
  const office = uang(test)
  const page = async (query = '', role: 'keuangan' | 'staf' | 'admin' = 'keuangan') =>
    test.call<PembayaranPage>({ url: `/api/pembayaran${query}`, headers: await office.as(role) })
  const paket = await office.addPaket()
  const [one, two] = [await office.book({ paket_id: paket.id }), await office.book({ paket_id: paket.id })]
  const first = (await office.record(one.id, { jumlah: 10_000_000, rujukan: 'TRX-1' })).body.data
  const second = (await office.record(two.id, { jumlah: 11_000_000, rujukan: 'TRX-1' }, 'keuangan')).body.data
  const refused = (await office.record(two.id, { jumlah: 12_000_000 })).body.data
  await office.decide(refused.id, 'tolak', { alasan: 'Uangnya tidak ada' })
  const { status, body, headers } = await page()
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body.meta).toMatchObject({ total: 2, page: 1 })
  expect(body.data).toMatchObject([
    {
      id: first.id,
      kode: one.kode,
      pemesan_nama: 'Siti Aminah',
      nama_paket: paket.nama_paket,
      status: 'menunggu',
      kembar: [{ id: second.id, karena: 'rujukan' }],
    },
    { id: second.id, kode: two.kode, jumlah: 11_000_000 },
  ])
  expect((await page('?per_page=1&page=2')).body.data.map(({ id }) => id)).toEqual([second.id])
  expect((await page('?status=ditolak')).body.data).toMatchObject([
    { id: refused.id, alasan: 'Uangnya tidak ada' },
  ])
  await office.accept(first.id)
  expect((await page()).body.data.map(({ id }) => id)).toEqual([second.id])
  expect((await page('?status=diterima', 'admin')).body.data.map(({ id }) => id)).toEqual([first.id])
  // Who recorded one is told who else may verify it.
  expect((await page('', 'admin')).body.pemeriksa.length).toBeGreaterThan(0)
  expect((await page('', 'staf')).status).toBe(403)
  expect((await page('?status=lain')).status).toBe(422)
})
