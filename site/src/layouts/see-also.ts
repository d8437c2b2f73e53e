import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { agency } from '../agency.ts'
import { ditautkan } from '../sampel/tautan.ts'

/** The pages beside SPEC's menu, each with what a visitor finds there. */
export const PAGES = {
  paket: {
    href: page.paket,
    label: 'Lihat semua paket',
    isi: 'Jadwal keberangkatan per bulan, dengan harga dan sisa kursi.',
  },
  umroh: { href: page.umroh, label: 'Paket Umroh', isi: 'Keberangkatan umrah terdekat.' },
  haji: {
    href: page.haji,
    label: 'Paket Haji',
    isi: agency.pihk ? 'Haji khusus: jadwal, harga, dan hotelnya.' : 'Jadwal haji, harga, dan hotelnya.',
  },
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

interface Jalan {
  href: string
  label: string
  isi: string
}

const { umroh, haji, ibadah, ilmiah, sejarah, itikaf, dakhili, umrohOverseas } = PAGES

/** The links under the list of each type, and under the list of all. */
const SEE_ALSO = {
  Umroh: [itikaf, umrohOverseas, ibadah],
  Haji: [dakhili, ibadah],
  Overseas: [ilmiah, sejarah],
  semua: [umroh, haji, ilmiah, sejarah],
} as const satisfies Record<string, readonly Jalan[]>

/** Returns the links under a list, but for pages that nothing may link to. */
export const seeAlso = async (list: keyof typeof SEE_ALSO) => jalanDari(SEE_ALSO[list])

/** Returns the menu's second group: the kinds of journey that SPEC's own links do not reach. */
export const moreInMenu = () => jalanDari([ilmiah, sejarah, ibadah])

async function jalanDari(list: readonly Jalan[]): Promise<Jalan[]> {
  const told = await ditautkan()
  return list.filter(({ href }) => told(href))
}
