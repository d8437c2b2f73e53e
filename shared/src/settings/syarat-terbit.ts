/*
 * Requirements of an agency for a departure before visitors see it, beyond what every package needs. None applies until
 * the settings say so: then the form names it before, and the call refuses it by field.
 */

export const SYARAT_TERBIT = [
  'izin',
  'tiket',
  'harga',
  'hotel',
  'visa',
  'selaras',
  'poster',
  'flyer',
  'deskripsi',
  'itinerary',
  'pembimbing',
  'keunggulan',
  'ketentuan',
  'pembayaran',
] as const
export type SyaratTerbit = (typeof SYARAT_TERBIT)[number]

/** The label of each requirement in the settings. */
export const SYARAT_TERBIT_NAMA: Record<SyaratTerbit, string> = {
  izin: 'Izin yang berlaku, dengan hari terakhirnya',
  tiket: 'Nomor dan hari setiap penerbangan',
  harga: 'Harga ketiga kamar, yang termasuk dan yang tidak',
  hotel: 'Nama hotel, jaraknya, dan semua malamnya',
  visa: 'Keadaan visa',
  selaras: 'Tidak ada isian yang bertentangan',
  poster: 'Poster',
  flyer: 'Flyer',
  deskripsi: 'Deskripsi',
  itinerary: 'Itinerary',
  pembimbing: 'Pembimbing',
  keunggulan: 'Keunggulan',
  ketentuan: 'Syarat dan ketentuan',
  pembayaran: 'Uang muka dan hari pelunasan',
}

export function isSyaratTerbit(value: string): value is SyaratTerbit {
  return SYARAT_TERBIT.some((syarat) => syarat === value)
}
