import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { paketRecord } from '../paket/factory.ts'
import { comparePaket } from '../paket/rules.ts'
import { fasetOf } from './faset.ts'
import { barisOf, filterRows } from './filter-rows.ts'
import { openIndeks, packIndeks } from './indeks.ts'
import { keberangkatanOf, searchable } from './keberangkatan.ts'
import { readPilihan } from './pilihan.ts'

/* Any set of departures and any choice, held against a count that knows only what was made up for each of them. */

const HARI_INI = '2026-11-30'
const KAMAR = ['quad', 'triple', 'double'] as const

/** A departure as it was made up. */
const dibuat = fc.record({
  // Departed, today, both ends of months, and none yet.
  tanggal: fc.constantFrom(
    '2026-11-29',
    HARI_INI,
    '2026-12-01',
    '2026-12-31',
    '2027-02-28',
    '2027-03-01',
    '2027-03-01',
    '',
  ),
  kota: fc.constantFrom('Jakarta', 'Surabaya', 'Banda Aceh', ''),
  maskapai: fc.constantFrom('Saudia', 'Garuda Indonesia', ''),
  tipe: fc.constantFrom('Umroh' as const, 'Haji' as const, 'Overseas' as const),
  hari: fc.constantFrom(9, 12, 14, 24),
  bintang: fc.constantFrom(3, 4, 5),
  // Null for a hotel that does not tell.
  makkah: fc.constantFrom(null, 150, 400),
  madinah: fc.constantFrom(null, 100, 350),
  quad: fc.constantFrom(0, 25_000_000, 31_500_000),
  double: fc.constantFrom(0, 30_000_000, 47_000_000),
  currency: fc.constantFrom('Rp' as const, 'Rp' as const, 'USD' as const),
  sisa: fc.constantFrom(0, 2, 30),
})
type Dibuat = typeof dibuat extends fc.Arbitrary<infer Made> ? Made & { slug: string } : never

const alamat = fc.record(
  {
    bulan: fc.constantFrom('2026-11', '2026-12', '2027-03', '2027-01'),
    kota: fc.constantFrom('jakarta', 'banda-aceh'),
    maskapai: fc.constantFrom('saudia', 'garuda-indonesia'),
    kategori: fc.constantFrom('umroh', 'haji'),
    durasi: fc.constantFrom('9-12', '14'),
    bintang: fc.constantFrom('4', '5'),
    jarak: fc.constantFrom('150', '400'),
    kamar: fc.constantFrom(...KAMAR),
    min: fc.constantFrom('20000000', '31000000'),
    maks: fc.constantFrom('25000000', '40000000'),
    tersedia: fc.constant('1'),
    orang: fc.constantFrom('2', '3', '4'),
    urut: fc.constantFrom('tanggal', 'harga', 'jarak'),
  },
  { requiredKeys: [] },
)
type Alamat = Record<string, string>

const kata = (text: string) => text.toLowerCase().replaceAll(' ', '-')
/** The room that is meant: the one that was chosen, or the one that so many fill. */
const SEPENUHNYA = new Map([
  ['2', 'double'],
  ['3', 'triple'],
])
const kamarDari = ({ kamar, orang = '' }: Alamat) => kamar ?? SEPENUHNYA.get(orang) ?? 'quad'
const hargaDari = (one: Dibuat, kamar: string) => {
  if (kamar === 'triple') return 0
  return kamar === 'double' ? one.double : one.quad
}
const terjauhDari = ({ makkah, madinah }: Dibuat) =>
  makkah === null || madinah === null ? null : Math.max(makkah, madinah)

/** The slow rule: whether one fits, with the keys in `without` not asked. */
function cocok(one: Dibuat, query: Alamat, without: readonly string[] = []): boolean {
  const asks = (key: string) => (without.includes(key) ? undefined : query[key])
  const [from = '0', to = from] = (asks('durasi') ?? '0-999').split('-')
  const metres = terjauhDari(one)
  const [min, maks, jarak] = [asks('min'), asks('maks'), asks('jarak')]
  const harga = hargaDari(one, kamarDari(query))
  return (
    one.tanggal !== '2026-11-29' &&
    (asks('bulan') ?? one.tanggal.slice(0, 7)) === one.tanggal.slice(0, 7) &&
    (asks('kota') ?? kata(one.kota)) === kata(one.kota) &&
    (asks('maskapai') ?? kata(one.maskapai)) === kata(one.maskapai) &&
    (asks('kategori') ?? one.tipe.toLowerCase()) === one.tipe.toLowerCase() &&
    one.hari >= Number(from) &&
    one.hari <= Number(to) &&
    (asks('bintang') ?? String(one.bintang)) === String(one.bintang) &&
    (jarak === undefined || (metres !== null && metres <= Number(jarak))) &&
    ((min === undefined && maks === undefined) ||
      (one.currency === 'Rp' &&
        harga > 0 &&
        harga >= Number(min ?? 0) &&
        harga <= Number(maks ?? Number.MAX_SAFE_INTEGER))) &&
    (asks('tersedia') === undefined || one.sisa > 0) &&
    one.sisa >= Number(asks('orang') ?? 0)
  )
}

/** As page, release and browser make it: packed and opened again, in the order of every list. */
function barisDari(made: readonly Dibuat[]) {
  const list = made.map((one, nth) =>
    paketRecord({
      id: nth + 1,
      slug: one.slug,
      tipe_paket: one.tipe,
      durasi: `${one.hari} Hari`,
      tanggal_keberangkatan: one.tanggal,
      pemberangkatan: one.kota,
      maskapai: one.maskapai,
      rating_hotel: one.bintang,
      harga_quad: one.quad,
      harga_triple: 0,
      harga_double: one.double,
      currency: one.currency,
      sisa_pax: one.sisa,
      total_pax: 45,
      hotels: [
        { nama_hotel: 'A', lokasi: 'Makkah', jarak_m: one.makkah },
        { nama_hotel: 'B', lokasi: 'Madinah', jarak_m: one.madinah },
      ],
    }),
  )
  const searched = searchable(list, HARI_INI).sort((a, b) => comparePaket(a, b, HARI_INI))
  return barisOf(openIndeks(packIndeks(searched.map((paket) => keberangkatanOf(paket)))))
}

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const orderOf = (list: readonly Dibuat[], query: Alamat) =>
  list.map((one) => {
    const { urut = 'tanggal' } = query
    if (urut === 'jarak') return terjauhDari(one) ?? Number.MAX_SAFE_INTEGER
    if (urut === 'tanggal') return Number(one.tanggal.slice(0, 7).replace('-', '') || '999999')
    const harga = hargaDari(one, kamarDari(query))
    // No price behind another currency, and that behind rupiah.
    return harga === 0 ? 2e12 : one.currency === 'Rp' ? harga : 1e12 + harga
  })

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'of any departures and any choice, list, order and each count are as a slow count says, in %s',
  (tz) => {
    process.env.TZ = tz
    fc.assert(
      fc.property(fc.array(dibuat, { maxLength: 30 }), alamat, (given, query) => {
        const made = given.map((one, nth) => ({ ...one, slug: `paket-${nth}` }))
        const bySlug = new Map(made.map((one) => [one.slug, one]))
        const pilihan = readPilihan(new URLSearchParams(query))
        // Bounds the wrong way round are meant the other way round.
        const asked: Alamat = { ...query }
        if (Number(asked.min) > Number(asked.maks))
          [asked.min, asked.maks] = [asked.maks ?? '', asked.min ?? '']
        const hasil = filterRows(barisDari(made), pilihan)
        const found = hasil.list.map(({ slug }) => slug)
        const fits = made.filter((one) => cocok(one, asked))
        expect([...found].sort()).toEqual(fits.map(({ slug }) => slug).sort())
        const places = orderOf(
          found.flatMap((slug) => bySlug.get(slug) ?? []),
          asked,
        )
        expect(places).toEqual([...places].sort((a, b) => a - b))
        // Told apart, and never by a rate.
        const others = made.filter(
          (one) => one.currency === 'USD' && cocok(one, asked, ['min', 'maks']) && !cocok(one, asked),
        )
        expect(hasil.mataUangLain.map(({ slug }) => slug).sort()).toEqual(
          others.map(({ slug }) => slug).sort(),
        )
        const faset = fasetOf(hasil, pilihan)
        const count = (key: string, has: (one: Dibuat) => boolean) =>
          made.filter((one) => cocok(one, asked, [key]) && has(one)).length
        for (const { bulan, cocok: jumlah } of faset.bulan)
          expect(jumlah).toBe(count('bulan', ({ tanggal }) => tanggal.startsWith(bulan)))
        for (const { nilai, jumlah } of faset.kota)
          expect(jumlah).toBe(count('kota', ({ kota }) => kata(kota) === nilai))
        for (const { nilai, jumlah } of faset.maskapai)
          expect(jumlah).toBe(count('maskapai', ({ maskapai }) => kata(maskapai) === nilai))
        for (const { nilai, jumlah } of faset.kategori)
          expect(jumlah).toBe(count('kategori', ({ tipe }) => tipe.toLowerCase() === nilai))
        for (const { nilai, jumlah } of faset.bintang)
          expect(jumlah).toBe(count('bintang', ({ bintang }) => bintang === nilai))
        for (const { nilai, jumlah } of faset.durasi)
          expect(jumlah).toBe(count('durasi', ({ hari }) => hari >= nilai[0] && hari <= nilai[1]))
        // What exists can always be chosen, whatever else was.
        const there = made.filter(({ tanggal }) => tanggal !== '2026-11-29')
        expect(faset.kota.map(({ nilai }) => nilai).sort()).toEqual(
          [...new Set(there.flatMap(({ kota }) => kata(kota) || []))].sort(),
        )
      }),
      { numRuns: 400 },
    )
  },
)
