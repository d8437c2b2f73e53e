import { join } from 'node:path'
import { kamarLabel } from '@safar/shared/content/paket/kamar'
import { saatWib } from '@safar/shared/content/paket/perubahan/words'
import { IKUT_LABEL, KURSI_RODA_LABEL } from '@safar/shared/people/pendaftaran/berangkat'
import { NO_CHOICE } from '@safar/shared/people/pendaftaran/form-fields'
import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { Kontak } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { PendaftaranSaya } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  HALAMAN_DATA_MENIT,
  JENIS_PERMINTAAN_LABEL,
  KEADAAN_PERMINTAAN_LABEL,
} from '@safar/shared/people/permintaan-data/jenis'
import type { Persetujuan } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import * as page from '@safar/shared/platform/address/page'
import { dugaanEmail } from '@safar/shared/platform/contact/dugaan-email'
import { formatTelepon } from '@safar/shared/platform/contact/telepon'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { ShownRecord } from '../../platform/db/personal-table.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { escapeHtml } from '../../platform/http/html.ts'
import { createHalaman, type HalamanContext } from '../../settings/halaman/halaman.ts'

const pendaftaranSheets = ['form-page.css', 'terima-page.css'].map((name) =>
  join(import.meta.dirname, '../pendaftaran', name),
)

/** The look of the pages of a person's own data. */
export const DATA = createHalaman(...pendaftaranSheets, join(import.meta.dirname, 'data-page.css'))

type Perbaikan = Record<'nama' | 'telepon' | 'catatan', string>

export interface DataPage extends HalamanContext {
  /** The token with which the page's forms continue. */
  token: string
  pendaftaran: readonly {
    data: PendaftaranSaya
    paket: string
    persetujuan: Persetujuan
    /** The last day on which it is kept. */
    simpan_sampai: string
    /** The office's notes on contacts with the person. */
    kontak: readonly Kontak[]
    tindak_lanjut: string | null
    /** Notes of the office that are withheld because they may be about somebody else, in words of a sentence. */
    ditahan: readonly string[]
  }[]
  /** Other records about them. */
  lain: readonly ShownRecord[]
  permintaan: readonly StoredRow<'permintaan_data'>[]
  /** The result of the last action; empty for none. */
  kabar: string
  /** A correction that was refused: of which registration, what was typed, and messages by field. */
  galat: { kode: string; isian: Perbaikan; errors: Record<string, string[]> } | null
}

const SELF = '/api/permintaan-data/saya'

/**
 * Writes the page of a person's data, with the ways to correct it, to withdraw consent and to have it erased. It works
 * without scripts.
 */
export function dataPage({
  token,
  pendaftaran,
  lain,
  permintaan,
  kabar,
  galat,
  ...context
}: DataPage): string {
  const hidden = (aksi: string) =>
    `<input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="aksi" value="${aksi}">`
  const bolehPromo = pendaftaran.some(({ data }) => data.setuju_pemasaran)
  const menunggu = permintaan.some(({ jenis, keadaan }) => jenis === 'hapus' && keadaan === 'terbuka')
  const sections = pendaftaran.map((one) =>
    pendaftaranSection(one, hidden('koreksi'), galat?.kode === one.data.kode ? galat : null),
  )
  return DATA.write(
    context,
    'Data saya',
    `<h1>Data yang Anda berikan</h1>
${kabar && `<p class="kabar" role="status">${escapeHtml(kabar)}</p>`}
<p>Inilah semua yang kami simpan di bawah alamat email Anda. Halaman ini tertutup sendiri setelah ${HALAMAN_DATA_MENIT} menit; cetak bila ingin menyimpannya. Yang didaftarkan hanya dengan nomor telepon tidak tampil di sini: untuk itu hubungi kantor kami.</p>
${[...sections, ...lain.map(lainSection)].join('\n')}
${permintaanSection(permintaan)}
${
  bolehPromo
    ? `<section aria-labelledby="promo"><h2 id="promo">Kabar promo</h2><p>Anda bersedia menerima kabar paket dan promo.</p><form method="post" action="${SELF}">${hidden('tarik')}<button class="btn" type="submit">Tarik persetujuan promo</button></form></section>`
    : ''
}
<section aria-labelledby="hapus"><h2 id="hapus">Hapus data saya</h2>
${
  menunggu
    ? '<p>Permintaan Anda sudah kami terima dan sedang dikerjakan.</p>'
    : `<p>Semua pendaftaran di atas dihapus untuk selamanya paling lambat ${context.agency.angka.jawab_data_jam.nilai} jam setelah Anda meminta. Satu email terakhir memberi tahu Anda, sesudah itu kami tidak dapat menghubungi Anda lagi tentangnya. Yang tetap tinggal hanya catatan bahwa permintaan ini pernah ada, tanpa nama dan alamat.</p>
<form method="post" action="${SELF}">${hidden('hapus')}<button class="btn" type="submit">Minta hapus semua data saya</button></form>`
}
</section>
<p class="kontak">${escapeHtml([context.agency.company, context.agency.phone, context.agency.email].filter(Boolean).join(' · '))}</p>`,
  )
}

function pendaftaranSection(
  {
    data,
    paket,
    persetujuan,
    simpan_sampai,
    kontak,
    tindak_lanjut,
    ditahan,
  }: DataPage['pendaftaran'][number],
  hidden: string,
  galat: DataPage['galat'],
): string {
  const errors = galat?.errors ?? {}
  const isian: Perbaikan = galat?.isian ?? { ...data, telepon: formatTelepon(data.telepon) }
  const kode = escapeHtml(data.kode)
  const rows: [string, string][] = [
    ['Nama', data.nama],
    ['Telepon', formatTelepon(data.telepon)],
    ['Email', data.email],
    ['Paket', paket || data.paket || NO_CHOICE],
    ['Kamar', kamarLabel(data.kamar)],
    ['Jumlah orang', data.jumlah_pax === null ? '' : String(data.jumlah_pax)],
    ['Bulan dan kota', [data.bulan, data.kota].filter(Boolean).join(', ')],
    ['Siapa yang berangkat', data.ikut && IKUT_LABEL[data.ikut]],
    ['Usia yang berangkat', data.usia],
    ['Pendamping', data.pendamping],
    ['Kursi roda', data.kursi_roda && KURSI_RODA_LABEL[data.kursi_roda]],
    ['Kebutuhan lain', data.kebutuhan],
    ['Catatan', data.catatan],
    ['Dikirim', saatWib(data.created_at)],
    ['Kami hubungi lagi', tindak_lanjut ? formatTanggal(tindak_lanjut) : ''],
    ['Dihapus setelah', formatTanggal(simpan_sampai)],
  ]
  const field = (name: 'nama' | 'telepon' | 'catatan', label: string) => {
    const id = `${name}-${kode}`
    const message = errors[name]?.join('. ') ?? ''
    const aria = message ? ` aria-invalid="true" aria-describedby="${id}-pesan"` : ''
    const value = escapeHtml(isian[name])
    const control =
      name === 'catatan'
        ? `<textarea id="${id}" name="${name}" rows="3"${aria}>${value}</textarea>`
        : `<input id="${id}" name="${name}" value="${value}"${aria}>`
    return `<div><label for="${id}">${label}</label>${control}${message && `<p class="pesan" id="${id}-pesan">${escapeHtml(message)}</p>`}</div>`
  }
  return `<section aria-labelledby="p-${kode}">
<h2 id="p-${kode}">Pendaftaran ${kode}</h2>
${listOf(rows)}
${persetujuanText(persetujuan)}
${kontakText(kontak)}
${withheldText(ditahan)}
<details${galat ? ' open' : ''}><summary>Perbaiki data ${kode}</summary>
<form method="post" action="${SELF}" novalidate>${hidden}<input type="hidden" name="kode" value="${kode}">
${field('nama', 'Nama')}${field('telepon', 'Telepon (WhatsApp)')}${field('catatan', 'Catatan')}
<p class="petunjuk">Alamat email, paket, dan jumlah orang diubah lewat kantor kami.</p>
<button class="btn" type="submit">Simpan perbaikan</button></form></details>
</section>`
}

function lainSection({ judul, isi, simpan_sampai }: ShownRecord, at: number): string {
  const rows = [...isi, { nama: 'Dihapus setelah', isi: simpan_sampai && formatTanggal(simpan_sampai) }]
  return `<section aria-labelledby="l-${at}">
<h2 id="l-${at}">${escapeHtml(judul)}</h2>
${listOf(rows.map(({ nama, isi }) => [nama, isi]))}
<p class="petunjuk">Ada yang keliru? Minta kantor kami memperbaikinya.</p>
</section>`
}

/** Writes a list of names and values; empty values are left out. */
function listOf(rows: readonly (readonly [string, string])[]): string {
  const list = rows
    .filter(([, isi]) => isi !== '')
    .map(([nama, isi]) => `<div><dt>${escapeHtml(nama)}</dt><dd>${escapeHtml(isi)}</dd></div>`)
  return `<dl>${list.join('')}</dl>`
}

/** Writes that the page withholds some entries, and which; empty if it withholds none. */
function withheldText(ditahan: readonly string[]): string {
  if (ditahan.length === 0) return ''
  const words = [ditahan.slice(0, -1).join(', '), ditahan.at(-1) ?? ''].filter(Boolean).join(' dan ')
  return `<p class="petunjuk">Pendaftaran ini pernah kami gabungkan dengan pendaftaran dari alamat email lain. ${words.charAt(0).toUpperCase()}${words.slice(1)} dari masa itu tidak tampil di sini, karena dapat berisi data orang lain; tanyakan kepada kantor kami.</p>`
}

/** Writes the office's contacts with the person, without names of staff, which are not theirs to read. */
function kontakText(kontak: readonly Kontak[]): string {
  if (kontak.length === 0) return ''
  const rows = kontak.map(({ waktu, cara, hasil, catatan, langkah }) => {
    const said = [catatan, langkah && `Berikutnya: ${langkah}`].filter(Boolean).join(' · ')
    return `<li>${saatWib(waktu)}, ${CARA_KONTAK_LABEL[cara]}: ${HASIL_KONTAK_LABEL[hasil]}${said && `. ${escapeHtml(said)}`}</li>`
  })
  return `<div><p>Yang kami catat setiap kali menghubungi Anda:</p><ul>${rows.join('')}</ul><p class="petunjuk">Ada yang keliru? Minta kantor kami memperbaikinya.</p></div>`
}

function persetujuanText({ versi, pada, teks, pemasaran }: Persetujuan): string {
  const words = [teks, pemasaran]
    .filter(Boolean)
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('')
  const said = words || '<p>Teks versi ini tidak tersimpan lagi.</p>'
  return `<div><p>Yang Anda setujui pada ${escapeHtml(saatWib(pada))} (versi ${escapeHtml(versi)}):</p><blockquote>${said}</blockquote></div>`
}

function permintaanSection(permintaan: readonly StoredRow<'permintaan_data'>[]): string {
  if (permintaan.length === 0) return ''
  const rows = permintaan.map(({ jenis, diterima_pada, batas, keadaan, hasil }) => {
    const answer = keadaan === 'terbuka' ? `dijawab paling lambat ${saatWib(batas)}` : hasil
    return `<li>${JENIS_PERMINTAAN_LABEL[jenis]}, ${saatWib(diterima_pada)}. ${KEADAAN_PERMINTAAN_LABEL[keadaan]}: ${escapeHtml(answer)}</li>`
  })
  return `<section aria-labelledby="minta"><h2 id="minta">Permintaan Anda</h2><ul>${rows.join('')}</ul></section>`
}

/**
 * Writes a form that requests the link for the mail address most likely meant; empty if there is no sign of a typing
 * error.
 */
export function dugaanForm(email: string, jenis: string): string {
  const meant = dugaanEmail(email)
  if (meant === null) return ''
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  return `<form method="post" action="/api/permintaan-data">${hidden('email', meant)}${hidden('jenis', jenis)}
<p>Anda menulis ${escapeHtml(email)}. Maksud Anda ${escapeHtml(meant)}?</p>
<button class="btn" type="submit">Kirim ke ${escapeHtml(meant)}</button></form>`
}

/**
 * Writes the page after a mail address was entered, the same whether anything is stored under it. `meant` is a form if
 * it looks like a typing error.
 */
export function dimintaPage(context: HalamanContext, message: string, meant: string): string {
  const contact = [context.agency.phone, context.agency.email].filter(Boolean).join(' · ')
  return DATA.write(
    context,
    'Periksa email Anda',
    `<h1>Periksa email Anda</h1><p>${escapeHtml(message)}</p>${meant}<p>Tidak ada email setelah beberapa menit? Mungkin Anda mendaftar dengan alamat lain, atau hanya dengan nomor telepon. Hubungi kantor kami. ${escapeHtml(contact)}</p>
<a class="btn btn--line" href="${escapeHtml(`${context.site}${page.dataSaya}`)}">Kembali ke Data Saya</a>`,
  )
}

/** Writes the page for a failure, with the way on. */
export function gagalPage(context: HalamanContext, message: string): string {
  return DATA.write(
    context,
    'Belum berhasil',
    `<h1>Belum berhasil</h1><section class="galat" role="alert"><p>${escapeHtml(message)}</p></section>
<a class="btn btn--line" href="${escapeHtml(`${context.site}${page.dataSaya}`)}">Kembali ke Data Saya</a>`,
  )
}
