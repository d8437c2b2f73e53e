import { pendaftaranPath } from '@safar/shared/address/admin'
import type { Agency } from '@safar/shared/agency'
import { formatTanggalHari, hariIni } from '@safar/shared/format/tanggal'
import { kamarLabel } from '@safar/shared/paket/kamar'
import { FIXED_CHOICES, NO_CHOICE, PENDAFTARAN_MONTHS } from '@safar/shared/pendaftaran/form-fields'
import { nextSteps, RECEIPT } from '@safar/shared/pendaftaran/receipt'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { TUNGGU_GRATIS, tungguLangkah, tungguSampai } from '@safar/shared/pendaftaran/tunggu'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { keKantor } from '../kotak-keluar/ke-kantor.ts'
import { antreSurat } from '../kotak-keluar/kotak-keluar.repository.ts'
import type { NaskahSurat } from '../kotak-keluar/naskah-surat.ts'
import type { Kantor } from '../pengaturan/kantor.ts'
import type { PaketChoice } from './paket-choice.ts'
import { rujukanOf } from './pendaftaran.repository.ts'

/*
 * Mail is read on lent phones and lies in boxes for years: no message repeats a number or a note that somebody typed. It names who
 * registered, by letters alone, since anybody may write anything as a name and anybody's address as theirs.
 */

interface Terdaftar {
  pendaftaran: Pendaftaran
  paket: PaketChoice | null
  /** The place in the queue of a full departure; null for who registers. */
  antrean: number | null
}

const NAMA_MOST = 80

/** A name as a message says it: no digits, no signs, nothing that a mail program makes a link of. */
export function namaSurat(nama: string): string {
  const letters = nama
    .slice(0, 2 * NAMA_MOST)
    .replace(/[^\p{L}\p{M} .,'’-]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const short = [...letters].slice(0, NAMA_MOST).join('').trim()
  return /\p{L}/u.test(short) ? short : 'calon jamaah'
}

/** Tells staff of a registration, and who sent it, in its own transaction. */
export async function antreSuratPendaftaran(
  trx: Transaction<Tables>,
  terdaftar: Terdaftar,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const { pendaftaran } = terdaftar
  const rujukan = rujukanOf(pendaftaran.id)
  await antreSurat(
    trx,
    {
      peristiwa: 'pendaftaran-baru',
      kunci: `pendaftaran-baru:${pendaftaran.id}`,
      ...keKantor(agency.email),
      naskah: suratStaf(terdaftar, agency, siteUrl),
      rujukan,
    },
    now,
  )
  if (pendaftaran.email === '') return
  await antreSurat(
    trx,
    {
      peristiwa: 'pendaftaran-terima',
      kunci: `pendaftaran-terima:${pendaftaran.id}`,
      penerima: pendaftaran.email,
      balasKe: agency.email,
      naskah: suratPendaftar(terdaftar, agency, siteUrl, now),
      rujukan,
    },
    now,
  )
}

function suratStaf({ pendaftaran, paket, antrean }: Terdaftar, agency: Agency, siteUrl: string): NaskahSurat {
  const { kode, telepon, email } = pendaftaran
  const what = antrean === null ? 'Pendaftaran baru' : 'Antrean baru'
  const lewat = [telepon && 'telepon', email && 'email'].filter(Boolean).join(' dan ')
  return {
    perihal: `${what} ${kode}: ${paketSurat(pendaftaran, paket)}`,
    judul: `${what} dari situs`,
    paragraf: [
      antrean === null
        ? `Situs menjanjikan bahwa kita menghubungi paling lambat hari kerja berikutnya${agency.hours && ` (${agency.hours})`}.`
        : 'Kursinya penuh. Hubungi menurut urutan begitu ada kursi kosong.',
    ],
    rincian: [
      { nama: 'Kode', isi: kode },
      { nama: 'Nama', isi: namaSurat(pendaftaran.nama) },
      ...rincianOf(pendaftaran, paket, antrean),
      { nama: 'Dapat dihubungi lewat', isi: lewat },
    ],
    tautan: { teks: 'Buka di Manifest', url: `${siteUrl}${pendaftaranPath(kode)}` },
    penutup: ['Nomor telepon, email, dan catatan hanya tertulis di Manifest, tidak di email.'],
    dari: agency.brand,
  }
}

function suratPendaftar(
  { pendaftaran, paket, antrean }: Terdaftar,
  agency: Agency,
  siteUrl: string,
  now: Date,
): NaskahSurat {
  const { kode, nama, telepon, catatan } = pendaftaran
  const judul = antrean === null ? RECEIPT.judul : `Anda di antrean ke-${antrean}`
  const sampai = paket ? tungguSampai(paket, hariIni(now)) : ''
  const butir =
    antrean === null
      ? nextSteps(agency.hours).map(({ judul, teks }) => `${judul} ${teks}`)
      : tungguLangkah(sampai).map(({ judul, teks }) => `${judul}. ${teks}`)
  const balas = agency.email ? 'balas email ini' : `hubungi kami lewat ${siteUrl}`
  return {
    perihal: `${judul} (${kode})`,
    judul,
    paragraf: [
      `Assalamu’alaikum ${namaSurat(nama)},`,
      `${RECEIPT.kode}: ${kode}. ${RECEIPT.sebutkan}`,
      `${RECEIPT.isi}:`,
    ],
    rincian: rincianOf(pendaftaran, paket, antrean),
    langkah: { judul: RECEIPT.langkah, butir },
    tautan: { teks: 'Buka situs kami', url: `${siteUrl}/` },
    penutup: [
      ...(telepon || catatan
        ? ['Nomor telepon dan catatan yang Anda isi ikut kami simpan, dan sengaja tidak ditulis di email.']
        : []),
      `Ingin membatalkan, memperbaiki, atau datanya dihapus? Silakan ${balas} dan sebutkan kodenya.${antrean === null ? ` Tanpa diminta pun datanya dihapus paling lambat setelah ${PENDAFTARAN_MONTHS} bulan.` : ` ${TUNGGU_GRATIS}.`}`,
      'Bukan Anda yang mendaftar? Abaikan email ini, atau kabari kami agar datanya dihapus.',
    ],
    dari: agency.brand,
  }
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
    { nama: 'Antrean', isi: antrean === null ? '' : `ke-${antrean}` },
  ].filter(({ isi }) => isi !== '')
}

/** What it is for, in words of ours: a choice that is neither a package nor one of the form's may say anything. */
function paketSurat({ paket: choice }: Pendaftaran, paket: PaketChoice | null): string {
  return paket?.nama_paket ?? FIXED_CHOICES.find((known) => known === choice) ?? NO_CHOICE
}
