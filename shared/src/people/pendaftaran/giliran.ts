import type { Paket } from '../../content/paket/paket.ts'
import { KURSI_TERCATAT } from '../../outbound/belum-kursi.ts'
import { formatTanggal } from '../../platform/format/tanggal.ts'
import { notifyMeText } from './notify-me.ts'
import type { Pendaftaran } from './pendaftaran-schema.ts'

/*
 * Turns: seats came free, or the departure that somebody asked for is on sale. A turn follows from stored data and is
 * stored nowhere.
 */

/** The largest number of people named for one departure, from the front of its queue. */
export const GILIRAN_MOST = 50

type Waiting = Pick<Pendaftaran, 'jumlah_pax' | 'mau_sebagian'>

/** Returns the number of people of a registration; without a number it is one. */
export const orangOf = ({ jumlah_pax }: Pick<Pendaftaran, 'jumlah_pax'>) => jumlah_pax ?? 1

/** Tells whether free seats suffice for somebody in the queue. */
export function isCukup(waiting: Waiting, sisa: number): boolean {
  return sisa > 0 && (orangOf(waiting) <= sisa || waiting.mau_sebagian)
}

type Told = Pick<Pendaftaran, 'nama' | 'kode' | 'jenis' | 'jumlah_pax' | 'bulan' | 'kota' | 'kategori'>
type Departure = Pick<Paket, 'nama_paket' | 'tanggal_keberangkatan' | 'sisa_pax'>

const salam = (brand: string, nama: string) => `Assalamu'alaikum ${nama}, kami dari ${brand}.`
const trip = ({ nama_paket, tanggal_keberangkatan: tanggal }: Departure) =>
  `${nama_paket}${tanggal && ` keberangkatan ${formatTanggal(tanggal)}`}`

/** Writes the first message to somebody whose turn it is. */
export function giliranChat(brand: string, told: Told, paket: Departure, antrean: number): string {
  const { nama, kode, jenis } = told
  if (jenis === 'kabari') {
    return `${salam(brand, nama)} Anda minta dikabari tentang ${notifyMeText(told)}. Sekarang ada ${trip(paket)}, sisa ${paket.sisa_pax} kursi. ${KURSI_TERCATAT} Apakah Anda berminat? (kode ${kode})`
  }
  return `${salam(brand, nama)} Ada ${paket.sisa_pax} kursi kosong untuk ${trip(paket)}. Anda di antrean ke-${antrean} untuk ${orangOf(told)} orang. ${KURSI_TERCATAT} Apakah Anda masih berminat? (kode ${kode})`
}
