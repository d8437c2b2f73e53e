import { paketRecord } from '@safar/shared/content/paket/factory'
import { describe, expect, it } from 'vitest'
import { berikutText, dijualLayanan, dijualProgram, isSejarah, isStudi } from './layanan.ts'

const TODAY = '2026-11-22'
const hotel = (lokasi: string) => ({
  nama_hotel: 'Hotel',
  lokasi,
  deskripsi: '',
  bintang: 4,
  check_in: '',
  check_out: '',
  image: '',
})
const paket = (nama_paket: string, changes: Parameters<typeof paketRecord>[0] = {}) =>
  paketRecord({
    nama_paket,
    slug: nama_paket.toLowerCase().replaceAll(' ', '-'),
    tanggal_keberangkatan: '2027-02-01',
    sisa_pax: 4,
    ...changes,
  })

const malaysia = paket('Halal Tour Kuala Lumpur', {
  tipe_paket: 'Overseas',
  hotels: [hotel('Kuala Lumpur, 500 m')],
})
const istanbul = paket('Umrah plus Istanbul', { hotels: [hotel('Madinah, 200 m'), hotel('Istanbul, 450 m')] })
const itikaf = paket('Umrah plus Itikaf', { tanggal_keberangkatan: '2027-01-01' })
const haji = paket('Haji Khusus 1448 H', { tipe_paket: 'Haji' })
const LIST = [malaysia, istanbul, itikaf, haji, paket('Umrah Reguler')]

const named = (slug: string, tipe_paket: 'Umroh' | 'Haji' | 'Overseas' | '' = '', list = LIST) =>
  dijualLayanan({ slug, tipe_paket }, list, TODAY).map(({ nama_paket }) => nama_paket)

describe('a service', () => {
  it('has the packages that its name means, where SPEC names it', () => {
    expect(named('haji-khusus')).toEqual(['Haji Khusus 1448 H'])
    expect(named('umroh-overseas', 'Umroh')).toEqual(['Umrah plus Istanbul'])
    expect(named('umroh-plus', 'Umroh')).toEqual(['Umrah plus Itikaf', 'Umrah plus Istanbul'])
    expect(named('overseas-malaysia', 'Overseas')).toEqual(['Halal Tour Kuala Lumpur'])
    expect(named('halal-tour')).toEqual(['Halal Tour Kuala Lumpur'])
    expect(named('halal-tour', 'Haji')).toEqual([])
    expect(named('mahad-nabawi')).toEqual([])
  })

  it('that an agency names itself has all of its type, and none without one', () => {
    expect(named('umrah-keluarga', 'Umroh')).toEqual([
      'Umrah plus Itikaf',
      'Umrah plus Istanbul',
      'Umrah Reguler',
    ])
    expect(named('umrah-keluarga')).toEqual([])
    expect(named('constructor')).toEqual([])
  })

  it('has nothing that is full or gone', () => {
    const closed = LIST.map((one) => ({ ...one, sisa_pax: 0 }))
    const gone = LIST.map((one) => ({ ...one, tanggal_keberangkatan: '2026-11-01' }))
    expect([named('umroh-plus', '', closed), named('haji-khusus', '', gone)]).toEqual([[], []])
  })

  it('says what comes next, and that there is more', () => {
    expect(berikutText([itikaf, istanbul])).toBe(
      'Terdekat: Umrah plus Itikaf, 1\u00a0Jan\u00a02027. Ada 1 keberangkatan lain.',
    )
    expect(berikutText([paket('Haji', { tanggal_keberangkatan: '' })])).toBe(
      'Terdekat: Haji, tanggal menyusul.',
    )
    expect(berikutText([])).toMatch(/Belum ada jadwal/)
  })
})

it('a fixed programme names its own departures, and its service’s where it has none', () => {
  const names = (nama_paket: string) =>
    dijualProgram({ nama_paket }, 'umroh-plus', LIST, TODAY).map((one) => one.nama_paket)
  expect(names('Umrah plus Itikaf')).toEqual(['Umrah plus Itikaf'])
  expect(names('Umrah plus Overseas')).toEqual(['Umrah plus Itikaf', 'Umrah plus Istanbul'])
})

it('study and history tours are told by their names', () => {
  const overseas = (nama: string) => paket(nama, { tipe_paket: 'Overseas' })
  expect([overseas('Study Overseas Bahasa Arab'), overseas('Jejak Andalusia')].map(isStudi)).toEqual([
    true,
    false,
  ])
  expect([overseas('Study Overseas Bahasa Arab'), overseas('Jejak Andalusia')].map(isSejarah)).toEqual([
    false,
    true,
  ])
  expect(isSejarah(paket('Umrah Jejak Nabi'))).toBe(false)
})
