import { kamarLabel } from '../../content/paket/kamar.ts'
import { belumKursi } from '../../outbound/belum-kursi.ts'
import { isLandline } from '../../platform/contact/chat.ts'
import { formatTanggal, formatTanggalHari } from '../../platform/format/tanggal.ts'
import { IKUT_LABEL, KURSI_RODA_LABEL } from './berangkat.ts'
import { NO_CHOICE } from './form-fields.ts'
import type { Receipt } from './pendaftaran-schema.ts'

/*
 * The receipt after registering, in the same words wherever a person reads it: the page with scripts, the page without,
 * the API's answer.
 */

export const RECEIPT = {
  title: 'Pendaftaran diterima',
  judul: 'Pendaftaran Anda sudah kami terima',
  kode: 'Kode pendaftaran Anda',
  sebutkan: 'Sebutkan kode ini saat menghubungi kami.',
  salin: 'Salin kode',
  disalin: 'Kode disalin',
  belumDisalin: 'Belum tersalin: tandai kodenya, lalu salin',
  isi: 'Yang kami terima',
  koreksi: 'Ada yang perlu diperbaiki?',
  koreksiData: 'Perbaiki di Data Saya',
  koreksiChat: 'Perbaiki lewat WhatsApp',
  tanpaNama: 'Nama dan kontak Anda ada pada kami, dan tidak disimpan di peramban ini.',
  langkah: 'Langkah berikutnya',
  chat: 'Lanjutkan lewat WhatsApp',
  paket: 'Lihat semua paket',
} as const

type Contact = Pick<Receipt, 'telepon' | 'email'>

/** Writes how we get in touch: by phone if there is a number, which most people prefer. */
function howToReach({ telepon, email }: Contact): string {
  if (!telepon) return `lewat email ke ${email}`
  return `${isLandline(telepon) ? 'lewat telepon' : 'lewat telepon atau WhatsApp'} ke nomor ${telepon}`
}

export interface Step {
  judul: string
  teks: string
}

/**
 * Writes how somebody corrects what they sent: by themselves if a link can be mailed to them, else through the office,
 * which verifies them.
 */
export function correctionText(adaEmail: boolean): string {
  const kantor = 'kantor kami dan sebutkan kode ini: petugas memastikan bahwa itu Anda, lalu memperbaikinya.'
  if (!adaEmail) return `Hubungi ${kantor}`
  return `Buka Data Saya dengan email yang Anda isi, lalu perbaiki sendiri atau minta datanya dihapus. Bisa juga hubungi ${kantor}`
}

/**
 * Writes the beginning of a visitor's chat, up to what they say of themselves; a page left alone for long no longer
 * knows their name.
 */
function pembuka(brand: string, nama: string): string {
  return `Assalamu'alaikum ${brand}, ${nama ? `saya ${nama}. Saya` : 'saya'}`
}

/** Writes the first message of a chat that asks for a correction; the code names the registration. */
export function correctionChat(brand: string, { kode, nama }: Pick<Receipt, 'kode' | 'nama'>): string {
  return `${pembuka(brand, nama)} ingin memperbaiki data pendaftaran${kode && `, kode ${kode}`}. Yang perlu diperbaiki: …`
}

/**
 * Returns the next steps after registering, for one person or for whoever reads before they send.
 * @param bayar terms of payment of the package (`paymentSentence`), if known
 * @param penuh true if its departure has no seat left
 */
export function nextSteps(hours: string, kontak?: Contact, bayar = '', penuh = false): Step[] {
  const lewat = kontak ? howToReach(kontak) : 'lewat telepon, WhatsApp, atau email yang Anda isi'
  return [
    {
      judul: 'Admin kami menghubungi Anda',
      teks: `paling lambat hari kerja berikutnya${hours && ` (${hours})`}, ${lewat}.`,
    },
    { judul: 'Anda menerima rincian', teks: 'biaya, dokumen, dan jadwal paket yang Anda pilih.' },
    penuh
      ? { judul: 'Keberangkatan ini penuh.', teks: belumKursi('penuh') }
      : {
          // No down payment is promised here, since late registrations pay everything at once.
          judul: 'Tempat Anda tercatat setelah pembayaran pertama.',
          teks: [bayar, 'Mendaftar di sini belum mengikat apa pun.'].filter(Boolean).join(' '),
        },
  ]
}

/** Returns what was sent as names and values, without empty ones. */
export function receiptLines(terima: Receipt): { nama: string; isi: string }[] {
  const { nama, paket_nama, tanggal_keberangkatan: tanggal, kamar, jumlah_pax, telepon, email } = terima
  return [
    { nama: 'Nama', isi: nama },
    { nama: 'Paket', isi: paket_nama || NO_CHOICE },
    { nama: 'Berangkat', isi: tanggal && formatTanggalHari(tanggal) },
    { nama: 'Kamar', isi: kamarLabel(kamar) },
    { nama: 'Jumlah orang', isi: jumlah_pax === null ? '' : String(jumlah_pax) },
    { nama: 'Yang berangkat', isi: terima.ikut && IKUT_LABEL[terima.ikut] },
    { nama: 'Usia yang berangkat', isi: terima.usia },
    { nama: 'Pendamping', isi: terima.pendamping },
    { nama: 'Kursi roda', isi: terima.kursi_roda && KURSI_RODA_LABEL[terima.kursi_roda] },
    { nama: 'Kebutuhan lain', isi: terima.kebutuhan },
    { nama: 'Telepon', isi: telepon },
    { nama: 'Email', isi: email },
    { nama: 'Catatan', isi: terima.catatan },
    { nama: 'Kabar promo', isi: terima.setuju_pemasaran ? 'Boleh dikirimi' : '' },
  ].filter(({ isi }) => isi !== '')
}

/** Writes the first message of a chat about a registration; the code names it, so that nobody has to ask who writes. */
export function receiptChat(
  brand: string,
  {
    kode,
    nama,
    paket_nama,
    tanggal_keberangkatan: tanggal,
  }: Pick<Receipt, 'kode' | 'nama' | 'paket_nama' | 'tanggal_keberangkatan'>,
): string {
  const paket = paket_nama && ` untuk ${paket_nama}${tanggal && ` keberangkatan ${formatTanggal(tanggal)}`}`
  const named = kode && `, kode pendaftaran ${kode}`
  return `${pembuka(brand, nama)} baru mendaftar${paket} lewat situs${named}.`
}
