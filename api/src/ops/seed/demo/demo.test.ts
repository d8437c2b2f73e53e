import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { uangTertulis, uangWarnings } from '@safar/shared/content/paket/ketentuan-uang'
import { paketInputSchema, TIPE_PAKET } from '@safar/shared/content/paket/paket-schema'
import { isHampirPenuh, paketState, paketWarnings } from '@safar/shared/content/paket/rules'
import { parseDurasi } from '@safar/shared/platform/format/durasi'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { slugify } from '@safar/shared/platform/text/slug'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { describe, expect, test } from 'vitest'
import { demoArtikel } from './artikel/artikel.ts'
import { demoPaket } from './demo.ts'
import { DEMO_GAMBAR, type DemoPaket } from './demo-paket.ts'
import { toHijriah } from './hijriah.ts'
import { DEMO_LAYANAN } from './layanan.ts'
import { DEMO_PEMBIMBING } from './pembimbing.ts'
import { DEMO_SPANDUK } from './spanduk.ts'
import { DEMO_TANYA } from './tanya.ts'

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
const hasHarga = ({ harga_quad, harga_triple, harga_double }: DemoPaket) =>
  harga_quad + harga_triple + harga_double > 0
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
      const told = [
        ...(hasHarga(paket) ? [] : ['harga_double']),
        ...(paketState(paket, today) === 'berangkat' ? ['tanggal_keberangkatan'] : []),
      ]
      expect({ paket: paket.nama_paket, fields }).toEqual({ paket: paket.nama_paket, fields: told })
    }
  })

  test('show every state: one full, one nearly full, one departed, one without a price, one with a long name', () => {
    const states = list.map((paket) => paketState(paket, today))
    expect(states.filter((state) => state === 'penuh')).toHaveLength(1)
    expect(states.filter((state) => state === 'berangkat')).toHaveLength(1)
    expect(list.filter((paket) => isHampirPenuh(paket, today))).toHaveLength(1)
    expect(list.filter((paket) => !hasHarga(paket))).toHaveLength(1)
    expect(list.some(({ nama_paket }) => nama_paket.length > 60)).toBe(true)
  })

  test('price quad below triple below double', () => {
    for (const { harga_quad, harga_triple, harga_double } of list.filter(hasHarga)) {
      expect(harga_quad).toBeLessThan(harga_triple)
      expect(harga_triple).toBeLessThan(harga_double)
    }
    expect(new Set(list.map(({ currency }) => currency))).toEqual(new Set(['Rp', 'USD']))
  })

  test('have names that give different addresses', () => {
    expect(new Set(list.map(({ nama_paket }) => slugify(nama_paket, 'paket'))).size).toBe(list.length)
  })

  test('stay inside the journey with hotels and flights, and end it at home', () => {
    for (const paket of list) {
      const dates = [
        ...paket.hotels.flatMap(({ check_in, check_out }) => [check_in, check_out]),
        ...paket.maskapais.flatMap(({ date_departure, date_arrival }) => [date_departure, date_arrival]),
      ]
      expect(dates.every((date) => date >= paket.tanggal_keberangkatan && date <= lastDay(paket))).toBe(true)
      expect(paket.maskapais[0]?.departure).toMatch(new RegExp(`^${paket.pemberangkatan} \\([A-Z]{3}\\)$`))
      expect(paket.maskapais.at(-1)?.arrival).toBe(paket.maskapais[0]?.departure)
      expect(new Set(paket.maskapais.map(({ nama_maskapai }) => nama_maskapai))).toEqual(
        new Set([paket.maskapai]),
      )
      expect(paket.maskapais.at(-1)?.date_arrival).toBe(lastDay(paket))
      expect(paket.itineraris.at(-1)?.tanggal).toBe(lastDay(paket))
      paket.maskapais.slice(1).forEach((flight, index) => {
        expect(flight.date_departure >= (paket.maskapais[index]?.date_arrival ?? '')).toBe(true)
      })
    }
  })

  test('tell every day of the journey once, in order, each under its own date', () => {
    for (const { nama_paket, tanggal_keberangkatan, durasi, itineraris } of list) {
      const days = Array.from({ length: parseDurasi(durasi) ?? 0 }, (_, index) => ({
        hari: index + 1,
        tanggal: addDays(tanggal_keberangkatan, index),
      }))
      expect({ nama_paket, days: itineraris.map(({ hari, tanggal }) => ({ hari, tanggal })) }).toEqual({
        nama_paket,
        days,
      })
    }
  })

  test('give every night a bed: one hotel, a flight, or the tents of Mina', () => {
    for (const { nama_paket, hotels, maskapais, itineraris } of list) {
      for (const { tanggal, name, deskripsi } of itineraris.slice(0, -1)) {
        const beds = [
          ...hotels.filter(({ check_in, check_out }) => check_in <= tanggal && tanggal < check_out),
          ...maskapais.filter((flight) => flight.date_departure <= tanggal && tanggal < flight.date_arrival),
          ...(/bermalam/i.test(deskripsi) || /ke Mina\.$/.test(deskripsi) ? ['Mina'] : []),
        ]
        expect({ nama_paket, tanggal, name, beds: beds.length }).toEqual({
          nama_paket,
          tanggal,
          name,
          beds: 1,
        })
      }
    }
  })

  test('check in on a day that tells of the way to that city', () => {
    for (const { hotels, itineraris } of list) {
      for (const { lokasi, check_in } of hotels) {
        const day = itineraris.find(({ tanggal }) => tanggal === check_in)
        const kota = (lokasi.split(',')[0] ?? '').replace(/^.*\((.+)\)$/, '$1')
        expect(`${day?.name} ${day?.deskripsi}`).toContain(kota)
      }
    }
  })

  test('rate a journey by the hotels that it names', () => {
    for (const { nama_paket, rating_hotel, hotels } of list) {
      // The flat before Hajj is told of as what it is: a place to wait in.
      const stars = hotels
        .filter(({ deskripsi }) => !deskripsi.includes('transit'))
        .map(({ bintang }) => bintang)
      expect({ nama_paket, stars: [...new Set(stars)] }).toEqual({ nama_paket, stars: [rating_hotel] })
    }
  })

  test('ask for a down payment in their fields, below the price, and type no second answer about money', () => {
    for (const paket of list) {
      expect(paket.dp_per_pax).toBeGreaterThan(0)
      if (hasHarga(paket)) expect(paket.dp_per_pax).toBeLessThan(paket.harga_quad)
      const { hotels, maskapais, itineraris, ...typed } = paket
      expect({ paket: paket.nama_paket, bayar: uangTertulis(JSON.stringify(typed, null, 1)) }).toEqual({
        paket: paket.nama_paket,
        bayar: '',
      })
    }
    for (const tanya of DEMO_TANYA) expect(uangWarnings('tanya', tanya)).toEqual({})
    for (const layanan of DEMO_LAYANAN) expect(uangWarnings('layanan', layanan)).toEqual({})
    for (const one of DEMO_PEMBIMBING) expect(uangWarnings('pembimbing', one)).toEqual({})
    for (const one of DEMO_SPANDUK) expect(uangWarnings('spanduk', one)).toEqual({})
    for (const artikel of demoArtikel(today)) expect(uangWarnings('artikel', artikel)).toEqual({})
    expect(uangWarnings('pengaturan', PENGATURAN_CONTOH)).toEqual({})
  })

  test('send no guide on two journeys at once', () => {
    const journeys = list.flatMap((paket) =>
      paket.pembimbings.map(({ nama }) => ({
        nama,
        paket: paket.nama_paket,
        dari: paket.tanggal_keberangkatan,
        sampai: lastDay(paket),
      })),
    )
    const clashes = journeys.flatMap((one, index) =>
      journeys
        .slice(index + 1)
        .filter((other) => other.nama === one.nama && other.dari <= one.sampai && one.dari <= other.sampai)
        .map((other) => `${one.nama}: ${one.paket}, ${other.paket}`),
    )
    expect(clashes).toEqual([])
  })

  test('leave from Surabaya as well, and in the school holidays of June, July and December', () => {
    expect(new Set(list.map(({ pemberangkatan }) => pemberangkatan))).toEqual(
      new Set(['Jakarta', 'Surabaya']),
    )
    const [libur] = named(list, 'Umrah Sekeluarga Libur Sekolah')
    expect(libur?.tanggal_keberangkatan.slice(5) ?? '').toMatch(/^(06-2\d|06-30|07-0[1-4])$/)
    expect(named(list, 'Umrah Akhir Tahun')[0]?.tanggal_keberangkatan.slice(5)).toBe('12-27')
  })

  test('say before anything else that Hajj goes by queue number, and what a wheelchair costs', () => {
    for (const paket of list.filter(({ tipe_paket }) => tipe_paket === 'Haji')) {
      expect(paket.deskripsi.split('\n')[0]).toMatch(/nomor porsi.*Booking mencatat minat/)
    }
    for (const { tipe_paket, harga_tidak_termasuks } of list) {
      if (tipe_paket === 'Overseas') continue
      const [kursi] = harga_tidak_termasuks.filter(({ keterangan }) => keterangan.startsWith('Kursi roda'))
      expect(kursi?.keterangan).toMatch(tipe_paket === 'Haji' ? /hubungi kami/ : /Rp [\d.]+ per umrah/)
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
    const ordinary = ['Umrah Reguler', 'Umrah plus Istanbul', 'Umrah Sekeluarga'].flatMap((name) =>
      named(list, name),
    )
    for (const paket of ordinary) {
      for (const date of [paket.tanggal_keberangkatan, lastDay(paket)]) {
        expect([9, 11, 12]).not.toContain(toHijriah(date).bulan)
      }
    }
  })
})

test('the demo packages show pictures that come with the product', () => {
  const folder = join(import.meta.dirname, '../../../../../public/gambar')
  expect(DEMO_GAMBAR.filter((name) => !existsSync(join(folder, `${name}.webp`)))).toEqual([])
})
