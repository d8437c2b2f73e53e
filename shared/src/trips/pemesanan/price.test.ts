import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paketRecord } from '../../content/paket/factory.ts'
import { calculate } from '../../content/paket/hitung/calculate.ts'
import { HARI_INI, keluargaArbitrary, paketArbitrary } from '../../content/paket/hitung/keluarga.testing.ts'
import { pesertaDari } from '../../content/paket/hitung/keluarga.ts'
import { KAMAR } from '../../content/paket/kamar.ts'
import { planBills, settlingDay } from './bills.ts'
import { bookingWarnings } from './booking-warnings.ts'
import { type Berharga, needSeats, priceBooking, priceErrors, snapshotOf } from './price.ts'

const paket = paketRecord({
  tanggal_keberangkatan: '2027-06-21',
  durasi: '9 Hari',
  harga_quad: 29_500_000,
  harga_triple: 30_500_000,
  harga_double: 32_000_000,
  harga_anak_kasur: 28_000_000,
  harga_anak_tanpa_kasur: 24_500_000,
  harga_bayi: 8_500_000,
  dp_per_pax: 10_000_000,
  pelunasan_hari: 30,
})
const adult = (more: Partial<Berharga> = {}): Berharga => ({
  jenis: 'dewasa',
  tanggal_lahir: '',
  kasur: true,
  kamar: 'quad',
  ...more,
})
const price = (peserta: Berharga[], of = paket, sendiri = false) =>
  priceBooking(snapshotOf(of), peserta, sendiri)
const bills = (peserta: Berharga[], more: { of?: typeof paket; cicilan?: number; from?: string } = {}) => {
  const { of = paket, cicilan = null, from = HARI_INI } = more
  const snapshot = snapshotOf(of)
  return planBills(snapshot, priceBooking(snapshot, peserta, false), {
    cicilan,
    from,
    berangkat: of.tanggal_keberangkatan,
  })
}

const bookingArbitrary = fc
  .record({
    paket: paketArbitrary,
    keluarga: keluargaArbitrary,
    kamar: fc.constantFrom(...KAMAR),
    sendiri: fc.boolean(),
  })
  .map(({ paket, keluarga, kamar, sendiri }) => {
    const family = pesertaDari(keluarga, HARI_INI)
    const peserta = family.map(
      (one): Berharga => ({
        jenis: one.jenis,
        tanggal_lahir: one.jenis === 'dewasa' ? '' : one.tanggal_lahir,
        kasur: one.jenis === 'anak' ? one.kasur : one.jenis === 'dewasa',
        kamar,
      }),
    )
    return { paket, family, peserta, kamar, sendiri }
  })

describe('the price of a booking', () => {
  it('is the family calculator’s to the rupiah while all pay for one kind of room', () => {
    fc.assert(
      fc.property(bookingArbitrary, ({ paket, family, peserta, kamar, sendiri }) => {
        const unit = paket.currency === 'USD' ? 100 : 1
        const known = calculate(paket, { peserta: family, kamar, kamar_sendiri: sendiri }, HARI_INI)
        const found = price(peserta, paket, sendiri)
        expect(found.total).toBe(known.total * unit)
        expect(found.dp).toBe(known.dp === null ? null : known.dp * unit)
        expect(found.baris.map(({ uraian, jumlah }) => [uraian, jumlah])).toEqual(
          known.baris.map(({ uraian, jumlah }) => [uraian, jumlah]),
        )
        expect(Object.keys(priceErrors(snapshotOf(paket), peserta, HARI_INI)).length > 0).toBe(
          known.belum_termasuk.length > 0,
        )
      }),
    )
  })

  it('takes each participant’s own kind of room', () => {
    const child = { jenis: 'anak', tanggal_lahir: '2019-05-03', kasur: false } as const
    const found = price([adult(), adult({ kamar: 'double' }), adult({ kamar: 'double' }), adult(child)])
    expect(found.baris).toEqual([
      { uraian: 'Dewasa, kamar quad', jumlah: 1, harga: 29_500_000, subtotal: 29_500_000 },
      { uraian: 'Anak tanpa kasur', jumlah: 1, harga: 24_500_000, subtotal: 24_500_000 },
      { uraian: 'Dewasa, kamar double', jumlah: 2, harga: 32_000_000, subtotal: 64_000_000 },
    ])
    expect(found).toMatchObject({ mata_uang: 'Rp', total: 118_000_000, dp: 40_000_000 })
  })

  it('is in cents where the package is priced in dollars', () => {
    const usd = paketRecord({ ...paket, currency: 'USD', harga_quad: 2_150, dp_per_pax: 500 })
    expect(price([adult(), adult()], usd)).toMatchObject({ mata_uang: 'USD', total: 430_000, dp: 100_000 })
  })

  it('names the participant whose price nobody set', () => {
    const bare = snapshotOf(paketRecord({ ...paket, harga_double: 0, harga_bayi: null }))
    const infant = adult({ jenis: 'bayi', tanggal_lahir: '2026-05-03', kasur: false })
    const later = adult({ jenis: 'anak', tanggal_lahir: '2026-12-01' })
    const errors = priceErrors(bare, [adult({ kamar: 'double' }), infant, later, adult()], HARI_INI)
    expect(errors).toEqual({
      'peserta.0.kamar': ['Harga kamar double paket ini belum ditetapkan'],
      'peserta.1.jenis': ['Harga bayi paket ini belum ditetapkan'],
      'peserta.2.tanggal_lahir': ['Tanggal lahir tidak boleh setelah hari ini'],
    })
    const whole = snapshotOf(paket)
    const nowhere = priceErrors(
      whole,
      [
        { ...adult(), kamar: '' },
        { ...infant, kamar: '' },
      ],
      HARI_INI,
    )
    expect(Object.keys(nowhere)).toEqual(['peserta.0.kamar'])
  })

  it('counts a seat for everybody but those on a lap', () => {
    const infant = adult({ jenis: 'bayi', tanggal_lahir: '2026-05-03', kasur: false })
    const turnsTwo = { ...infant, tanggal_lahir: '2025-06-25' }
    expect(needSeats(snapshotOf(paket), [adult(), infant, turnsTwo])).toEqual([true, false, true])
  })
})

describe('the plan of a booking', () => {
  it('adds up to the price, with nothing due before the booking or after departure', () => {
    const more = fc.record({
      cicilan: fc.option(fc.integer({ min: 1, max: 24 }), { nil: null }),
      sooner: fc.integer({ min: 0, max: 40 }),
    })
    fc.assert(
      fc.property(bookingArbitrary, more, ({ paket, family, peserta, kamar, sendiri }, { cicilan }) => {
        const snapshot = snapshotOf(paket)
        const priced = priceBooking(snapshot, peserta, sendiri)
        const berangkat = paket.tanggal_keberangkatan
        const plan = planBills(snapshot, priced, { cicilan, from: HARI_INI, berangkat })
        expect(plan.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(priced.total)
        const settling = settlingDay(snapshot, { from: HARI_INI, berangkat })
        for (const { jatuh_tempo, jumlah } of plan) {
          expect(jatuh_tempo <= settling).toBe(true)
          expect(jatuh_tempo >= HARI_INI && jatuh_tempo <= berangkat).toBe(true)
          expect(jumlah).toBeGreaterThan(0)
        }
        const known = calculate(paket, { peserta: family, kamar, kamar_sendiri: sendiri }, HARI_INI).jadwal
        if (cicilan === null && known.length > 0)
          expect(plan.map(({ jatuh_tempo, jumlah }) => [jatuh_tempo, jumlah])).toEqual(
            known.map(({ jatuh_tempo, jumlah }) => [jatuh_tempo, jumlah]),
          )
      }),
    )
  })

  it('has as many parts after the down payment as are asked for, the last on the settling day', () => {
    const plan = bills([adult(), adult()], { cicilan: 3 })
    expect(plan.map(({ jenis, jatuh_tempo, jumlah }) => [jenis, jatuh_tempo, jumlah])).toEqual([
      ['dp', '2026-11-23', 20_000_000],
      ['angsuran', '2027-01-22', 13_000_000],
      ['angsuran', '2027-03-23', 13_000_000],
      ['pelunasan', '2027-05-22', 13_000_000],
    ])
  })

  it('collapses for a late booker, and waits for departure where no settling day is set', () => {
    expect(bills([adult()], { from: '2027-05-01', cicilan: 6 })).toEqual([
      { jenis: 'pelunasan', uraian: 'Lunas saat mendaftar', jatuh_tempo: '2027-05-01', jumlah: 29_500_000 },
    ])
    const open = paketRecord({ ...paket, pelunasan_hari: null })
    expect(bills([adult()], { of: open })).toEqual([
      { jenis: 'pelunasan', uraian: 'Pelunasan', jatuh_tempo: '2027-06-21', jumlah: 29_500_000 },
    ])
  })

  it('is a down payment and the rest in dollars, and never falls after a departure that came nearer', () => {
    const usd = paketRecord({ ...paket, currency: 'USD', harga_quad: 2_150, dp_per_pax: 500 })
    expect(bills([adult()], { of: usd, cicilan: 5 }).map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
      ['dp', 50_000],
      ['pelunasan', 165_000],
    ])
    const snapshot = snapshotOf(paket)
    const asked = { cicilan: null, from: HARI_INI, berangkat: '2027-02-01' }
    const days = planBills(snapshot, priceBooking(snapshot, [adult()], false), asked)
    expect(days.at(-1)?.jatuh_tempo).toBe('2027-02-01')
    expect(settlingDay(snapshot, asked)).toBe('2027-02-01')
  })
})

it('warns of minors without an adult on their booking', () => {
  const minor = adult({ jenis: 'anak', tanggal_lahir: '2012-05-03' })
  const grown = adult({ tanggal_lahir: '2011-05-03' })
  expect(bookingWarnings([minor, grown], '2027-06-21')).toEqual([expect.stringMatching(/^2 peserta/)])
  expect(bookingWarnings([minor, adult()], '2027-06-21')).toEqual([])
  expect(bookingWarnings([adult({ tanggal_lahir: '2009-06-21' })], '2027-06-21')).toEqual([])
})
