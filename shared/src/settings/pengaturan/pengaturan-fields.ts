import type { Fields, Noun, RowFields } from '../../records/noun/field.ts'
import { SYARAT_TERBIT } from '../syarat-terbit.ts'

/** Bounds of the settings. Lengths in UTF-16 units. */
export const PENGATURAN_LIMITS = {
  nama: 150,
  line: 300,
  alamat: 500,
  telepon: 30,
  email: 254,
  url: 300,
  nomor: 150,
  piksel: 30,
  akun: 30,
  persetujuan: 1_000,
  visi: 2_000,
  misi: 10_000,
  naskah: 20_000,
  versi: 50,
  entries: 30,
  angka: 90,
  aturan: 60,
  musim: 12,
  libur: 60,
  batal: 12,
  batalHari: 730,
  catatan: 1_000,
  pengaduan: 10,
  id: 2_147_483_647,
} as const
const L = PENGATURAN_LIMITS

/** Consent of the advertising pixel: asked of each visitor, or given beforehand by agreement. */
export const PIXEL_CONSENT = ['ask', 'given'] as const

const IZIN_FIELDS = {
  nomor: { kind: 'text', max: L.nomor },
  terbit: { kind: 'day' },
  berlaku_sampai: { kind: 'day' },
} as const satisfies RowFields

const REKENING_FIELDS = {
  bank: { kind: 'text', max: L.nama, required: 'always' },
  nomor: { kind: 'text', max: L.telepon, required: 'always' },
  atas_nama: { kind: 'text', max: L.nama, required: 'always' },
} as const satisfies RowFields

/** A figure with the day since which it is valid, and its source. */
const ANGKA_FIELDS = {
  kunci: { kind: 'text', max: L.nama, required: 'always' },
  nilai: { kind: 'figure', max: L.nama, required: 'always' },
  berlaku_sejak: { kind: 'day', required: 'always' },
  sumber: { kind: 'text', max: L.line, required: 'always' },
  diperiksa_pada: { kind: 'day' },
} as const satisfies RowFields

/** Use of a unique code on top of sums to transfer, which tells whose money it is. */
export const KODE_UNIK = ['pakai', 'tanpa'] as const

const akun = { kind: 'text', max: L.akun } as const

/** Codes of the accountant's own accounts, by what the journal of money means with them; blank for none. */
const AKUN_JURNAL_FIELDS = {
  bank: akun,
  kas: akun,
  gateway: akun,
  titipan: { ...akun, about: 'Money of families until their journey' },
  ppn: akun,
} as const satisfies RowFields

/** Kinds of holiday, as they matter for a journey: when children are free, and the seasons of worship. */
export const JENIS_LIBUR = ['sekolah', 'ramadan', 'haji', 'nasional'] as const

/** A holiday from its first day to its last, both included. */
const LIBUR_FIELDS = {
  nama: { kind: 'text', max: L.nama, required: 'always' },
  jenis: { kind: 'choice', of: JENIS_LIBUR, required: 'always' },
  mulai: { kind: 'day', required: 'always' },
  selesai: { kind: 'day', required: 'always' },
  sumber: { kind: 'text', max: L.line },
  diperiksa_pada: { kind: 'day' },
} as const satisfies RowFields

/** Requirements that an agency may switch: those that no journey goes without are none of them. */
export const ATURAN_SIAP = [
  'nama',
  'paspor',
  'berkas_paspor',
  'pas_foto',
  'ktp',
  'kk',
  'akta_lahir',
  'buku_nikah',
  'bpjs',
  'meningitis',
  'polio',
  'pendamping',
  'visa',
  'polis',
  'musim',
] as const

/** The most that an unmet requirement is: it blocks, it warns, or nobody asks. */
export const TEGAS = ['penghalang', 'peringatan', 'tidak'] as const

/** A switch of a requirement with the day of departure from which it is valid, and its source. */
const ATURAN_FIELDS = {
  aturan: { kind: 'choice', of: ATURAN_SIAP, required: 'always' },
  tegas: { kind: 'choice', of: TEGAS, required: 'always' },
  berlaku_sejak: { kind: 'day', required: 'always' },
  sumber: { kind: 'text', max: L.line, required: 'always' },
  diperiksa_pada: { kind: 'day' },
} as const satisfies RowFields

/** An umrah season: from its first arrival to the last days of a visa, of an arrival and of a departure home. */
const MUSIM_FIELDS = {
  nama: { kind: 'text', max: L.nama, required: 'always', example: '1448 H' },
  mulai: { kind: 'day', required: 'always' },
  visa_terakhir: { kind: 'day', required: 'always' },
  masuk_terakhir: { kind: 'day', required: 'always' },
  keluar_terakhir: { kind: 'day', required: 'always' },
  sumber: { kind: 'text', max: L.line, required: 'always' },
  diperiksa_pada: { kind: 'day' },
} as const satisfies RowFields

/** A band: whoever cancels `hari` days or more before departure loses `potongan` percent of the price. */
const ATURAN_BATAL_FIELDS = {
  hari: { kind: 'number', min: 0, max: L.batalHari, required: 'always' },
  potongan: { kind: 'number', min: 0, max: 100, required: 'always' },
} as const satisfies RowFields

/** A body that hears complaints which the office did not settle, with its source. */
const PENGADUAN_FIELDS = {
  nama: { kind: 'text', max: L.nama, required: 'always' },
  tautan: { kind: 'text', max: L.url },
  keterangan: { kind: 'text', max: L.line },
  sumber: { kind: 'text', max: L.line, required: 'always' },
  berlaku_sejak: { kind: 'day' },
  diperiksa_pada: { kind: 'day' },
} as const satisfies RowFields

/** Display of a fixed page: marked as an example, as the agency's own, or hidden. */
export const TAMPIL_CONTOH = ['contoh', 'kami', 'sembunyi'] as const

const tampil = { kind: 'choice', of: TAMPIL_CONTOH, missing: 'contoh' } as const
const ganti = {
  kind: 'number',
  min: 1,
  max: L.id,
  about: 'Id of the package that stands in its place',
} as const

/** The fixed pages: three programmes, each of which a package can take over, and the samples of two categories. */
const HALAMAN_CONTOH_FIELDS = {
  itikaf: tampil,
  itikaf_paket: ganti,
  dakhili: tampil,
  dakhili_paket: ganti,
  overseas: tampil,
  overseas_paket: ganti,
  ibadah: tampil,
  ilmiah: tampil,
} as const satisfies RowFields

const line = { kind: 'text', max: L.line } as const
const url = { kind: 'text', max: L.url } as const
const izin = { kind: 'list', one: true, max: 1, row: IZIN_FIELDS } as const
const versi = { kind: 'text', max: L.versi } as const

/** The settings that people write; pages that show one need those that are required. */
export const ISIAN_FIELDS = {
  brand: { kind: 'text', max: L.nama, required: 'always', about: 'The end of every page title' },
  tagline: line,
  company: { kind: 'text', max: L.line, required: 'always', about: 'Legal name' },
  address: { kind: 'text', max: L.alamat, line: true, required: 'always' },
  city: { kind: 'text', max: L.nama, required: 'always' },
  logo: { kind: 'image' },
  hours: line,
  email: { kind: 'text', max: L.email, email: true, required: 'always' },
  phone: { kind: 'text', max: L.telepon, required: 'always' },
  chat_phone: {
    kind: 'text',
    max: L.telepon,
    about: 'The line that chats open to; `phone` where there is none',
  },
  instagram: url,
  youtube: url,
  facebook: url,
  akreditasi: line,
  licence_check_url: { ...url, about: 'Where anyone can check the licences' },
  licence_check_sejak: { kind: 'day', about: 'Since when that address holds' },
  licence_check_sumber: { ...line, about: 'Where that address is written' },
  licence_check_diperiksa: { kind: 'day', about: 'When somebody last saw it answer' },
  pixel_id: { kind: 'text', max: L.piksel, about: 'Advertising pixel; it loads after the visitor agreed' },
  pixel_consent: { kind: 'choice', of: PIXEL_CONSENT, required: 'always', initial: 'ask' },
  pixel_teks: { kind: 'text', max: L.persetujuan },
  visi: { kind: 'text', max: L.visi },
  misi: { kind: 'text', max: L.misi, about: 'Parted by blank lines; the first line of a part is its title' },
  syarat: { kind: 'text', max: L.naskah, required: 'always' },
  privasi: { kind: 'text', max: L.naskah, required: 'always' },
  persetujuan: { kind: 'text', max: L.persetujuan, required: 'always' },
  persetujuan_pemasaran: { kind: 'text', max: L.persetujuan, required: 'always' },
  ppiu: izin,
  pihk: izin,
  asosiasi: {
    kind: 'list',
    max: L.entries,
    row: { nama: { kind: 'text', max: L.nama, required: 'always' } },
  },
  rekening: { kind: 'list', max: L.entries, row: REKENING_FIELDS },
  kode_unik: {
    kind: 'choice',
    of: KODE_UNIK,
    missing: 'pakai',
    about: 'Three digits on top of a sum to transfer; bookings whose bills were given keep theirs',
  },
  akun_jurnal: {
    kind: 'list',
    one: true,
    max: 1,
    row: AKUN_JURNAL_FIELDS,
    about: 'Codes of accounts in the journal of money',
  },
  aturan_batal: {
    kind: 'list',
    max: L.batal,
    row: ATURAN_BATAL_FIELDS,
    about: 'Percent of the price that is kept from who cancels `hari` days before departure or earlier',
  },
  aturan_batal_sejak: { kind: 'day', about: 'Since when these terms hold' },
  aturan_batal_sumber: { ...line, about: 'Where these terms are written' },
  aturan_batal_diperiksa: { kind: 'day', about: 'When somebody last compared them with it' },
  aturan_batal_catatan: { kind: 'text', max: L.catatan },
  pengaduan: { kind: 'list', max: L.pengaduan, row: PENGADUAN_FIELDS },
  angka: { kind: 'list', max: L.angka, row: ANGKA_FIELDS },
  aturan_siap: {
    kind: 'list',
    max: L.aturan,
    row: ATURAN_FIELDS,
    about:
      'How strictly each requirement is asked for, by the day of departure; without a row the built-in rule holds',
  },
  musim: {
    kind: 'list',
    max: L.musim,
    row: MUSIM_FIELDS,
    about: 'Umrah seasons as they were published; without one no season is judged',
  },
  libur: {
    kind: 'list',
    max: L.libur,
    row: LIBUR_FIELDS,
    about: 'School holidays and seasons, each from `mulai` to `selesai`; they may overlap',
  },
  syarat_terbit: {
    kind: 'texts',
    max: SYARAT_TERBIT.length,
    each: L.versi,
    about: `What a departure has to have before it goes live, beyond what every package needs: ${SYARAT_TERBIT.join(', ')}`,
  },
  halaman_contoh: {
    kind: 'list',
    one: true,
    max: 1,
    row: HALAMAN_CONTOH_FIELDS,
    about: 'How the fixed pages /produk/1 to 3 and the samples of /ibadah and /ilmiah stand',
  },
} as const satisfies Fields

/** The versions of texts that people agree to; the server sets a new one when the text changes. */
export const VERSI_FIELDS = {
  pixel_versi: versi,
  syarat_versi: versi,
  privasi_versi: versi,
  persetujuan_versi: versi,
} as const satisfies Fields

/** The agency's settings: one record. */
export const PENGATURAN = {
  name: 'pengaturan',
  fields: { ...ISIAN_FIELDS, ...VERSI_FIELDS },
  title: 'brand',
  audience: { reads: 'staff', writes: 'admin' },
  published: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun
