import { type Kamar, kamarLabel } from '../../content/paket/kamar.ts'
import type { Paket } from '../../content/paket/paket.ts'
import { paketState } from '../../content/paket/rules.ts'
import { recordPath } from '../../platform/address/record.ts'
import { addDays, formatTanggal, isTanggal } from '../../platform/format/tanggal.ts'

/*
 * The waiting list of a full departure as plain values: a phone draws the page, and needs no schema until something is
 * checked.
 */

/** The largest number of people in one queue: far more than seats ever come free. */
export const TUNGGU_MOST = 200
/** The number of group sizes shown, from the front of the queue. */
export const ROMBONGAN_MOST = 24
/** Days that a queue is kept whose departure has no day yet. */
const TANPA_TANGGAL_HARI = 365

type Departure = Pick<Paket, 'tanggal_keberangkatan' | 'sisa_pax'>

/**
 * Returns the day after which a place in the queue is erased: the departure's, or a set time from `today` if it has
 * none.
 */
export function tungguSampai({ tanggal_keberangkatan: tanggal }: Departure, today: string): string {
  return isTanggal(tanggal) ? tanggal : addDays(today, TANPA_TANGGAL_HARI)
}

/** The version of the text of `tungguSetuju`: a changed text needs a new version (UU 27/2022). */
export const TUNGGU_VERSI = 'tunggu-2026-11-23'

/** Writes the consent of somebody who queues, with the day of its end. */
export function tungguSetuju(sampai: string): string {
  return `Saya setuju nama dan nomor ini disimpan sampai ${formatTanggal(sampai)}, hanya untuk antrean ini. Bila saya mengambil kursi, datanya dipakai untuk perjalanan itu dan disimpan paling lama 24 bulan.`
}

/** Returns why nobody can queue for a departure with so many people; null if they can. */
export function tungguRefusal(paket: Departure, orang: number, today: string): string | null {
  if (paketState(paket, today) === 'berangkat') {
    return 'Keberangkatan ini sudah lewat, jadi daftar tunggunya sudah ditutup.'
  }
  if (paket.sisa_pax >= orang) {
    return `Masih ada ${paket.sisa_pax} kursi untuk keberangkatan ini. Silakan daftar seperti biasa.`
  }
  return null
}

/** The refusal of a full queue. */
export const TUNGGU_PENUH =
  'Daftar tunggu keberangkatan ini sudah sangat panjang dan tidak menerima nama lagi. Tanyakan keberangkatan lain kepada kami.'

/** The label of the button and the link into a queue. */
export const TUNGGU_MASUK = 'Masuk daftar tunggu'

/** The label in its place for somebody already in that queue. */
export const TUNGGU_SUDAH = 'Anda di antrean'

/** The id of the queue's section on a departure's page. */
export const TUNGGU_BAGIAN = 'daftar-tunggu'

/** The fragment that leads to that section. */
export const TUNGGU_HASH = `#${TUNGGU_BAGIAN}`

/** Returns the path of the queue on a departure's page. */
export const tungguPath = (slug: string) => `${recordPath('paket', slug)}${TUNGGU_HASH}`

/** Writes the length of a queue: `5 rombongan (14 orang) sedang menunggu.` */
export function antreanText({ jumlah, orang }: { jumlah: number; orang: number }): string {
  if (jumlah === 0) return 'Belum ada yang menunggu.'
  return `${jumlah} rombongan (${orang} orang) sedang menunggu.`
}

/** Returns the next steps for somebody who queues. */
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

/**
 * The statement that a place in the queue is free of charge, wherever a queue is named: who asks for money is a fraud.
 */
export const TUNGGU_GRATIS =
  'Antrean ini gratis. Bila ada yang meminta uang untuk kursi kosong, laporkan kepada kami'

interface Asked {
  nama?: string
  orang?: number
  kamar?: Kamar | ''
  kode?: string
}

/** Writes the first message of a chat about a queue: to join it without scripts, or later to change or leave it. */
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
