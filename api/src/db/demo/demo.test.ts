import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDurasi } from '@safar/shared/format/durasi'
import { addDays } from '@safar/shared/format/tanggal'
import { isHampirPenuh, paketState, paketWarnings } from '@safar/shared/paket/rules'
import { paketInputSchema, TIPE_PAKET } from '@safar/shared/paket/schema'
import { slugify } from '@safar/shared/paket/slug'
import { describe, expect, test } from 'vitest'
import { demoPaket } from './demo.ts'
import { DEMO_GAMBAR, type DemoPaket } from './demo-paket.ts'
import { toHijriah } from './hijriah.ts'

// An ordinary day, both ends of years and February, a leap day, Ramadan, Idulfitri, the days of Hajj, and far years.
const SEEDING_DAYS = [
  '2026-11-21',
  '2026-12-20',
  '2026-12-31',
  '2027-01-01',
  '2027-02-10',
  '2027-02-28',
  '2027-03-10',
  '2027-05-15',
  '2028-02-29',
  '2031-12-31',
  '2040-06-15',
]

const lastDay = (paket: DemoPaket) =>
  addDays(paket.tanggal_keberangkatan, (parseDurasi(paket.durasi) ?? 0) - 1)
const named = (list: DemoPaket[], start: string) =>
  list.filter(({ nama_paket }) => nama_paket.startsWith(start))

describe.each(SEEDING_DAYS)('the demo packages on %s', (today) => {
  const list = demoPaket(today)

  test('are at least ten whole packages of all three types', () => {
    expect(list.length).toBeGreaterThanOrEqual(10)
    expect(new Set(list.map(({ tipe_paket }) => tipe_paket))).toEqual(new Set(TIPE_PAKET))
    for (const paket of list) expect(paketInputSchema.parse(paket)).toEqual(paket)
  })

  test('hold no contradiction', () => {
    for (const paket of list) {
      const fields = paketWarnings(paket, today).map(({ field }) => field)
      const departed = paketState(paket, today) === 'berangkat'
      expect({ paket: paket.nama_paket, fields }).toEqual({
        paket: paket.nama_paket,
        fields: departed ? ['tanggal_keberangkatan'] : [],
      })
    }
  })

  test('show every state: one full, one nearly full, one departed, the others open', () => {
    const states = list.map((paket) => paketState(paket, today))
    expect(states.filter((state) => state === 'penuh')).toHaveLength(1)
    expect(states.filter((state) => state === 'berangkat')).toHaveLength(1)
    expect(list.filter((paket) => isHampirPenuh(paket, today))).toHaveLength(1)
  })

  test('price quad below triple below double', () => {
    for (const { harga_quad, harga_triple, harga_double } of list) {
      expect(harga_quad).toBeLessThan(harga_triple)
      expect(harga_triple).toBeLessThan(harga_double)
    }
    expect(new Set(list.map(({ currency }) => currency))).toEqual(new Set(['Rp', 'USD']))
  })

  test('have names that give different addresses', () => {
    expect(new Set(list.map(({ nama_paket }) => slugify(nama_paket))).size).toBe(list.length)
  })

  test('stay inside the journey with hotels and flights, and end it at home', () => {
    for (const paket of list) {
      const dates = [
        ...paket.hotels.flatMap(({ check_in, check_out }) => [check_in, check_out]),
        ...paket.maskapais.flatMap(({ date_departure, date_arrival }) => [date_departure, date_arrival]),
      ]
      expect(dates.every((date) => date >= paket.tanggal_keberangkatan && date <= lastDay(paket))).toBe(true)
      expect(paket.maskapais[0]?.departure).toBe('Jakarta (CGK)')
      expect(paket.maskapais.at(-1)?.arrival).toBe('Jakarta (CGK)')
      expect(paket.maskapais.at(-1)?.date_arrival).toBe(lastDay(paket))
      expect(paket.itineraris.at(-1)?.tanggal).toBe(lastDay(paket))
      paket.maskapais.slice(1).forEach((flight, index) => {
        expect(flight.date_departure >= (paket.maskapais[index]?.date_arrival ?? '')).toBe(true)
      })
    }
  })

  test('leave no placeholder in a text', () => {
    expect(/\{jumat\}|undefined|\bNaN\b|lorem/.exec(JSON.stringify(list))).toBeNull()
  })

  test('mention the Friday prayer on Fridays alone', () => {
    for (const { tanggal, deskripsi } of list.flatMap(({ itineraris }) => itineraris)) {
      if (deskripsi.includes('Hari ini Jumat')) expect(new Date(`${tanggal}T00:00:00Z`).getUTCDay()).toBe(5)
    }
  })

  test('put the Hajj on its days and the itikaf into the last ten nights', () => {
    for (const haji of named(list, 'Haji')) {
      const wukuf = haji.itineraris.find(({ name }) => name.includes('Wukuf'))
      expect(toHijriah(wukuf?.tanggal ?? '')).toMatchObject({ bulan: 12, hari: 9 })
      expect(haji.nama_paket).toContain(`${toHijriah(wukuf?.tanggal ?? '').tahun} H`)
    }
    const [itikaf] = named(list, 'Umrah plus Itikaf')
    expect(toHijriah(itikaf?.hotels[1]?.check_in ?? '')).toMatchObject({ bulan: 9, hari: 20 })
  })

  test('sell ordinary umrah neither in Ramadan nor around Hajj', () => {
    for (const paket of [...named(list, 'Umrah Reguler'), ...named(list, 'Umrah plus Istanbul')]) {
      for (const date of [paket.tanggal_keberangkatan, lastDay(paket)]) {
        expect([9, 11, 12]).not.toContain(toHijriah(date).bulan)
      }
    }
  })
})

test('the demo packages show pictures that come with the product', () => {
  const folder = join(import.meta.dirname, '../../../../public/gambar')
  expect(DEMO_GAMBAR.filter((name) => !existsSync(join(folder, `${name}.webp`)))).toEqual([])
})
