import { describe, expect, it } from 'vitest'
import { semuaAngka } from '../../settings/pengaturan/angka/berlaku.ts'
import { biayaMetodeOf, chargeOf } from './charges.ts'
import { isAskedSum } from './expected-sum.ts'
import { orderId, readOrderId } from './order-id.ts'
import { isOrderPaid, type Kejadian, nextPesananStatus, type PesananStatus } from './order-state.ts'

const after = (...events: Kejadian[]) => events.reduce<PesananStatus>(nextPesananStatus, 'menunggu')

describe('the state of an order', () => {
  it.each<[PesananStatus, Kejadian[]]>([
    ['dibayar', ['dibayar']],
    ['dibayar', ['menunggu', 'dibayar', 'dibayar', 'menunggu']],
    ['dibayar', ['dibayar', 'gagal']],
    ['dibayar', ['dibayar', 'batal']],
    ['dibayar', ['ditangkap', 'dibayar', 'batal', 'ditangkap']],
    ['dibayar', ['gagal', 'dibayar']],
    ['dibayar', ['batal', 'dibayar']],
    ['batal', ['batal', 'ditangkap']],
    ['ditantang', ['ditantang', 'menunggu']],
    ['ditangkap', ['ditantang', 'ditangkap']],
    ['gagal', ['ditantang', 'gagal', 'menunggu']],
    ['dikembalikan', ['ditangkap', 'batal', 'dibayar']],
    ['dikembalikan', ['dibayar', 'dikembalikan', 'dibayar', 'ditangkap']],
    ['dikembalikan', ['dikembalikan', 'dibayar']],
    ['dibayar', ['dibayar', 'dikembalikan_sebagian', 'lain']],
    ['menunggu', ['dikembalikan_sebagian', 'lain']],
  ])('is %s after %j', (status, events) => {
    expect(after(...events)).toBe(status)
  })

  it('counts money of what is captured or settled alone', () => {
    const all: PesananStatus[] = [
      'menunggu',
      'ditantang',
      'gagal',
      'batal',
      'ditangkap',
      'dibayar',
      'dikembalikan',
    ]
    expect(all.filter(isOrderPaid)).toEqual(['ditangkap', 'dibayar'])
  })
})

describe('the name of an order', () => {
  it('is the down payment’s once, then a number that no other has', () => {
    const kode = 'SFR-2026-0001'
    expect(orderId(kode, true, [])).toBe('SFR-2026-0001-DP')
    expect(orderId(kode, true, ['SFR-2026-0001-DP'])).toBe('SFR-2026-0001-1')
    expect(orderId(kode, false, ['SFR-2026-0001-DP', 'SFR-2026-0001-7'])).toBe('SFR-2026-0001-8')
  })

  it.each([
    ['SFR-2026-0001-DP', { kode: 'SFR-2026-0001', urut: 'DP', isDeposit: true }],
    ['SFR-2026-12345-12', { kode: 'SFR-2026-12345', urut: '12', isDeposit: false }],
    ['12-DP', null],
    ['SFR-2026-0001', null],
    ['SFR-2026-0001-0', null],
    ['sfr-2026-0001-DP', null],
    ['SFR-2026-0001-DP\n', null],
    ['', null],
    [`SFR-2026-0001-${'1'.repeat(90)}`, null],
  ])('is read from %j as %j', (order_id, read) => {
    expect(readOrderId(order_id)).toEqual(read)
  })
})

it('takes for an order that was not opened here what a bill asks for, or the first together', () => {
  const bill = (id: number, jumlah: number, dibayar = 0) => ({
    id,
    jenis: 'angsuran' as const,
    uraian: '',
    jatuh_tempo: `2027-0${id}-01`,
    jumlah,
    dibayar,
    awal: jumlah,
  })
  const bills = [bill(1, 10), bill(2, 7, 3), bill(3, 5)]
  const asked = (isDeposit: boolean) =>
    [1, 4, 5, 7, 10, 14, 19, 22, 9, 0].filter((sum) => isAskedSum(bills, isDeposit, sum))
  expect(asked(true)).toEqual([10])
  expect(asked(false)).toEqual([4, 5, 7, 10, 14, 19])
  const ended = bills.map((one) => ({ ...one, jumlah: 0, dibayar: 0 }))
  expect([isAskedSum(ended, true, 10), isAskedSum(ended, true, 7), isAskedSum([], true, 10)]).toEqual([
    true,
    false,
    false,
  ])
})

it('says what the gateway keeps of a sum, by the way of paying, and of unknown ways nothing', () => {
  const angka = semuaAngka([], '2026-11-29')
  expect(chargeOf('va', 10_000_000, angka)).toBe(4_000)
  expect(chargeOf('qris', 10_000_001, angka)).toBe(70_001)
  expect(chargeOf('kartu', 10_000_000, angka)).toBe(290_000)
  expect([biayaMetodeOf('qris'), biayaMetodeOf('cstore'), biayaMetodeOf('constructor')]).toEqual([
    'qris',
    null,
    null,
  ])
})
