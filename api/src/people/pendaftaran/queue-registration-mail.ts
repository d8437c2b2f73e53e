import { kamarLabel } from '@safar/shared/content/paket/kamar'
import { belumKursi, tempatAntrean } from '@safar/shared/outbound/belum-kursi'
import { nomorWhatsapp } from '@safar/shared/outbound/kotak-keluar/whatsapp'
import { FIXED_CHOICES, NO_CHOICE, PENDAFTARAN_MONTHS } from '@safar/shared/people/pendaftaran/form-fields'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { nextSteps } from '@safar/shared/people/pendaftaran/receipt'
import { TUNGGU_GRATIS, tungguLangkah, tungguSampai } from '@safar/shared/people/pendaftaran/tunggu'
import { pendaftaranPath } from '@safar/shared/platform/address/admin'
import * as page from '@safar/shared/platform/address/page'
import { formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import { cutText } from '@safar/shared/platform/text/cut-text'
import type { Context } from '../../access/session/context.ts'
import type { SuratTemplat } from '../../outbound/kotak-keluar/compose-template.ts'
import { queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import { queueMail, queueWhatsapp } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import type { PaketChoice } from './paket-choice.ts'
import { rujukanOf } from './pendaftaran.repository.ts'
import { isPenuh, paymentOfPaket } from './receipt.ts'

/*
 * Mail is read on lent phones and lies in boxes for years: no message repeats a number or a note that somebody typed.
 * It names who registered, by letters alone, since anybody may write anything as a name and anybody's address as
 * theirs.
 */

interface Terdaftar {
  pendaftaran: Pendaftaran
  paket: PaketChoice | null
  /** The place in the queue of a full departure; null for a registration. */
  antrean: number | null
}

const NAMA_MOST = 80

/** Returns a name for messages: without digits, signs, and anything that a mail program makes a link of. */
export function namaSurat(nama: string): string {
  const letters = cutText(nama, 2 * NAMA_MOST)
    .replace(/[^\p{L}\p{M} .,'`´‘’‛ʹʻʼʽʾʿˈ′‵ꞌ-]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const short = cutText(letters, NAMA_MOST).trim()
  return /\p{L}/u.test(short) ? short : 'calon jamaah'
}

/**
 * Queues the messages about a registration, in its transaction: to staff, and to its sender by mail, or by WhatsApp if
 * they gave no mail. The member of staff who entered it (`oleh`, by the key of their mail) gets none.
 */
export async function queueRegistrationMail(
  context: Context,
  terdaftar: Terdaftar,
  kantor: Kantor,
  { whatsapp, oleh }: { whatsapp: boolean; oleh?: string },
): Promise<void> {
  const { pendaftaran } = terdaftar
  const rujukan = rujukanOf(pendaftaran.id)
  const keKantor = {
    peristiwa: 'pendaftaran-baru',
    kunci: `pendaftaran-baru:${pendaftaran.id}`,
    rujukan,
    kantor,
    templat: suratStaf(terdaftar, kantor),
  }
  const kePendaftar = {
    peristiwa: 'pendaftaran-terima',
    kunci: `pendaftaran-terima:${pendaftaran.id}`,
    rujukan,
    kantor,
    templat: suratPendaftar(terdaftar, kantor, context.now),
  }
  const penerima = pendaftaran.email
  const nomor = penerima === '' && whatsapp ? nomorWhatsapp(pendaftaran.telepon) : ''
  await queueOfficeMail(context, keKantor, oleh)
  if (penerima !== '') await queueMail(context, { ...kePendaftar, penerima, balasKe: kantor.agency.email })
  else if (nomor !== '') await queueWhatsapp(context, { ...kePendaftar, nomor })
}

function suratStaf({ pendaftaran, paket, antrean }: Terdaftar, kantor: Kantor): SuratTemplat {
  const { kode, nama, telepon, email } = pendaftaran
  const { hours } = kantor.agency
  const kata = {
    kode,
    nama: namaSurat(nama),
    paket: paketSurat(pendaftaran, paket),
    lewat: [telepon && 'telepon', email && 'email'].filter(Boolean).join(' dan '),
  }
  const bagian = {
    rincian: [
      { nama: 'Nama', isi: kata.nama },
      ...rincianOf(pendaftaran, paket, antrean),
      { nama: 'Dapat dihubungi lewat', isi: kata.lewat },
    ],
    tautan: `${kantor.siteUrl}${pendaftaranPath(kode)}`,
  }
  if (antrean !== null) return { nama: 'antrean-baru', kata, ...bagian }
  return { nama: 'pendaftaran-baru', kata: { ...kata, jam: hours && ` (${hours})` }, ...bagian }
}

function suratPendaftar({ pendaftaran, paket, antrean }: Terdaftar, kantor: Kantor, now: Date): SuratTemplat {
  const { kode, nama, telepon, catatan } = pendaftaran
  const { agency, siteUrl } = kantor
  const balas = agency.email ? 'balas email ini' : `hubungi kami lewat ${siteUrl}`
  // The page sends its link by mail alone.
  const cara = pendaftaran.email ? `Buka ${siteUrl}${page.dataSaya}, atau ${balas}` : `Silakan ${balas}`
  const lama =
    antrean === null
      ? `Tanpa diminta pun datanya dihapus paling lambat setelah ${PENDAFTARAN_MONTHS} bulan.`
      : `${belumKursi('tunggu')} ${TUNGGU_GRATIS}.`
  const kata = {
    kode,
    nama: namaSurat(nama),
    paket: paketSurat(pendaftaran, paket),
    hak: `Ingin memperbaiki, membatalkan, atau datanya dihapus? ${cara} dan sebutkan kodenya. ${lama}`,
    tersimpan:
      telepon || catatan
        ? 'Nomor telepon dan catatan yang Anda isi ikut kami simpan, dan sengaja tidak ditulis di email.'
        : '',
  }
  const bagian = { rincian: rincianOf(pendaftaran, paket, antrean), tautan: `${siteUrl}/` }
  if (antrean === null) {
    const today = hariIni(now)
    const bayar = paymentOfPaket(paket, agency, today)
    const langkah = nextSteps(agency.hours, undefined, bayar, isPenuh(paket, today)).map(
      ({ judul, teks }) => `${judul} ${teks}`,
    )
    return { nama: 'pendaftaran-terima', kata, ...bagian, langkah }
  }
  const langkah = tungguLangkah(paket ? tungguSampai(paket, hariIni(now)) : '').map(
    ({ judul, teks }) => `${judul}. ${teks}`,
  )
  return { nama: 'antrean-terima', kata: { ...kata, urutan: String(antrean) }, ...bagian, langkah }
}

function rincianOf(
  pendaftaran: Pendaftaran,
  paket: PaketChoice | null,
  antrean: number | null,
): { nama: string; isi: string }[] {
  const { kamar, jumlah_pax } = pendaftaran
  const tanggal = paket?.tanggal_keberangkatan ?? ''
  return [
    { nama: 'Paket', isi: paketSurat(pendaftaran, paket) },
    { nama: 'Berangkat', isi: tanggal && formatTanggalHari(tanggal) },
    { nama: 'Kamar', isi: kamarLabel(kamar) },
    { nama: 'Jumlah orang', isi: jumlah_pax === null ? '' : String(jumlah_pax) },
    { nama: 'Antrean', isi: antrean === null ? '' : tempatAntrean(antrean) },
  ].filter(({ isi }) => isi !== '')
}

/** Returns the package's name or a known choice; an unknown choice may say anything, and is not repeated. */
function paketSurat({ paket: choice }: Pendaftaran, paket: PaketChoice | null): string {
  return paket?.nama_paket ?? FIXED_CHOICES.find((known) => known === choice) ?? NO_CHOICE
}
