import { describe, expect, test } from 'vitest'
import { demoArtikel } from '../api/src/ops/seed/demo/artikel/artikel.ts'
import { demoPaket } from '../api/src/ops/seed/demo/demo.ts'
import { DEMO_TESTIMONI } from '../api/src/ops/seed/demo/testimoni.ts'
import { HOTEL_CONTOH, jarakHotel, tempatHotel } from '../shared/src/content/contoh/hotel.ts'
import { PEMBIMBING_CONTOH } from '../shared/src/content/contoh/pembimbing.ts'
import { PENGATURAN_CONTOH } from '../shared/src/settings/pengaturan/awal.ts'
import { CONTOH_IBADAH, CONTOH_ILMIAH } from '../site/src/konten/contoh-paket.ts'
import { PRODUK } from '../site/src/konten/produk.ts'

/*
 * The made-up agency tells of itself in two places that may not import each other: the packages that a fresh database
 * is seeded with, and the fixed pages of the site. A family reads both, so one fact must read the same in both.
 */

const DEMO = demoPaket('2026-11-22')
const ALL = [...DEMO, ...PRODUK.map(({ paket }) => paket)]
type Told = (typeof ALL)[number]

const hotels = Object.values(HOTEL_CONTOH)

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

describe('every package and fixed page of the made-up agency', () => {
  test.each(ALL.map((paket) => [paket.nama_paket, paket] as const))(
    '%s names hotels as their table does',
    (_, paket) => {
      const told = paket.hotels.map(({ nama_hotel, lokasi, jarak_m, bintang }) => ({
        nama_hotel,
        lokasi,
        jarak_m,
        bintang,
      }))
      const table = told.map(({ nama_hotel }) => {
        const hotel = hotels.find((one) => one.nama_hotel === nama_hotel)
        return hotel && { nama_hotel, ...tempatHotel(hotel), bintang: hotel.bintang }
      })
      expect(told).toEqual(table)
    },
  )

  test.each(ALL.map((paket) => [paket.nama_paket, paket] as const))(
    '%s tells in its sentences of no distance but those of its own hotels',
    (_, paket) => {
      const own = hotels.filter(({ nama_hotel }) =>
        paket.hotels.some((hotel) => hotel.nama_hotel === nama_hotel),
      )
      const metres = own.map(({ jarak_m }) => jarak_m)
      for (const text of texts(paket)) {
        for (const [said, number = ''] of text.matchAll(/(\d[\d.]*) m(?:eter)?\b/g)) {
          expect({ said, known: metres.includes(Number(number.replaceAll('.', ''))) }).toEqual({
            said,
            known: true,
          })
        }
      }
      // "200 m ke Masjid Nabawi" as a whole is one hotel's.
      for (const [said] of texts(paket)
        .join('\n')
        .matchAll(/\d[\d.]* m ke [A-Z][\w-]*(?: [A-Z][\w-]*)*/g)) {
        expect(own.map(jarakHotel)).toContain(said)
      }
    },
  )

  test('gives an airport one city and one code', () => {
    const codes = new Map<string, string>()
    for (const { departure, arrival } of ALL.flatMap(({ maskapais }) => maskapais)) {
      for (const place of [departure, arrival]) {
        const [, kota = '', kode = ''] = /^(.+) \(([A-Z]{3})\)$/.exec(place) ?? []
        expect(kode, place).not.toBe('')
        expect(codes.get(kode) ?? kota).toBe(kota)
        codes.set(kode, kota)
      }
    }
    expect(new Set(codes.values()).size).toBe(codes.size)
  })

  test('goes on where it arrived: by the next flight, or over land between two cities of the journey', () => {
    const OVER_LAND: Record<string, string> = { MED: 'JED', CGK: 'CGK' }
    for (const { nama_paket, maskapais } of ALL) {
      maskapais.slice(1).forEach(({ departure }, index) => {
        const from = /\(([A-Z]{3})\)/.exec(maskapais[index]?.arrival ?? '')?.[1] ?? ''
        const to = /\(([A-Z]{3})\)/.exec(departure)?.[1] ?? ''
        expect({ nama_paket, to: [from, OVER_LAND[from]].includes(to) }).toEqual({ nama_paket, to: true })
      })
    }
  })

  test('says of a wheelchair the same everywhere: it can be had, and its price or whom to ask', () => {
    const lines = new Set(ALL.flatMap(texts).filter((text) => text.startsWith('Kursi roda')))
    expect(lines.size).toBe(2)
    for (const line of lines) expect(line).toMatch(/kami pesankan/)
    expect(texts(PENGATURAN_CONTOH.misi.split('\n')).find((text) => /kursi roda/i.test(text))).toMatch(
      /biaya/,
    )
  })

  test('names no room for a family or a couple where strangers share one', () => {
    const kairo = DEMO.find(({ nama_paket }) => nama_paket.includes('Kairo'))
    expect(texts(kairo).filter((text) => /keluarga|suami|asrama|kamar berdua/i.test(text))).toEqual([])
  })
})

describe('one programme', () => {
  const [produk] = PRODUK
  const itikaf = DEMO.find(({ nama_paket }) => nama_paket.startsWith('Umrah plus Itikaf'))

  const facts = ({ harga_quad, harga_triple, harga_double, currency, durasi, maskapai, ...rest }: Told) => ({
    harga: [harga_quad, harga_triple, harga_double, currency],
    durasi,
    maskapai,
    rating: rest.rating_hotel,
    total_pax: rest.total_pax,
    keterangan: rest.keterangan,
    hotels: rest.hotels.map(({ nama_hotel }) => nama_hotel),
    terbang: rest.maskapais.map(({ nama_maskapai, departure, arrival }) => [
      nama_maskapai,
      departure,
      arrival,
    ]),
    hari: rest.itineraris.map(({ hari, name, deskripsi }) => [hari, name, deskripsi]),
    termasuk: rest.harga_termasuks,
    tidak: rest.harga_tidak_termasuks,
    pembimbing: rest.pembimbings,
  })

  test('is told alike by the fixed page and by its departure on sale', () => {
    expect(itikaf && facts(itikaf)).toEqual(facts(produk.paket))
  })

  test('has one price wherever it is named', () => {
    const prices = new Map<string, Set<number>>()
    const add = (name: string, price: number) => {
      if (price > 0) prices.set(name, (prices.get(name) ?? new Set()).add(price))
    }
    // A name's year and month tell departures of one programme apart.
    const programme = (name: string) =>
      name.replace(
        / (?:\d{4}(?: H)?|(?:Jan|Febr)uari|Maret|April|Mei|Ju[nl]i|Agustus|Oktober|\w+mber)\b/g,
        '',
      )
    for (const { nama_paket, harga_double } of ALL) add(programme(nama_paket), harga_double)
    for (const { title, price } of [...CONTOH_IBADAH, ...CONTOH_ILMIAH]) add(programme(title), price)
    expect([...prices].filter(([, all]) => all.size > 1)).toEqual([])
    const double = (start: string) =>
      DEMO.find(({ nama_paket }) => nama_paket.startsWith(start))?.harga_double
    expect(double('Umrah Reguler')).toBe(CONTOH_IBADAH[0]?.price)
    expect(double('Study Overseas Bahasa Arab')).toBe(CONTOH_ILMIAH[0]?.price)
  })
})

describe('what the site tells beside the packages', () => {
  test('quotes about journeys that the agency makes', () => {
    for (const { paket } of DEMO_TESTIMONI) {
      expect(DEMO.some(({ nama_paket }) => nama_paket.startsWith(paket))).toBe(true)
    }
  })

  test('introduces guides who go on a journey', () => {
    for (const { nama } of PEMBIMBING_CONTOH) {
      expect(ALL.some(({ pembimbings }) => pembimbings.some((one) => one.nama === nama))).toBe(true)
    }
  })

  test('asks for papers as the terms do', () => {
    const advice = texts(demoArtikel('2026-11-22')).join(' ')
    // Advice names the settings' figures, which pages of packages show by themselves; a typed term states no other.
    expect(advice).toMatch(/\{paspor_bulan\}, dengan nama paling sedikit \{paspor_kata\}/)
    for (const { syarat_ketentuans } of ALL) {
      const terms = texts(syarat_ketentuans).join(' ')
      if (terms.includes('Paspor berlaku'))
        expect(terms).toMatch(/paling sedikit 7 bulan.*paling sedikit 3 kata/)
    }
  })
})
