import { formatTelepon } from '../../platform/contact/telepon.ts'
import { csvText } from '../../platform/csv/write-csv.ts'
import { type SheetNoun, sheetOf } from '../../records/noun/sheet.ts'
import { JENIS_PENDAFTARAN } from './jenis.ts'
import { KABARI_KOTA_MAX } from './notify-me.ts'
import { KABARI_KATEGORI } from './notify-me-kategori.ts'
import { PENDAFTARAN_FIELDS } from './pendaftaran-fields.ts'
import type { Pendaftaran } from './pendaftaran-schema.ts'

/*
 * Registrations as rows of a sheet: the code identifies a row's registration, a row without one is new. A sheet that
 * comes back untouched changes nothing.
 */

/** Columns that an import does not change: a consent is the person's own, and the time of registering is a fact. */
export const TETAP = ['jenis', 'bulan', 'kota', 'kategori', 'created_at', 'boleh_promo'] as const

/** Fields of a registration without a column in the sheet, each with the reason. */
export const TANPA_KOLOM: Readonly<Record<string, string>> = {
  id: 'the code says which registration a row is',
  paket_id: 'paket names the departure by its slug',
  petugas_id: 'petugas names whose task it is',
  mau_sebagian: 'whoever queues says so, and the queue counts by it',
  hapus_pada: 'follows from the consent',
  persetujuan_versi: 'what somebody agreed to is theirs to say',
  persetujuan_pada: 'what somebody agreed to is theirs to say',
  setuju_pemasaran: 'boleh_promo says it',
  pemasaran_pada: 'what somebody agreed to is theirs to say',
  pemasaran_ditarik_pada: 'what somebody agreed to is theirs to say',
  pemasaran_ditarik_oleh: 'what somebody agreed to is theirs to say',
  diubah_oleh: 'the history tells it',
  status_pada: 'follows from the state',
  dihapus_pada: 'the trash is in no export',
  dihapus_oleh: 'the trash is in no export',
  gabung_ke: 'joining is done where both are seen',
  kembar_dilihat: 'joining is done where both are seen',
  kembar: 'is counted anew each time',
  kontak_terakhir: 'the history of talks tells it',
  pemesanan: 'the booking names its registration',
}

export const PENDAFTARAN_SHEET = {
  name: 'pendaftaran',
  title: 'nama',
  fields: {
    kode: { kind: 'text', max: 9 },
    ...PENDAFTARAN_FIELDS,
    /** A wheelchair that nobody asked for is stated, so that no blank cell takes one away. */
    kursi_roda: { kind: 'choice', of: ['ya', 'tidak'], missing: 'tidak' },
    jenis: { kind: 'choice', of: JENIS_PENDAFTARAN, missing: 'daftar' },
    /** The wish to be told of a departure. */
    bulan: { kind: 'text', max: 7 },
    kota: { kind: 'text', max: KABARI_KOTA_MAX },
    kategori: { kind: 'choice', of: KABARI_KATEGORI },
    created_at: { kind: 'moment' },
    boleh_promo: { kind: 'flag' },
    /** The consent of a new row's person to be stored and called. */
    persetujuan: { kind: 'choice', of: ['ya'] },
  },
} as const satisfies SheetNoun

/** The consent version of an import: the person agreed elsewhere, by word or on paper. */
export const IMPOR_VERSI = 'impor-2026-11-25'
export const IMPOR_SETUJU =
  'Persetujuan untuk disimpan dan dihubungi diberikan kepada kantor di luar situs, dan dicatat saat data ini diimpor.'

/** Returns a registration as a row, with phones as people read them, which no spreadsheet takes for a number. */
export function barisOf(pendaftaran: Pendaftaran): Record<string, unknown> {
  return {
    ...pendaftaran,
    telepon: formatTelepon(pendaftaran.telepon),
    kursi_roda: pendaftaran.kursi_roda || 'tidak',
    tindak_lanjut: pendaftaran.tindak_lanjut ?? '',
    boleh_promo: pendaftaran.setuju_pemasaran,
    persetujuan: 'ya',
  }
}

/** Converts a row into the fields that calls take. */
export function isianOf({ kursi_roda, ...sent }: Record<string, unknown>): Record<string, unknown> {
  return kursi_roda === undefined ? sent : { ...sent, kursi_roda: kursi_roda === 'tidak' ? '' : kursi_roda }
}

/** Writes registrations as CSV that an import accepts. */
export function pendaftaranCsv(list: readonly Pendaftaran[]): string {
  return csvText(sheetOf(PENDAFTARAN_SHEET, list.map(barisOf)))
}

/** Writes a template sheet: the heads, and one row as an example of each cell. */
export function importExamplePendaftaran(): string {
  const contoh = {
    nama: 'Contoh Siti Maryam (ganti baris ini)',
    telepon: '0812-3456-7890',
    email: 'siti@contoh.test',
    paket: 'Umroh',
    kamar: 'quad',
    jumlah_pax: 2,
    ikut: 'ya',
    usia: '62, 58',
    pendamping: 'Anak kandung',
    kursi_roda: 'tidak',
    kebutuhan: 'Kamar dekat lift',
    catatan: 'Bertemu di pameran',
    status: 'baru',
    tindak_lanjut: '2027-01-16',
    persetujuan: 'ya',
  }
  const heads = sheetOf(PENDAFTARAN_SHEET, [contoh])
  return csvText(
    heads.map((row) =>
      row.map((cell, at) => (heads[0]?.[at] === 'boleh_promo' && cell === 'tidak' ? '' : cell)),
    ),
  )
}
