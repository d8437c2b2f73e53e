import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'

/** Pages beside SPEC's menu, each with what a visitor finds there: every list leads to those that belong to it. */
export const PAGES = {
  paket: {
    href: page.paket,
    label: 'Lihat semua paket',
    isi: 'Jadwal keberangkatan per bulan, dengan harga dan sisa kursi.',
  },
  umroh: { href: page.umroh, label: 'Paket Umroh', isi: 'Keberangkatan umrah terdekat.' },
  haji: { href: page.haji, label: 'Paket Haji', isi: 'Haji khusus, dan program haji dakhili.' },
  ibadah: {
    href: page.ibadah,
    label: 'Umroh dan Haji',
    isi: 'Contoh jadwal dari musim lalu: lama perjalanan dan bintang hotelnya.',
  },
  ilmiah: {
    href: page.ilmiah,
    label: 'Studi Tour Ilmiah',
    isi: 'Belajar bahasa Arab dan mengunjungi pusat ilmu di luar negeri.',
  },
  sejarah: {
    href: page.sejarah,
    label: 'Tour Sejarah',
    isi: 'Menyusuri jejak peradaban Islam di kota-kotanya.',
  },
  itikaf: {
    href: recordPath('program', 1),
    label: 'Umrah plus Itikaf Ramadan',
    isi: 'Program sepuluh malam terakhir Ramadan, hari demi hari.',
  },
  dakhili: {
    href: recordPath('program', 2),
    label: 'Haji Dakhili',
    isi: 'Program bagi warga Indonesia yang tinggal di Arab Saudi.',
  },
  umrohOverseas: {
    href: recordPath('program', 3),
    label: 'Umrah plus Overseas',
    isi: 'Program umrah yang dilanjutkan ke Andalusia.',
  },
  beranda: { href: '/', label: 'Beranda', isi: 'Mulai lagi dari depan.' },
} as const

const { umroh, haji, ibadah, ilmiah, sejarah, itikaf, dakhili, umrohOverseas } = PAGES

/** What stands under the list of a type, and under the list of all. */
export const SEE_ALSO = {
  Umroh: [itikaf, umrohOverseas, ibadah],
  Haji: [dakhili, ibadah],
  Overseas: [ilmiah, sejarah],
  semua: [umroh, haji, ilmiah, sejarah],
} as const

/** The menu's second group: the kinds of journey that SPEC's own links do not lead to. */
export const MORE_IN_MENU = [ilmiah, sejarah, ibadah] as const
