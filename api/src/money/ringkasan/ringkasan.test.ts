import type { JumlahUang, RingkasanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { ORANG } from '../../trips/pemesanan/pemesanan.testing.ts'
import { HARI, uang } from '../uang.testing.ts'

const DP = 10_000_000
const HARGA = 29_500_000

/** The owner's view beside the calls of money. */
function owner(test: TestApp) {
  const office = uang(test)
  return {
    ...office,
    async view(query = '') {
      const { status, body } = await office.get<RingkasanUang>(`/api/uang${query}`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data
    },
  }
}

/** Returns the sums of rupiah. */
const rupiah = ({ jumlah }: RingkasanUang) => jumlah.find(({ mata_uang }) => mata_uang === 'Rp')

/** Every rupiah that stands is a bill's, the agency's, or a family's. */
function expectWhole({ seharusnya, terbayar, sisa, saldo, potongan, lebih }: JumlahUang) {
  expect([seharusnya, saldo]).toEqual([terbayar + sisa, terbayar + potongan + lebih])
}

it('tells by departure what is expected, received, late and due by week, and agrees with each booking', async () => {
  await using test = await createTestApp()
  const office = owner(test)
  const june = await office.addPaket()
  const august = await office.addPaket({ tanggal_keberangkatan: '2027-08-21', minimal_pax: 10 })
  const [one, two, three] = [
    await office.book({ paket_id: june.id, peserta: [ORANG, ORANG] }),
    await office.book({ paket_id: june.id }),
    await office.book({ paket_id: august.id }),
  ]
  await office.pay(one.id, 2 * HARGA)
  await office.pay(two.id, DP, { metode: 'tunai' })
  await office.record(three.id, { jumlah: 7_000 })
  const view = await office.view()
  expect(
    view.keberangkatan.map(({ paket_id, peserta, pemesanan, minimal, pasti }) => [
      paket_id,
      peserta,
      pemesanan,
      minimal,
      pasti,
    ]),
  ).toEqual([
    [june.id, 3, 2, null, true],
    [august.id, 0, 1, 10, false],
  ])
  expect(rupiah(view)?.belum_pasti).toMatchObject({ seharusnya: HARGA, antrean: 7_000 })
  expect(rupiah(view)).toMatchObject({
    seharusnya: 4 * HARGA,
    terbayar: 2 * HARGA + DP,
    sisa: 2 * HARGA - DP,
    diterima: 2 * HARGA + DP,
    saldo: 2 * HARGA + DP,
    belum_dp: HARGA,
    lebih: 0,
    antrean: 7_000,
    antrean_pembayaran: 1,
    lewat: 0,
  })
  expect(view.rekening).toEqual([
    { mata_uang: 'Rp', metode: 'transfer', rekening: '', diterima: 2 * HARGA },
    { mata_uang: 'Rp', metode: 'tunai', rekening: '', diterima: DP },
  ])
  const accounts = await Promise.all([one, two, three].map(({ id }) => office.money(id)))
  for (const [field, of] of [
    ['seharusnya', 'total'],
    ['sisa', 'sisa'],
    ['saldo', 'dibayar'],
    ['lebih', 'lebih'],
  ] as const) {
    const sum = accounts.reduce((all, account) => all + account[of], 0)
    expect([field, view.keberangkatan.reduce((all, departure) => all + departure[field], 0)]).toEqual([
      field,
      sum,
    ])
  }
  for (const part of [view.hari, view.minggu])
    expect(part.reduce((sum, { sisa }) => sum + sisa, 0)).toBe(2 * HARGA - DP)
  for (const sums of [...view.jumlah, ...view.keberangkatan]) expectWhole(sums)
})

it('tells one departure booking by booking, late ones first, and what was late on another day', async () => {
  await using test = await createTestApp()
  let office = owner(test)
  const { id: paket_id } = await office.addPaket()
  const [late, paid] = [await office.book({ paket_id }), await office.book({ paket_id })]
  await office.addPaket()
  for (const { id } of [late, paid]) await office.setStatus(id, 'sebagian')
  await office.pay(paid.id, HARGA + 500)
  test.advance(3 * 86_400_000)
  office = owner(test)
  const view = await office.view(`?keberangkatan=${paket_id}`)
  expect(view.keberangkatan).toHaveLength(1)
  expect(rupiah(view)).toMatchObject({ lewat: DP, lewat_pemesanan: 1, lewat_sejak: HARI, lebih: 500 })
  expect(view.pemesanan?.map(({ kode, lewat, sisa, lebih }) => [kode, lewat, sisa, lebih])).toEqual([
    [late.kode, DP, HARGA, 0],
    [paid.kode, 0, 0, 500],
  ])
  expect(rupiah(await office.view(`?per=${HARI}`))).toMatchObject({ lewat: 0, saldo: HARGA + 500 })
  expect((await office.view('?per=2026-11-20')).jumlah).toEqual([])
  expect((await office.view()).pemesanan).toBeNull()
})

it('narrows bills by the day on which they fall due, and movements by the day of their entry', async () => {
  await using test = await createTestApp()
  let office = owner(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, HARGA + 1_000)
  test.advance(2 * 86_400_000)
  office = owner(test)
  const wrong = await office.pay(id, 5_000)
  await office.decide(wrong.id, 'batalkan', { alasan: 'Salah' })
  const first = rupiah(await office.view(`?dari=${HARI}&sampai=${HARI}`))
  expect(first).toMatchObject({ seharusnya: DP, terbayar: DP, diterima: HARGA + 1_000, lebih: 1_000 })
  const later = rupiah(await office.view('?dari=2026-11-22'))
  expect(later).toMatchObject({ seharusnya: HARGA - DP, diterima: 0, saldo: HARGA + 1_000, lebih: 1_000 })
})

it('keeps money of a cancelled booking out of what is expected, and dollars apart from rupiah', async () => {
  await using test = await createTestApp()
  const office = owner(test)
  const paket = await office.addPaket()
  const { id } = await office.book({ paket_id: paket.id })
  await office.pay(id, DP)
  await office.setStatus(id, 'batal')
  const dollars = await office.addPaket({
    currency: 'USD',
    harga_quad: 2_000,
    harga_triple: 2_150,
    harga_double: 2_400,
    dp_per_pax: 500,
    harga_anak_kasur: null,
    harga_anak_tanpa_kasur: null,
    harga_bayi: null,
  })
  const other = await office.book({ paket_id: dollars.id })
  await office.pay(other.id, 50_000, { kurs: '16.500' })
  const view = await office.view()
  expect(view.jumlah.map(({ mata_uang, seharusnya, saldo }) => [mata_uang, seharusnya, saldo])).toEqual([
    ['Rp', 0, DP],
    ['USD', 200_000, 50_000],
  ])
  for (const sums of view.jumlah) expectWhole(sums)
})

it('moves money from a departure to another with who moves, and makes none of it', async () => {
  await using test = await createTestApp()
  const office = owner(test)
  const [from, to] = [await office.addPaket(), await office.addPaket({ tanggal_keberangkatan: '2027-08-21' })]
  const { id, peserta } = await office.book({ paket_id: from.id, peserta: [ORANG, ORANG] })
  await office.pay(id, 2 * HARGA)
  await office.post(`/api/pemesanan/${id}/pindah`, { paket_id: to.id, peserta: [peserta[1]?.id] })
  const view = await office.view()
  expect(view.keberangkatan.map(({ dipindah, saldo }) => [dipindah, saldo])).toEqual([
    [-HARGA, HARGA],
    [HARGA, HARGA],
  ])
  expect(rupiah(view)).toMatchObject({ dipindah: 0, diterima: 2 * HARGA, saldo: 2 * HARGA })
})

it('is read by admins and finance alone, kept by no cache, and refuses days that cannot be', async () => {
  await using test = await createTestApp()
  const office = owner(test)
  for (const [role, status] of [
    [null, 401],
    ['user', 403],
    ['staf', 403],
    ['admin', 200],
    ['keuangan', 200],
  ] as const)
    expect([role, (await office.get('/api/uang', role)).status]).toEqual([role, status])
  const { headers } = await test.app.inject({ url: '/api/uang', headers: await office.as('keuangan') })
  expect(headers['cache-control']).toBe('no-store')
  for (const [field, query] of [
    ['per', '?per=2026-11-22'],
    ['dari', '?dari=2026-02-31'],
    ['sampai', '?dari=2026-11-21&sampai=2026-11-20'],
  ] as const) {
    const { status, body } = await office.get(`/api/uang${query}`)
    expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [field]])
  }
  expect((await office.get('/api/uang?keberangkatan=tidak-ada')).status).toBe(404)
  expect((await office.get('/api/uang?keberangkatan=&dari=&sampai=')).status).toBe(200)
})

it('tells refunds that are promised apart from those that were paid', async () => {
  await using test = await createTestApp()
  const office = owner(test)
  const { id } = await office.book({ paket_id: (await office.addPaket()).id })
  await office.pay(id, HARGA + 5_000)
  const refund = { sebab: 'lebih', jumlah: 5_000 }
  const approved = await office.post(`/api/pemesanan/${id}/pengembalian`, refund, 'admin')
  expect(approved.status, JSON.stringify(approved.body)).toBe(201)
  const promised = await office.view()
  expect(rupiah(promised)).toMatchObject({ dijanjikan: 5_000, lebih: 5_000, dikembalikan: 0 })
  const paid = { tanggal_bank: HARI, rujukan: 'TRF-1' }
  const done = await office.post(`/api/pengembalian/${approved.body.data.id}/dibayar`, paid, 'keuangan')
  expect(done.status, JSON.stringify(done.body)).toBe(200)
  const after = await office.view()
  expect(rupiah(after)).toMatchObject({ dijanjikan: 0, lebih: 0, dikembalikan: 5_000, saldo: HARGA })
  for (const sums of [...promised.jumlah, ...after.jumlah]) expectWhole(sums)
  const url = '/api/uang/jurnal.csv'
  const { body } = await test.app.inject({ url, headers: await office.as('keuangan') })
  expect(body).toContain('"pengembalian";"-5000";"Rp";"TRF-1"')
})
