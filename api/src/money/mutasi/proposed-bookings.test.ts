import { kelompokOf } from '@safar/shared/money/mutasi/mutasi-group'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { lines } from './mutasi.testing.ts'

const DP = 10_000_000
const HARGA = 29_500_000

it('proposes by what the ledger has open, with the unique code on top, and never a booking in dollars', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  const kode = (await office.money(id)).kode_unik ?? 0
  await office.pay(id, DP)
  await office.addBill(id, { uraian: 'Kursi roda', jumlah: 750_000, alasan: 'Diminta' })
  const usd = await office.addPaket({
    currency: 'USD',
    harga_quad: 750_000,
    harga_triple: 750_000,
    harga_double: 750_000,
    dp_per_pax: 750_000,
    harga_anak_kasur: null,
    harga_anak_tanpa_kasur: null,
    harga_bayi: null,
  })
  await office.book({ paket_id: usd.id })
  const all = await office.bank(
    ['SITI AMINAH DP', DP],
    ['SITI AMINAH', 750_000 + kode],
    ['SITI AMINAH', HARGA - DP],
  )
  const [dp, wheelchair, rest] = all.map(({ usulan }) => usulan)
  // The down payment is paid: its sum is that of no open bill any more.
  expect(dp?.flatMap(({ alasan }) => alasan).join()).not.toContain('tepat')
  expect(wheelchair).toMatchObject([
    {
      pemesanan_id: id,
      alasan: expect.arrayContaining([expect.stringContaining('tagihan Kursi roda ditambah')]),
    },
  ])
  expect(wheelchair).toHaveLength(1)
  expect(rest).toMatchObject([{ pemesanan_id: id, jumlah: HARGA - DP }])
  expect(all.map(kelompokOf)).toEqual(['keputusan', 'siap', 'keputusan'])
})

it('knows a payment that waits by sum, day and reference, and drops it once it is decided', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const { id, kode } = await office.book({ paket_id: paket.id })
  await office.setStatus(id, 'batal')
  const { body } = await office.record(id, { jumlah: 4_321_000, rujukan: 'TRX-8812' })
  const signs = async () => (await office.line(1))?.usulan.map(({ alasan }) => alasan.join(' '))
  await office.bank(['BI-FAST TRX8812', 4_321_000])
  expect(await signs()).toEqual([expect.stringMatching(/Rujukan .*dicatat dan menunggu.*sudah batal/)])
  await office.decide(body.data.id, 'tolak', { alasan: 'Bukan dari bank' })
  expect(await signs()).toEqual([])
  expect(kode).toMatch(/^SFR/)
})

it('proposes a booking that has left while it owes something', async () => {
  await using test = await createTestApp()
  const office = lines(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  await office.pay(id, HARGA)
  await office.setStatus(id, 'berangkat', 'admin')
  const [line] = await office.bank(['SITI AMINAH', 300_000])
  expect(line?.usulan).toEqual([])
  await office.addBill(id, { uraian: 'Kelebihan bagasi', jumlah: 300_000, alasan: 'Di bandara' })
  expect((await office.line(line?.id ?? 0))?.usulan).toMatchObject([{ pemesanan_id: id }])
})
