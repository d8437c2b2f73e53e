import { paketRecord } from '@safar/shared/paket/factory'
import { describe, expect, it } from 'vitest'
import { LAYANAN } from '../konten/profil.ts'
import { dijualProgram, isSejarah, isStudi, tujuanLayanan } from './layanan.ts'

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

const hrefs = (list: typeof LIST) =>
  Object.fromEntries(LAYANAN.map(({ nama }) => [nama, tujuanLayanan(nama, list, TODAY).href]))

describe('the services', () => {
  it('lead to what is on sale, and to nobody but the agency where nothing is', () => {
    expect(hrefs(LIST)).toEqual({
      'Haji Khusus': '/haji',
      'Umroh Overseas': '/data_produk/umrah-plus-istanbul',
      'Umroh Plus': '/data_produk/umrah-plus-itikaf',
      'Overseas Malaysia': '/data_produk/halal-tour-kuala-lumpur',
      'Halal Tour': '/data_produk/halal-tour-kuala-lumpur',
      "Ma'had Nabawi": null,
    })
  })

  it('lead to nothing that is full or gone', () => {
    const closed = LIST.map((one) => ({ ...one, sisa_pax: 0 }))
    expect(new Set(Object.values(hrefs(closed)))).toEqual(new Set([null]))
    const gone = LIST.map((one) => ({ ...one, tanggal_keberangkatan: '2026-11-01' }))
    expect(new Set(Object.values(hrefs(gone)))).toEqual(new Set([null]))
  })

  it('say what comes next, and that there is more', () => {
    expect(tujuanLayanan('Umroh Plus', LIST, TODAY).keterangan).toBe(
      'Terdekat: Umrah plus Itikaf, 1\u00a0Jan\u00a02027. Ada 1 keberangkatan lain di daftar paket.',
    )
    expect(
      tujuanLayanan('Haji Khusus', [paket('Haji', { tipe_paket: 'Haji', tanggal_keberangkatan: '' })], TODAY),
    ).toEqual({
      href: '/haji',
      keterangan: 'Terdekat: Haji, tanggal menyusul.',
    })
  })
})

it('a fixed programme names its own departures, and its service’s where it has none', () => {
  const names = (nama_paket: string) =>
    dijualProgram({ nama_paket }, 'Umroh Plus', LIST, TODAY).map((one) => one.nama_paket)
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
