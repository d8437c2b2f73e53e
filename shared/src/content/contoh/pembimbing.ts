import type { Pembimbing } from '../pembimbing/pembimbing-fields.ts'

/**
 * The guides of the made-up agency. Pages mark a guide as an example only while name and biography are exactly these,
 * so an agency's own guide is never marked, and an edited example no longer is.
 */
export const PEMBIMBING_CONTOH = [
  {
    nama: 'Ustadz Fahri Ramadhan',
    peran: 'Pembimbing ibadah',
    bahasa: 'Indonesia, Arab, Sunda',
    gambar: 'pembimbing-1',
    bio: 'Mengisi manasik setiap bulan dan mendampingi rombongan sejak berkumpul di bandara. Jamaah mengenalnya karena sabar menjawab pertanyaan yang sama berkali-kali.',
  },
  {
    nama: 'Ustadzah Laila Hasanah',
    peran: 'Pendamping jamaah perempuan',
    bahasa: 'Indonesia, Arab, Jawa',
    gambar: 'pembimbing-2',
    bio: 'Mendampingi ibu-ibu di Raudhah, di kamar, dan saat sakit. Membuka kelas fikih perempuan sebelum setiap keberangkatan.',
  },
] as const

/** Tells whether a guide is an unchanged example, by name and biography. */
export function isPembimbingContoh({ nama, bio }: Pick<Pembimbing, 'nama' | 'bio'>): boolean {
  return PEMBIMBING_CONTOH.some((contoh) => contoh.nama === nama && contoh.bio === bio)
}
