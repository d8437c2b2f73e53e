import { MAX_PESERTA } from '../../content/paket/hitung/peserta.ts'
import { KAMAR } from '../../content/paket/kamar.ts'
import { PAKET_LIMITS } from '../../content/paket/paket-fields.ts'
import { MAX_EMAIL_LENGTH } from '../../platform/contact/email.ts'
import { CURRENCIES } from '../../platform/format/rupiah.ts'
import { MAX_ID } from '../../platform/id.ts'
import type { Fields, Noun, RowFields } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { PEMESANAN_FRUITLESS, PEMESANAN_STATUS } from './pemesanan-status.ts'

/** Bounds of a booking. Lengths in UTF-16 units, sums in rupiah or cents. */
export const PEMESANAN_LIMITS = {
  kode: 40,
  nama: 200,
  telepon: 30,
  catatan: 2_000,
  alasan: 500,
  nomor: 60,
  /** The most instalments after the down payment. */
  cicilan: 24,
  peserta: MAX_PESERTA,
  total: 99_999_999_999_999,
} as const
const L = PEMESANAN_LIMITS

/** The kinds of participant, as the family calculator has them. */
export const PESERTA_JENIS = ['dewasa', 'anak', 'bayi'] as const
export type PesertaJenis = (typeof PESERTA_JENIS)[number]

/** Words in which needs and illnesses stand. Older versions kept notes and reasons as they were written. */
const sealedWords = { kind: 'sealed', max: L.catatan, opens: 'staff', wasOpen: true } as const

const harga = { kind: 'money', max: PAKET_LIMITS.harga, currency: { field: 'currency' } } as const
const umur = { kind: 'number', min: 0, max: 100, required: 'always' } as const

/**
 * The inputs of a price as they were on the day of the booking, in whole units of the package's currency: a later
 * change of the package changes no price that somebody agreed to.
 */
const HARGA_SNAPSHOT_FIELDS = {
  currency: { kind: 'choice', of: CURRENCIES, required: 'always' },
  harga_quad: { ...harga, required: 'always' },
  harga_triple: { ...harga, required: 'always' },
  harga_double: { ...harga, required: 'always' },
  harga_anak_kasur: harga,
  harga_anak_tanpa_kasur: harga,
  harga_bayi: harga,
  dp_per_pax: harga,
  pelunasan_hari: { kind: 'number', min: 0, max: PAKET_LIMITS.hari },
  tanggal_keberangkatan: { kind: 'day' },
  durasi: { kind: 'durasi', required: 'always', mayBeBlank: true },
  aturan_anak: umur,
  aturan_bayi: umur,
  aturan_lunas: { kind: 'number', min: 0, max: PAKET_LIMITS.hari, required: 'always' },
} as const satisfies RowFields

/** Every field of a booking, as it is stored. */
export const PEMESANAN_FIELDS = {
  kode: { kind: 'text', max: L.kode, required: 'always' },
  paket_id: { kind: 'ref', to: 'paket', required: 'always', onDelete: 'restrict' },
  pendaftaran_id: { kind: 'number', min: 1, max: MAX_ID, about: 'The registration that it came from.' },
  pemesan_nama: { kind: 'text', max: L.nama, required: 'always' },
  pemesan_telepon: { kind: 'text', max: L.telepon },
  pemesan_email: { kind: 'text', max: MAX_EMAIL_LENGTH, email: true, example: 'siti@contoh.test' },
  status: { kind: 'choice', of: PEMESANAN_STATUS, missing: 'draf' },
  status_pada: { kind: 'moment' },
  alasan: { ...sealedWords, max: L.alasan, about: 'Why it got its state.' },
  batas_dp: { kind: 'day', about: 'The last day for the down payment; blank while nobody waits for it.' },
  kamar_sendiri: { kind: 'flag' },
  cicilan: { kind: 'number', min: 1, max: L.cicilan },
  mata_uang: { kind: 'choice', of: CURRENCIES, required: 'always' },
  total: { kind: 'money', max: L.total, currency: { field: 'mata_uang' }, required: 'always' },
  dihitung_pada: { kind: 'day', required: 'always', about: 'The day from which the bills are planned.' },
  kebutuhan: {
    ...sealedWords,
    about:
      'What the journey has to provide for, until a pilgrim’s own record says whom: a wheelchair, a diet.',
  },
  catatan: sealedWords,
  catatan_staf: sealedWords,
  harga_snapshot: { kind: 'list', one: true, max: 1, row: HARGA_SNAPSHOT_FIELDS },
} as const satisfies Fields

/**
 * Months that bookings are kept after their last change: ten years as books of account (UU KUP art. 28), two if nothing
 * came of it. One that was paid for is kept as a book of account whatever came of it.
 */
export const PEMESANAN_SIMPAN_BULAN = { pembukuan: 120, tanpaHasil: 24 } as const

/** Declares the noun `pemesanan`, a family's place on a departure. */
export const PEMESANAN = {
  name: 'pemesanan',
  fields: PEMESANAN_FIELDS,
  title: 'kode',
  audience: { reads: 'office', writes: 'staff' },
  revised: 'difference',
  draftsInBrowser: false,
  personal: {
    email: 'pemesan_email',
    shows: {
      kode: 'Kode',
      pemesan_nama: 'Nama pemesan',
      pemesan_telepon: 'Telepon',
      pemesan_email: 'Email',
      total: 'Total',
    },
    kept: [
      { months: PEMESANAN_SIMPAN_BULAN.pembukuan, since: 'updated_at' },
      {
        months: PEMESANAN_SIMPAN_BULAN.tanpaHasil,
        since: 'updated_at',
        when: { field: 'status', is: PEMESANAN_FRUITLESS },
      },
    ],
  },
} as const satisfies Noun

/** A booking as it is stored. */
export interface PemesananStored extends RecordOf<typeof PEMESANAN> {}

const nomor = { kind: 'text', max: L.nomor } as const
/** A number of a journey's papers. Calls state it as `no` of its visa or policy; in a row it stands apart, sealed. */
const sealedNumber = { kind: 'sealed', max: L.nomor, opens: 'staff' } as const

/** Every field of a participant, as it is stored. */
export const PESERTA_FIELDS = {
  pemesanan_id: { kind: 'ref', to: 'pemesanan', required: 'always', onDelete: 'follow' },
  ke: { kind: 'number', min: 1, max: MAX_ID, required: 'always' },
  jenis: { kind: 'choice', of: PESERTA_JENIS, required: 'always' },
  nama: { kind: 'text', max: L.nama, about: 'What the office calls a place before it is a pilgrim’s.' },
  tanggal_lahir: { kind: 'day' },
  kasur: { kind: 'flag' },
  kamar: { kind: 'choice', of: KAMAR, required: 'always' },
  jamaah_id: { kind: 'ref', to: 'jamaah', onDelete: 'restrict' },
  teman_sekamar: { kind: 'text', max: L.nama, about: 'With whom they wish to share a room.' },
  visa: {
    kind: 'list',
    one: true,
    max: 1,
    row: { provider: nomor, berlaku: { kind: 'day' }, akhir: { kind: 'day' } },
  },
  visa_no: sealedNumber,
  polis: {
    kind: 'list',
    one: true,
    max: 1,
    row: {
      asuransi: nomor,
      input: { kind: 'day' },
      awal: { kind: 'day' },
      akhir: { kind: 'day' },
    },
  },
  polis_no: sealedNumber,
} as const satisfies Fields

/** Declares the noun `peserta`, one place of a booking: a pilgrim's, or still empty. */
export const PESERTA = {
  name: 'peserta',
  fields: PESERTA_FIELDS,
  title: 'nama',
  audience: { reads: 'office', writes: 'staff' },
  owned: 'pemesanan_id',
  revised: 'difference',
  draftsInBrowser: false,
} as const satisfies Noun

/** A participant as it is stored. */
export interface PesertaStored extends RecordOf<typeof PESERTA> {}
