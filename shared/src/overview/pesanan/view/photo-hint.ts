import type { DokumenJenis } from '../../../people/jamaah/dokumen.ts'

const WHOLE = 'Keempat sudutnya terlihat, tulisannya terbaca, tanpa pantulan lampu.'

/** A sentence on how a good photo of each kind of paper looks. */
export const PHOTO_HINT: Record<DokumenJenis, string> = {
  paspor: 'Halaman yang ada fotonya, rata dan terang. Dua baris huruf di bawahnya harus terbaca utuh.',
  pas_foto: 'Wajah menghadap lurus, latar polos, tanpa kacamata, dan tidak dipotong di kepala.',
  ktp: WHOLE,
  kk: 'Satu lembar penuh dari atas, semua nama dan nomornya terbaca.',
  akta_lahir: WHOLE,
  buku_nikah: 'Halaman nama suami dan istri, dibuka rata sampai kedua tepinya terlihat.',
  vaksin_meningitis: 'Halaman vaksinnya: nama, tanggal suntik, dan cap terbaca.',
  vaksin_polio: 'Halaman vaksinnya: nama, tanggal suntik, dan cap terbaca.',
  bpjs: WHOLE,
}

export const PROOF_HINT =
  'Foto struk atau tangkapan layar dari bank: jumlah, tanggal, dan rekening tujuannya terbaca. PDF juga boleh.'
