import type { Keadaan, Pasti } from './pasti.ts'

/** The meaning of each of the ministry's five certainties for a traveller, and the evidence that pages show. */
export const PASTI_ARTI: Record<Pasti, string> = {
  izin: 'Biro perjalanannya berizin, dan izinnya masih berlaku. Kami menulis nomornya, dan hari terakhirnya begitu tercatat.',
  tiket: 'Maskapai, nomor penerbangan, serta hari berangkat dan tibanya sudah ada untuk setiap penerbangan.',
  harga: 'Harga setiap tipe kamar tertulis, dengan apa yang termasuk dan apa yang tidak.',
  hotel: 'Hotelnya disebut namanya, jaraknya ke masjid dalam meter, dan setiap malam ada tempatnya.',
  visa: 'Visanya jelas: termasuk dalam harga, sedang diproses, atau belum ada.',
}

/** The meaning of each state of a certainty for a reader. */
export const KEADAAN_ARTI: Record<Keadaan, string> = {
  terbukti: 'Datanya lengkap, dan Anda dapat memeriksanya sendiri.',
  menyusul: 'Sebagian sudah ada, sisanya kami susulkan.',
  kosong: 'Belum ada datanya. Tanyakan sebelum membayar.',
}
