import { expect, it } from 'vitest'
import { paketRecord } from './factory.ts'
import { readPaket, readPaketAnswer, readPaketList } from './read.ts'

it('reads our own records unchanged', () => {
  expect(readPaket(paketRecord())).toEqual(paketRecord())
})

it('reads numbers sent as text, dates with a time, and stars out of range', () => {
  const read = readPaket({
    ...paketRecord(),
    id: '7',
    harga_double: '32000000',
    harga_quad: '29500000.00',
    sisa_pax: '12',
    rating_hotel: '9',
    tanggal_keberangkatan: '2026-12-12 00:00:00',
    durasi: 9,
    tipe_paket: 'umroh',
  })
  expect(read).toMatchObject({
    id: 7,
    harga_double: 32_000_000,
    harga_quad: 29_500_000,
    sisa_pax: 12,
    rating_hotel: 5,
    tanggal_keberangkatan: '2026-12-12',
    durasi: '9 Hari',
    tipe_paket: 'Umroh',
  })
})

it('reads missing and null lists as empty and missing texts as blank', () => {
  const read = readPaket({ slug: 'haji', nama_paket: 'Haji Khusus', hotels: null })
  expect(read).toMatchObject({
    hotels: [],
    itineraris: [],
    syarat_ketentuans: [],
    deskripsi: '',
    sisa_pax: 0,
    currency: 'Rp',
  })
})

it('reads facilities and guides under either of their names', () => {
  const read = readPaket({
    ...paketRecord(),
    fasilitas: [{ nama: 'Bus' }, { name: 'Makan' }],
    pembimbings: [{ name: 'Ustadz' }],
  })
  expect(read?.fasilitas).toEqual([{ name: 'Bus' }, { name: 'Makan' }])
  expect(read?.pembimbings).toEqual([{ nama: 'Ustadz' }])
})

it('numbers itinerary days that carry no number', () => {
  const read = readPaket({ ...paketRecord(), itineraris: [{ name: 'Tiba' }, { hari: '4', name: 'Ziarah' }] })
  expect(read?.itineraris.map((day) => day.hari)).toEqual([1, 4])
})

it('leaves out entries of a list that are no records', () => {
  expect(readPaket({ ...paketRecord(), hotels: ['x', null, paketRecord().hotels[0]] })?.hotels).toHaveLength(
    1,
  )
})

it('refuses what cannot be shown and keeps the rest of the list, where there is one', () => {
  expect(readPaket({ ...paketRecord(), slug: '' })).toBeNull()
  expect(readPaketList({ data: [null, { slug: 'x' }, paketRecord()] })).toEqual([paketRecord()])
  expect(readPaketList({ success: false })).toBeNull()
})

it('takes control characters out of every text of an older host, which no feed could carry', () => {
  const dirty = (value: unknown): unknown =>
    typeof value === 'string' && !/^\d{4}-/.test(value)
      ? `\u0001${value}\0\uffff\ud800`
      : Array.isArray(value)
        ? value.map(dirty)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dirty(each)]))
          : value
  const record = paketRecord()
  // By its slug the host is asked again: it is shown as it is, or not at all.
  expect(readPaket({ ...Object(dirty(record)), slug: record.slug })).toEqual(record)
})

it('reads a missing package as null, also when the host answers 200', () => {
  expect(readPaketAnswer({ success: false, data: null })).toBeNull()
  expect(readPaketAnswer('<html>')).toBeNull()
  expect(readPaketAnswer({ data: paketRecord() })).toEqual(paketRecord())
})

it('reads what is neither text nor number as blank, nothing or zero', () => {
  const read = readPaket({
    ...paketRecord(),
    id: 1.5,
    durasi: { hari: 9 },
    maskapai: ['Saudia'],
    harga_double: -1,
    total_pax: 'banyak',
    currency: 'IDR',
    hotels: [{ nama_hotel: Number.NaN, bintang: null, check_in: '12-12-2026' }],
  })
  expect(read).toMatchObject({
    id: 0,
    durasi: '',
    maskapai: '',
    harga_double: 0,
    total_pax: 0,
    currency: 'Rp',
    hotels: [{ nama_hotel: '', lokasi: '', bintang: null, check_in: '' }],
  })
})
