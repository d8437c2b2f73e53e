import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { paketRecord } from '../paket/factory.ts'
import { fasetOf } from './faset.ts'
import { barisOf, filterRows, hanyaDikenal } from './filter-rows.ts'
import { openIndeks, packIndeks } from './indeks.ts'
import { barisKe, paketKe } from './keberangkatan.testing.ts'
import { jarakTerjauh, keberangkatanOf, searchable } from './keberangkatan.ts'
import {
  isTanpaPilihan,
  type Pilihan,
  readPilihan,
  TANPA_PILIHAN,
  untukOrang,
  writePilihan,
} from './pilihan.ts'
import { isTanpa, palingDekat, penghalang, terdekat } from './terdekat.ts'

const read = (query: string) => readPilihan(new URLSearchParams(query))
const choice = (changes: Partial<Pilihan>): Pilihan => ({ ...TANPA_PILIHAN, ...changes })
const SEMUA = barisKe(400)
const slugs = (pilihan: Pilihan, list = SEMUA) => filterRows(list, pilihan).list.map(({ slug }) => slug)

describe('an address', () => {
  it('is searched by whole signs, however long it is', () => {
    const { q } = readPilihan(new URLSearchParams({ q: `${'a'.repeat(199)}😀` }))
    expect(q).toBe('a'.repeat(199))
    expect(read(writePilihan(choice({ q })).toString()).q).toBe(q)
  })

  it('says what was chosen, and gives it back', () => {
    const query =
      'bulan=2027-03&kota=jakarta&kota=surabaya&kategori=umroh&maskapai=saudia&durasi=9-12&bintang=5&jarak=400&kamar=triple&min=20000000&maks=35000000&tersedia=1&orang=4&langsung=1&q=turki&urut=harga'
    const pilihan = read(query)
    expect(pilihan).toMatchObject({
      bulan: ['2027-03'],
      kota: ['jakarta', 'surabaya'],
      durasi: [[9, 12]],
      kamar: 'triple',
      min: 20_000_000,
      maks: 35_000_000,
      tersedia: true,
      urut: 'harga',
    })
    expect(writePilihan(pilihan).toString()).toBe(query)
  })

  it.each([
    'maks=abc',
    'bulan=2027-13',
    'bulan=2027-3',
    'kota=<script>',
    'kategori=wisata',
    'bintang=6',
    'bintang=-1',
    'jarak=1e9',
    'kamar=quint',
    'urut=acak',
    'durasi=lama',
    'tersedia=ya',
    'orang=0',
    'orang=-4',
    'apa=saja',
    'q=',
    'q=%20',
    '__proto__=1',
    'min=-5',
  ])('drops %s', (query) => {
    expect(read(query)).toEqual(TANPA_PILIHAN)
    expect(isTanpaPilihan(read(query))).toBe(true)
  })

  it('ends with the last month that four digits can say', () => {
    expect(read('bulan=9999-12').bulan).toEqual(['9999-12'])
    expect(read('bulan=9999-11..9999-12').bulan).toEqual(['9999-11', '9999-12'])
  })

  it('holds a length of journey once, however often it is said', () => {
    expect(read('durasi=9-12&durasi=12-9&durasi=9-12&durasi=9').durasi).toEqual([
      [9, 12],
      [9, 9],
    ])
  })

  it('swaps bounds that stand the wrong way round, cuts long words, and reads a range of months', () => {
    expect(read('min=40000000&maks=20000000')).toMatchObject({ min: 20_000_000, maks: 40_000_000 })
    expect(read('durasi=12-9').durasi).toEqual([[9, 12]])
    expect(read(`q=${'x'.repeat(5_000)}`).q).toHaveLength(200)
    expect(read('bulan=2026-12..2027-02').bulan).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(read('bulan=2026-12..9999-12').bulan).toHaveLength(24)
    expect(read(Array.from({ length: 500 }, (_, n) => `kota=k${n}`).join('&')).kota).toHaveLength(40)
  })
})

describe('the room of a party', () => {
  const rooms = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((orang) => read(`orang=${orang}`).kamar)

  it('is the largest that it fills, until somebody chooses another', () => {
    expect(rooms).toEqual(['quad', 'double', 'triple', 'quad', 'quad', 'triple', 'quad', 'quad', 'triple'])
    for (const query of ['orang=3', 'kamar=quad&orang=3', 'kamar=double'])
      expect(writePilihan(read(query)).toString()).toBe(query)
    expect(writePilihan(read('kamar=triple&orang=3')).toString()).toBe('orang=3')
  })

  it('goes along with how many they are, unless it was chosen', () => {
    expect(untukOrang(read(''), 3)).toEqual({ orang: 3, kamar: 'triple' })
    expect(untukOrang(read('orang=3'), 1)).toEqual({ orang: 1, kamar: 'quad' })
    expect(untukOrang(read('orang=2&kamar=quad'), 3)).toEqual({ orang: 3, kamar: 'quad' })
  })
})

describe('what is found', () => {
  it('passes every filter; a repeated one means or', () => {
    const { list } = filterRows(SEMUA, read('kota=jakarta&kota=medan&kategori=umroh&bintang=4&durasi=9-11'))
    expect(list.length).toBeGreaterThan(5)
    for (const { kota, kategori, bintang, hari } of list) {
      expect(['Jakarta', 'Medan']).toContain(kota)
      expect([kategori, bintang, hari >= 9 && hari <= 11]).toEqual(['umroh', 4, true])
    }
  })

  it('holds the chosen room against amounts, never another currency, which stands apart', () => {
    const { list, mataUangLain } = filterRows(SEMUA, read('kamar=double&maks=30000000'))
    expect(list.every(({ harga, currency }) => currency === 'Rp' && harga.double <= 30_000_000)).toBe(true)
    expect(list.length).toBeGreaterThan(5)
    expect(mataUangLain.length).toBeGreaterThan(5)
    expect(mataUangLain.every(({ currency }) => currency === 'USD')).toBe(true)
    // USD 9.000 is no price below thirty million rupiah.
    expect(slugs(read('maks=20000'))).toEqual([])
    expect(filterRows(SEMUA, TANPA_PILIHAN).mataUangLain).toEqual([])
  })

  it('keeps full ones, unless only those with seats were asked for', () => {
    expect(filterRows(SEMUA, TANPA_PILIHAN).list.some(({ sisa }) => sisa === 0)).toBe(true)
    expect(filterRows(SEMUA, read('tersedia=1')).list.every(({ sisa }) => sisa > 0)).toBe(true)
    expect(filterRows(SEMUA, read('orang=4')).list.every(({ sisa }) => sisa >= 4)).toBe(true)
  })

  it('passes no hotel whose metres nobody told, and says how many those are', () => {
    const { list, tanpaJarak } = filterRows(SEMUA, read('jarak=300'))
    expect(list.length).toBeGreaterThan(5)
    expect(list.every(({ jarak }) => (jarak.haram ?? 0) <= 300 && (jarak.nabawi ?? 0) <= 300)).toBe(true)
    expect(tanpaJarak).toBe(SEMUA.filter(({ terjauh }) => terjauh === null).length)
  })

  it('sorts prices by the chosen room, another currency behind them, and what has none last', () => {
    const { list } = filterRows(SEMUA, read('urut=harga'))
    const groups = list.map(({ harga, currency }) => (harga.quad === 0 ? 2 : currency === 'Rp' ? 0 : 1))
    expect(groups).toEqual([...groups].sort())
    const rupiah = list.filter((_, at) => groups[at] === 0).map(({ harga }) => harga.quad)
    expect(rupiah).toEqual([...rupiah].sort((a, b) => a - b))
    const metres = filterRows(SEMUA, read('urut=jarak')).list.map(({ terjauh }) => terjauh ?? 9_999_999)
    expect(metres).toEqual([...metres].sort((a, b) => a - b))
  })

  it('leaves out what has departed, and keeps what has no day yet, last', () => {
    const list = [
      paketRecord({ slug: 'kemarin', tanggal_keberangkatan: '2026-11-21' }),
      paketRecord({ slug: 'hari-ini', tanggal_keberangkatan: '2026-11-22' }),
      paketRecord({ slug: 'menyusul', tanggal_keberangkatan: '' }),
      paketRecord({ slug: 'dua-dalam-bulan', tanggal_keberangkatan: '2026-11-30' }),
    ]
    const baris = barisOf(searchable(list, '2026-11-22').map((paket) => keberangkatanOf(paket)))
    expect(slugs(TANPA_PILIHAN, baris)).toEqual(['hari-ini', 'dua-dalam-bulan', 'menyusul'])
    expect(slugs(read('bulan=2026-11'), baris)).toEqual(['hari-ini', 'dua-dalam-bulan'])
  })

  it('finds words anywhere, and shows what was typed to no pattern', () => {
    expect(slugs(read('q=TURKI+surabaya')).length).toBeGreaterThan(3)
    for (const q of ['(', '[a-', '\\', '<b>', '%']) expect(slugs(choice({ q }))).toEqual([])
  })
})

it('a departure on the first of a month stays in its month, whatever the zone of the machine', () => {
  const [baris] = barisOf([keberangkatanOf(paketRecord({ tanggal_keberangkatan: '2027-03-01' }))])
  expect(baris?.bulan).toBe('2027-03')
})

describe('counts', () => {
  it('say what remains with each choice, whatever is chosen in the same filter', () => {
    const chosen = [
      TANPA_PILIHAN,
      read('kota=jakarta'),
      read('kota=jakarta&bulan=2027-03&kategori=umroh'),
      read('maks=30000000&jarak=400&orang=3'),
      read('bintang=5&durasi=9-9&q=umrah'),
    ]
    for (const pilihan of chosen) {
      const faset = fasetOf(filterRows(SEMUA, pilihan), pilihan)
      const count = (changes: Partial<Pilihan>) => slugs({ ...pilihan, ...changes }).length
      for (const { nilai, jumlah } of faset.kota) expect(jumlah).toBe(count({ kota: [nilai] }))
      for (const { nilai, jumlah } of faset.maskapai) expect(jumlah).toBe(count({ maskapai: [nilai] }))
      for (const { nilai, jumlah } of faset.kategori) expect(jumlah).toBe(count({ kategori: [nilai] }))
      for (const { nilai, jumlah } of faset.bintang) expect(jumlah).toBe(count({ bintang: [nilai] }))
      for (const { nilai, jumlah } of faset.durasi) expect(jumlah).toBe(count({ durasi: [nilai] }))
      for (const { bulan, cocok } of faset.bulan) expect(cocok).toBe(count({ bulan: [bulan] }))
      const priced = faset.harga?.batang.reduce((sum, one) => sum + one, 0)
      expect(priced).toBe(count({ min: 1, maks: 99_999_999_999 }))
      // No choice vanishes because of others.
      expect(faset.kota.map(({ nama }) => nama).sort()).toEqual(['Jakarta', 'Makassar', 'Medan', 'Surabaya'])
    }
  })
})

it('takes a hotel that does not tell its metres for no limit, though the other one tells', () => {
  const hotels = [
    { nama_hotel: 'A', lokasi: 'Madinah' },
    { nama_hotel: 'B', lokasi: 'Makkah', jarak_m: 300 },
  ]
  const [diam] = openIndeks(packIndeks([keberangkatanOf(paketKe(1, { hotels }))]))
  const [lengkap] = openIndeks(packIndeks([keberangkatanOf(paketKe(2, { hotels: hotels.slice(1) }))]))
  expect(diam && jarakTerjauh(diam)).toBeNull()
  expect(lengkap && jarakTerjauh(lengkap)).toBe(300)
})

it('drops cities and airlines of an address that no departure has', () => {
  const pilihan = hanyaDikenal(read('kota=zzz&kota=jakarta&maskapai=tidak-ada&bintang=5'), SEMUA)
  expect(writePilihan(pilihan).toString()).toBe('kota=jakarta&bintang=5')
})

describe('where nothing is found', () => {
  const nothing = read('bulan=2027-03&kota=jakarta&maks=10000000')

  it('each line changes one filter and says how many that finds', () => {
    expect(slugs(nothing)).toEqual([])
    expect(terdekat(SEMUA, nothing).map(({ filter }) => filter)).toContain('harga')
    const near = read('bulan=2027-03&kota=makassar&maskapai=saudia')
    expect(slugs(near)).toEqual([])
    const lines = terdekat(SEMUA, near)
    expect(lines.length).toBeGreaterThan(1)
    for (const { pilihan, jumlah } of lines) {
      expect(jumlah).toBeGreaterThan(0)
      expect(slugs(pilihan)).toHaveLength(jumlah)
    }
    expect(terdekat(SEMUA, TANPA_PILIHAN)).toEqual([])
    expect(terdekat([], nothing)).toEqual([])
  })

  it('offers the next price in rupiah, whatever stands between in dollars', () => {
    const list = barisOf([
      keberangkatanOf(paketKe(1, { currency: 'USD', harga_quad: 2_100 })),
      keberangkatanOf(paketKe(2, { harga_quad: 30_000_000 })),
    ])
    const offered = terdekat(list, read('maks=1000')).flatMap(({ pilihan }) => pilihan.maks ?? [])
    expect(offered).toContain(30_000_000)
  })

  it('names each filter that alone stands in the way, with what is found without it', () => {
    const near = read('bulan=2027-03&kota=makassar&maskapai=saudia')
    const found = penghalang(SEMUA, near)
    expect(found.length).toBeGreaterThan(0)
    for (const { filter, pilihan, jumlah } of found) {
      expect(isTanpa(filter, near)).toBe(false)
      expect(isTanpa(filter, pilihan)).toBe(true)
      expect(slugs(pilihan)).toHaveLength(jumlah)
    }
    // Two that fail together are not blamed one by one, and where something fits nothing is.
    expect(penghalang(SEMUA, read('maks=1000&bulan=2040-01'))).toEqual([])
    expect(penghalang(SEMUA, TANPA_PILIHAN)).toEqual([])
  })

  it('the nearest departures miss the least', () => {
    const [first, second] = palingDekat(SEMUA, nothing, 2)
    expect(first?.gagal.length).toBeLessThanOrEqual(second?.gagal.length ?? 0)
    expect(first?.gagal.length).toBeGreaterThan(0)
  })

  it('keeps what the journey is for: a month and a city give way, an umrah is never answered with another kind', () => {
    const paket = (nth: number, changes: Parameters<typeof paketKe>[1]) =>
      keberangkatanOf(paketKe(nth, changes))
    const kairo = { nama_paket: 'Studi Bahasa Arab Kairo', tipe_paket: 'Overseas' } as const
    const list = barisOf([
      paket(1, { ...kairo, tanggal_keberangkatan: '2027-03-02', pemberangkatan: 'Jakarta (CGK)' }),
      paket(2, { tipe_paket: 'Umroh', tanggal_keberangkatan: '2027-06-02', pemberangkatan: 'Medan (KNO)' }),
      paket(3, { tipe_paket: 'Umroh', tanggal_keberangkatan: '2027-02-20', pemberangkatan: 'Jakarta (CGK)' }),
    ])
    const umrah = [
      'kategori=umroh',
      'q=umrah',
      'q=Umroh',
      'q=umrah+murah',
      'q=umrah+maret',
      'kategori=umroh&q=bulan+madu',
    ]
    for (const tujuan of umrah) {
      for (const rest of [
        'bulan=2027-03',
        'bulan=2027-03&kota=jakarta',
        'bulan=2027-03&kota=jakarta&orang=2',
      ]) {
        const asked = read(`${rest}&${tujuan}`)
        const shown = palingDekat(list, asked, 9).map(({ baris }) => baris.nama)
        expect(shown).toHaveLength(2)
        const offers = [...terdekat(list, asked), ...penghalang(list, asked)]
        for (const { pilihan, jumlah } of offers) {
          const found = filterRows(list, pilihan).list
          expect(found).toHaveLength(jumlah)
          expect(found.map(({ kategori }) => kategori)).not.toContain('overseas')
        }
      }
    }
    // Where nothing of the kind is left, nothing else stands in for it.
    expect(palingDekat(list, read('kategori=haji&bulan=2027-03'), 2)).toEqual([])
    expect(terdekat(list, read('kategori=haji'))).toEqual([])
    expect(penghalang(list, read('kategori=haji'))).toEqual([])
    // What was typed says what it is for as well, as long as it is said of any journey.
    expect(palingDekat(list, read('q=kairo&bulan=2027-06'), 9).map(({ baris }) => baris.nama)).toEqual([
      kairo.nama_paket,
    ])
    expect(filterRows(list, read('q=umrah+juni')).list).toHaveLength(1)
  })

  it('of a month that has none the nearest month comes first, before or after', () => {
    const months = [...new Set(SEMUA.flatMap(({ bulan }) => bulan || []))].sort()
    const last = months.at(-1) ?? ''
    const year = Number(last.slice(0, 4)) + 1
    const [late] = palingDekat(SEMUA, read(`bulan=${year}-12`), 1)
    expect(late?.baris.bulan).toBe(last)
    const [early] = palingDekat(SEMUA, read(`bulan=${Number(months[0]?.slice(0, 4)) - 1}-01`), 1)
    expect(early?.baris.bulan).toBe(months[0])
  })
})

describe('the file that browsers search', () => {
  const bytes = (count: number) => {
    const list = Array.from({ length: count }, (_, nth) =>
      keberangkatanOf(paketKe(nth), nth % 9 ? { terbukti: nth % 5, dari: 5 } : null),
    )
    const file = JSON.stringify(packIndeks(list))
    expect(openIndeks(JSON.parse(file))).toEqual(list)
    return brotliCompressSync(file).length
  }

  it('gives back what went in, and stays small: 20 KB at a thousand departures, 3 KB at a hundred', () => {
    expect(bytes(0)).toBeGreaterThan(0)
    expect(bytes(100)).toBeLessThan(3 * 1024)
    expect(bytes(1_000)).toBeLessThan(20 * 1024)
  })

  it('keeps odd prices, slugs of their own, and refuses a file of another shape', () => {
    const odd = keberangkatanOf(paketRecord({ slug: 'lain-sekali', harga_quad: 29_999_999, harga_triple: 0 }))
    expect(openIndeks(packIndeks([odd]))).toEqual([odd])
    expect(() => openIndeks({ ...packIndeks([odd]), versi: 99 })).toThrow('version 99')
  })
})
