import type { ARTIKEL_SLOTS } from '../gambar/slots.ts'

export interface Artikel {
  slot: keyof typeof ARTIKEL_SLOTS
  kategori: string
  judul: string
  /** The whole advice: the cards lead nowhere, so nothing may be left unsaid. */
  ringkasan: string
}

/** Home's three articles, in the order in which the layout shows them. */
export const ARTIKEL: readonly Artikel[] = [
  {
    slot: 'persiapan',
    kategori: 'Persiapan',
    judul: 'Tiga bulan menuju umrah: apa yang disiapkan lebih dulu?',
    ringkasan:
      'Mulailah dari paspor: berlaku paling sedikit tujuh bulan, dengan nama paling sedikit tiga kata. Bulan kedua untuk vaksin meningitis dan latihan jalan kaki. Bulan terakhir untuk manasik, obat pribadi, dan koper.',
  },
  {
    slot: 'bekal',
    kategori: 'Bekal',
    judul: 'Doa yang cukup dihafal sebelum berangkat',
    ringkasan:
      'Niat, talbiyah, dan doa antara dua rukun sudah cukup untuk memulai. Selebihnya boleh dibaca dari buku saku.',
  },
  {
    slot: 'kamar',
    kategori: 'Biaya',
    judul: 'Quad, triple, double: memilih kamar yang pas untuk keluarga',
    ringkasan:
      'Quad diisi berempat dan paling hemat. Double diisi berdua, misalnya suami istri. Hotel dan jadwalnya sama, yang berbeda hanya isi kamar.',
  },
]
