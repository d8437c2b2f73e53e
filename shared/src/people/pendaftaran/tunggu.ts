import { type Kamar, kamarLabel } from '../../content/paket/kamar.ts'
import type { Paket } from '../../content/paket/paket.ts'
import { paketState } from '../../content/paket/rules.ts'
import { recordPath } from '../../platform/address/record.ts'
import { addDays, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'

/*
 * The waiting list of a full departure, in plain values: the page draws this on a phone, which needs no schema before something
 * is to be checked.
 */

/** People who wait for one departure, at most: far more than seats ever come free. */
export const TUNGGU_MOST = 200
/** Sizes of groups that are shown, from the front of the queue. */
export const ROMBONGAN_MOST = 24
/** Days that a queue is kept whose departure has no day yet. */
const TANPA_TANGGAL_HARI = 365

type Departure = Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>

/** The day with whose end a place in the queue is erased: that of the departure. */
export function tungguSampai({ tanggal_keberangkatan: tanggal }: Departure, today: string): string {
  return isTanggal(tanggal) ? tanggal : addDays(today, TANPA_TANGGAL_HARI)
}

/** The version of `tungguSetuju`: change the text, change the version (UU 27/2022). */
export const TUNGGU_VERSI = 'tunggu-2026-11-23'

/** What somebody agrees to who queues, with the day of its end. */
export function tungguSetuju(sampai: string): string {
  return `Saya setuju nama dan nomor ini disimpan sampai ${formatTanggal(sampai)}, hanya untuk antrean ini. Bila saya mengambil kursi, datanya dipakai untuk perjalanan itu dan disimpan paling lama 24 bulan.`
}

/** Why nobody can queue for a departure with so many people; null when they can. */
export function tungguRefusal(paket: Departure, orang: number, today: string): string | null {
  if (paketState(paket, today) === 'berangkat') {
    return 'Keberangkatan ini sudah lewat, jadi daftar tunggunya sudah ditutup.'
  }
  if (paket.sisa_pax >= orang) {
    return `Masih ada ${paket.sisa_pax} kursi untuk keberangkatan ini. Silakan daftar seperti biasa.`
  }
  return null
}

/** Said once a queue is as long as it gets. */
export const TUNGGU_PENUH =
  'Daftar tunggu keberangkatan ini sudah sangat panjang dan tidak menerima nama lagi. Tanyakan keberangkatan lain kepada kami.'

/** The button and the link that lead into a queue. */
export const TUNGGU_MASUK = 'Masuk daftar tunggu'

/** In its place for who stands in that queue already. */
export const TUNGGU_SUDAH = 'Anda di antrean'

/** Where the queue of a full departure stands on its page. */
export const TUNGGU_BAGIAN = 'daftar-tunggu'

/** The way there from anywhere on that page. */
export const TUNGGU_HASH = `#${TUNGGU_BAGIAN}`

/** The queue on the page of a departure. */
export const tungguPath = (slug: string) => `${recordPath('paket', slug)}${TUNGGU_HASH}`

/** How long a queue is, in words: `5 rombongan (14 orang) sedang menunggu.` */
export function antreanText({ jumlah, orang }: { jumlah: number; orang: number }): string {
  if (jumlah === 0) return 'Belum ada yang menunggu.'
  return `${jumlah} rombongan (${orang} orang) sedang menunggu.`
}

/** What comes next for who queues. */
export function tungguLangkah(sampai: string): { judul: string; teks: string }[] {
  return [
    {
      judul: 'Bila ada kursi kosong',
      teks: 'Belum tentu ada. Begitu ada, kami menghubungi antrean menurut urutan, lewat WhatsApp.',
    },
    { judul: 'Anda yang memutuskan', teks: 'Ambil kursinya, atau lewati; mengantre belum mengikat apa pun.' },
    {
      judul: `Antrean ditutup ${formatTanggal(sampai)}`,
      teks: 'Sesudah itu data antrean Anda kami hapus.',
    },
  ]
}

/** That a place costs nothing, wherever a queue is named: who asks for money is a fraud. */
export const TUNGGU_GRATIS =
  'Antrean ini gratis. Bila ada yang meminta uang untuk kursi kosong, laporkan kepada kami'

interface Asked {
  nama?: string
  orang?: number
  kamar?: Kamar | ''
  kode?: string
}

/** First words of a chat about a queue: before it without scripts, and after it to change or to leave. */
export function tungguChat(
  brand: string,
  paket: Pick<Paket, 'nama_paket' | 'tanggal_keberangkatan'>,
  { nama, orang, kamar = '', kode }: Asked = {},
): string {
  const tanggal = paket.tanggal_keberangkatan
  const trip = `${paket.nama_paket}${tanggal && ` keberangkatan ${formatTanggal(tanggal)}`}`
  if (kode) {
    const what = [orang !== undefined && `${orang} orang`, kamarLabel(kamar)].filter(Boolean).join(', ')
    return `Assalamu'alaikum ${brand}, saya${nama ? ` ${nama},` : ''} ada di daftar tunggu ${trip} (${what}), kode ${kode}. Saya ingin mengubah atau keluar dari antrean.`
  }
  return `Assalamu'alaikum ${brand}, saya ingin masuk daftar tunggu ${trip}. Nama saya: …, jumlah orang: …, kamar: …`
}
