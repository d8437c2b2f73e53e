import * as page from '@safar/shared/platform/address/page'
import { recordPath } from '@safar/shared/platform/address/record'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { ATURAN_SIAP_NAMA, TEGAS_LABEL } from '@safar/shared/settings/pengaturan/aturan-siap'
import { JENIS_LIBUR_LABEL } from '@safar/shared/settings/pengaturan/libur'
import { MUSIM_HARI_LABEL } from '@safar/shared/settings/pengaturan/musim'
import { SEBUTAN } from '@safar/shared/settings/pengaturan/naskah'
import type { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { SYARAT_TERBIT, SYARAT_TERBIT_NAMA } from '@safar/shared/settings/syarat-terbit'
import type { Looks, Section } from '../../records/form/shape.ts'
import type { Choice } from '../../records/list/shape.ts'
import { AngkaState } from './angka-state.tsx'
import { CancellationExamples } from './contoh-batal.tsx'
import { IzinState } from './izin-state.tsx'
import { RekeningState } from './rekening-state.tsx'
import { SiapState } from './siap-state.tsx'

const SEBUTAN_TEXT = Object.keys(SEBUTAN)
  .map((name) => `{${name}}`)
  .join(', ')
const NASKAH_HINT = `Awali setiap bagian dengan ## dan judulnya, setiap butir dengan tanda hubung. Yang mengikuti pengaturan lain: ${SEBUTAN_TEXT}.`

const izin = (label: string) => ({
  label,
  add: `Tambah ${label}`,
  main: 'nomor',
  cells: {
    nomor: { label: 'Nomor', width: 'third' as const },
    terbit: { label: 'Terbit', width: 'third' as const, pair: true, short: true },
    berlaku_sampai: { label: 'Berlaku sampai', width: 'third' as const, pair: true, short: true },
  },
})

const TAMPIL = {
  contoh: 'Sebagai contoh, dengan tanda',
  kami: 'Sebagai milik kami',
  sembunyi: 'Disembunyikan',
}
const shown = (label: string) => ({ label, width: 'half' as const, words: TAMPIL })
/** A hook that returns packages as choices by id, for settings that name one. */
export type UsePaketChoices = () => readonly Choice[]

const replacement = (label: string, useChoices: UsePaketChoices) => ({
  label,
  width: 'half' as const,
  none: 'Tanpa paket pengganti',
  hint: 'Selama paketnya terbit, alamat ini membuka halaman paket itu.',
  useChoices,
})

/** Returns the look of each setting in its card. */
export const looksWith = (usePaketChoices: UsePaketChoices): Looks<typeof ISIAN_FIELDS> => ({
  brand: { label: 'Nama merek', width: 'half' },
  company: { label: 'Nama badan usaha', width: 'half', hint: 'Seperti pada izin.' },
  tagline: { label: 'Slogan', hint: 'Satu baris di atas judul beranda.' },
  address: { label: 'Alamat kantor', width: 'wide' },
  city: { label: 'Kota', width: 'third' },
  logo: { label: 'Logo', compact: true, hint: 'Tanpa logo, nama merek yang ditulis.' },
  hours: {
    label: 'Jam buka',
    hint: 'Misalnya Senin–Sabtu, 08.00–17.00 WIB. Kosong berarti tidak ditampilkan.',
  },
  email: { label: 'Email', width: 'half' },
  phone: { label: 'Telepon', width: 'half' },
  chat_phone: {
    label: 'WhatsApp untuk chat',
    width: 'half',
    hint: 'Semua tombol chat membuka nomor ini; bila kosong, nomor telepon.',
  },
  instagram: { label: 'Instagram', width: 'half' },
  youtube: { label: 'YouTube', width: 'half' },
  facebook: { label: 'Facebook', width: 'half' },
  akreditasi: { label: 'Akreditasi', width: 'half', hint: 'Nilai dan lembaganya.' },
  licence_check_url: { label: 'Tautan untuk memeriksa izin', width: 'half' },
  licence_check_sumber: { label: 'Sumber tautan itu' },
  licence_check_sejak: { label: 'Tautan berlaku sejak', width: 'half', pair: true, short: true },
  licence_check_diperiksa: { label: 'Tautan diperiksa pada', width: 'half', pair: true, short: true },
  pixel_id: { label: 'ID piksel Meta', width: 'half', hint: 'Kosong berarti tidak ada piksel.' },
  pixel_consent: {
    label: 'Kapan piksel dimuat',
    width: 'half',
    words: { ask: 'Setelah pengunjung setuju', given: 'Langsung, tanpa bertanya' },
  },
  pixel_teks: {
    label: 'Pertanyaan kepada pengunjung',
    lines: 3,
    hint: 'Pertanyaan yang berubah diajukan lagi kepada semua pengunjung. {merek} menjadi nama merek.',
  },
  visi: { label: 'Visi', lines: 3 },
  misi: {
    label: 'Misi',
    lines: 10,
    hint: 'Pisahkan setiap butir dengan satu baris kosong. Baris pertamanya menjadi judul.',
  },
  syarat: { label: 'Syarat layanan', lines: 12, hint: NASKAH_HINT },
  privasi: { label: 'Kebijakan privasi', lines: 12, hint: NASKAH_HINT },
  persetujuan: { label: 'Persetujuan saat mendaftar', lines: 3 },
  persetujuan_pemasaran: { label: 'Persetujuan menerima promo', lines: 3 },
  ppiu: izin('PPIU'),
  pihk: izin('PIHK'),
  asosiasi: { label: 'Asosiasi', add: 'Tambah asosiasi', main: 'nama', cells: { nama: { label: 'Nama' } } },
  rekening: {
    label: 'Rekening',
    add: 'Tambah rekening',
    main: 'bank',
    cells: {
      bank: { label: 'Bank', width: 'third' },
      nomor: { label: 'Nomor rekening', width: 'third' },
      atas_nama: { label: 'Atas nama', width: 'third' },
    },
    summary: (row) => String(row.nomor),
  },
  akun_jurnal: {
    label: 'Kode akun di jurnal uang',
    add: 'Tambah kode akun',
    main: 'bank',
    cells: {
      bank: { label: 'Bank', width: 'third' },
      kas: { label: 'Kas', width: 'third' },
      gateway: { label: 'Gerbang pembayaran', width: 'third' },
      titipan: { label: 'Titipan jamaah', width: 'third' },
      ppn: { label: 'PPN keluaran', width: 'third' },
    },
  },
  kode_unik: {
    label: 'Kode unik di jumlah transfer',
    width: 'half',
    words: {
      pakai: 'Dipakai: tiga angka di atas jumlahnya',
      tanpa: 'Tidak dipakai: jumlahnya apa adanya',
    },
    hint: 'Kodenya menunjuk pemesanan di mutasi bank, dan ikut terhitung sebagai pembayaran. Pemesanan yang tagihannya sudah dibuat tetap memakai kodenya.',
  },
  aturan_batal: {
    label: 'Aturan batal',
    add: 'Tambah aturan',
    main: 'hari',
    cells: {
      hari: { label: 'Sebelum berangkat, paling sedikit', width: 'half', unit: 'hari' },
      potongan: { label: 'Dipotong', width: 'half', unit: '% dari harga' },
    },
    title: (row) => `Mulai ${row.hari} hari sebelum berangkat`,
    summary: (row) => `dipotong ${row.potongan}%`,
  },
  aturan_batal_sejak: { label: 'Berlaku sejak', width: 'half' },
  aturan_batal_diperiksa: { label: 'Diperiksa pada', width: 'half' },
  aturan_batal_sumber: { label: 'Sumber', hint: 'Misalnya surat pendaftaran, dan nomornya.' },
  aturan_batal_catatan: {
    label: 'Catatan pembatalan',
    lines: 3,
    hint: 'Misalnya tiket dan visa yang sudah terbit, atau bila agensi yang membatalkan.',
  },
  pengaduan: {
    label: 'Tempat mengadu',
    add: 'Tambah tempat mengadu',
    main: 'nama',
    cells: {
      nama: { label: 'Nama', width: 'half' },
      tautan: { label: 'Tautan', width: 'half', hint: 'Kosong berarti tanpa tautan.' },
      keterangan: { label: 'Yang perlu dibawa' },
      sumber: { label: 'Sumber' },
      berlaku_sejak: { label: 'Berlaku sejak', width: 'half', pair: true, short: true },
      diperiksa_pada: { label: 'Diperiksa pada', width: 'half', pair: true, short: true },
    },
  },
  angka: {
    label: 'Angka',
    add: 'Tambah angka',
    main: 'kunci',
    cells: {
      kunci: { label: 'Nama angka', width: 'half' },
      nilai: { label: 'Nilai', width: 'half' },
      sumber: { label: 'Sumber' },
      berlaku_sejak: { label: 'Berlaku sejak', width: 'half', pair: true, short: true },
      diperiksa_pada: { label: 'Diperiksa pada', width: 'half', pair: true, short: true },
    },
    summary: (row) => String(row.nilai),
  },
  aturan_siap: {
    label: 'Syarat berangkat',
    add: 'Tambah syarat',
    main: 'aturan',
    cells: {
      aturan: { label: 'Syarat', width: 'half', words: ATURAN_SIAP_NAMA },
      tegas: { label: 'Bila belum ada', width: 'half', words: TEGAS_LABEL },
      sumber: { label: 'Sumber' },
      berlaku_sejak: { label: 'Untuk yang berangkat sejak', width: 'half', pair: true, short: true },
      diperiksa_pada: { label: 'Diperiksa pada', width: 'half', pair: true, short: true },
    },
    title: (row) => wordOf(ATURAN_SIAP_NAMA, row.aturan),
    summary: (row) => wordOf(TEGAS_LABEL, row.tegas),
  },
  musim: {
    label: 'Musim umrah',
    add: 'Tambah musim',
    main: 'nama',
    cells: {
      nama: { label: 'Nama', width: 'third', hint: 'Misalnya 1448 H.' },
      mulai: { label: MUSIM_HARI_LABEL.mulai, width: 'third', pair: true, short: true },
      visa_terakhir: { label: MUSIM_HARI_LABEL.visa_terakhir, width: 'third', pair: true, short: true },
      masuk_terakhir: { label: MUSIM_HARI_LABEL.masuk_terakhir, width: 'third', pair: true, short: true },
      keluar_terakhir: { label: MUSIM_HARI_LABEL.keluar_terakhir, width: 'third', pair: true, short: true },
      diperiksa_pada: { label: 'Diperiksa pada', width: 'third', short: true },
      sumber: { label: 'Sumber' },
    },
    summary: (row) => formatTanggalSingkat(String(row.keluar_terakhir)),
  },
  libur: {
    label: 'Libur dan musim',
    add: 'Tambah libur',
    main: 'nama',
    cells: {
      nama: { label: 'Nama', width: 'half' },
      jenis: { label: 'Jenis', width: 'half', words: JENIS_LIBUR_LABEL },
      mulai: { label: 'Hari pertama', width: 'half', pair: true },
      selesai: { label: 'Hari terakhir', width: 'half', pair: true },
      sumber: { label: 'Sumber', width: 'half' },
      diperiksa_pada: { label: 'Diperiksa pada', width: 'half' },
    },
    summary: (row) => formatTanggalSingkat(String(row.mulai)),
  },
  syarat_terbit: {
    label: 'Yang harus ada sebelum paket terbit',
    useChoices: () => SYARAT,
  },
  halaman_contoh: {
    label: 'Halaman contoh',
    add: '',
    main: 'itikaf',
    cells: {
      itikaf: shown('Umrah plus Itikaf Ramadan (/produk/1)'),
      itikaf_paket: replacement('Paket pengganti /produk/1', usePaketChoices),
      dakhili: shown('Haji Dakhili (/produk/2)'),
      dakhili_paket: replacement('Paket pengganti /produk/2', usePaketChoices),
      overseas: shown('Umrah plus Overseas (/produk/3)'),
      overseas_paket: replacement('Paket pengganti /produk/3', usePaketChoices),
      ibadah: shown('Contoh jadwal di Umroh dan Haji (/ibadah)'),
      ilmiah: shown('Contoh program di Studi Tour Ilmiah (/ilmiah)'),
    },
    title: () => 'Halaman bawaan',
  },
})

/** Returns the label of a choice that a row holds; empty while none is chosen. */
const wordOf = (words: Readonly<Record<string, string>>, value: unknown): string => words[String(value)] ?? ''

const SYARAT = SYARAT_TERBIT.map((value) => ({ value, label: SYARAT_TERBIT_NAMA[value] }))

/** The cards of the settings, and where visitors meet them. */
export const CARDS: readonly Section[] = [
  {
    id: 'identitas',
    title: 'Identitas',
    hint: 'Nama dan alamat badan usaha, seperti pada izin.',
    place: { words: 'Kepala, kaki, dan judul halaman', path: page.beranda, zones: ['kepala', 'kaki'] },
    fields: ['brand', 'company', 'tagline', 'address', 'city', 'logo'],
  },
  {
    id: 'kontak',
    title: 'Kontak',
    hint: 'Nomor chat dipakai oleh semua tombol WhatsApp.',
    place: { words: 'Bilah atas, tombol chat, kaki', path: page.beranda, zones: ['kepala', 'chat', 'kaki'] },
    fields: ['phone', 'chat_phone', 'email'],
  },
  {
    id: 'jam',
    title: 'Jam buka',
    place: { words: 'Kaki, menu, dan pendaftaran', path: page.daftar, zones: ['kepala', 'kaki'] },
    fields: ['hours'],
  },
  {
    id: 'izin',
    title: 'Izin dan asosiasi',
    hint: 'Izin yang lewat masa berlakunya tidak ditampilkan.',
    place: { words: 'Beranda, paket, profil, kaki', path: page.profil, zones: ['puncak', 'kaki'] },
    fields: [
      'ppiu',
      'pihk',
      'akreditasi',
      'licence_check_url',
      'licence_check_sumber',
      'licence_check_sejak',
      'licence_check_diperiksa',
      'asosiasi',
    ],
    Below: IzinState,
  },
  {
    id: 'sosial',
    title: 'Media sosial',
    hint: 'Yang kosong tidak ditautkan.',
    place: { words: 'Bilah atas', path: page.beranda, zones: ['kepala'] },
    fields: ['instagram', 'youtube', 'facebook'],
  },
  {
    id: 'rekening',
    title: 'Rekening',
    hint: 'Jamaah diminta membayar hanya ke rekening di sini. Kode akun tertulis di jurnal uang untuk akuntan, juga pada uang yang sudah dicatat.',
    place: { words: 'Cara memeriksa kami, dan Syarat Layanan', path: page.kepercayaan, zones: ['isi'] },
    fields: ['rekening', 'kode_unik', 'akun_jurnal'],
    Below: RekeningState,
  },
  {
    id: 'batal',
    title: 'Pembatalan',
    hint: 'Tulis seperti pada surat pendaftaran. Tanpa aturan, situs merujuk ke surat itu dan tidak menyebut angka. Pemesanan memakai aturan yang berlaku ketika pembayaran pertamanya diterima; perubahan di sini tidak menyentuh yang sudah membayar.',
    place: { words: 'Cara memeriksa kami', path: page.kepercayaan, zones: ['isi'] },
    fields: [
      'aturan_batal',
      'aturan_batal_sejak',
      'aturan_batal_diperiksa',
      'aturan_batal_sumber',
      'aturan_batal_catatan',
    ],
    Below: CancellationExamples,
  },
  {
    id: 'pengaduan',
    title: 'Tempat mengadu',
    hint: 'Ke mana jamaah dapat mengadu bila kantor tidak menyelesaikannya. Email dan telepon kantor sudah disebut lebih dulu.',
    place: { words: 'Cara memeriksa kami', path: page.kepercayaan, zones: ['isi'] },
    fields: ['pengaduan'],
  },
  {
    id: 'visi',
    title: 'Visi dan misi',
    place: { words: 'Profil', path: page.profil, zones: ['isi'] },
    fields: ['visi', 'misi'],
  },
  {
    id: 'piksel',
    title: 'Piksel dan persetujuan',
    hint: 'Piksel dimuat menurut pilihan di bawah. Yang menolak tidak pernah dilacak.',
    place: { words: 'Semua halaman', path: page.privasi, zones: ['puncak', 'isi'] },
    fields: ['pixel_id', 'pixel_consent', 'pixel_teks'],
  },
  {
    id: 'naskah',
    title: 'Syarat dan privasi',
    hint: 'Naskah yang berubah menjadi versi baru; persetujuan lama tetap tercatat pada versinya.',
    place: { words: 'Syarat, privasi, dan pendaftaran', path: page.syarat, zones: ['isi'] },
    fields: ['syarat', 'privasi', 'persetujuan', 'persetujuan_pemasaran'],
  },
  {
    id: 'angka',
    title: 'Angka dan sumbernya',
    hint: 'Aturan dan naskah situs membaca angka di bawah. Angka baru cukup ditambah dengan tanggal berlakunya; tanpa sumber tidak dapat disimpan.',
    place: { words: 'Halaman Syarat Layanan', path: page.syarat, zones: ['isi'] },
    fields: ['angka'],
    Below: AngkaState,
  },
  {
    id: 'siap',
    title: 'Syarat berangkat',
    hint: 'Kesiapan setiap keberangkatan dihitung dari sini, menurut hari berangkatnya. Sebelum disimpan, siapa saja yang tersentuh disebutkan. Bulan paspor dan hari vaksin ada di Angka.',
    fields: ['aturan_siap', 'musim'],
    Below: SiapState,
  },
  {
    id: 'libur',
    title: 'Libur dan musim',
    hint: 'Kalender menampilkannya di samping keberangkatan. Boleh bertumpuk.',
    place: { words: 'Pencarian paket', path: page.paket, zones: ['isi'] },
    fields: ['libur'],
  },
  {
    id: 'terbit',
    title: 'Syarat terbit paket',
    hint: 'Formulir paket menyebut yang belum ada. Kosong berarti cukup isian wajib, seperti selama ini.',
    place: { words: 'Halaman paket', path: page.paket, zones: ['isi'] },
    fields: ['syarat_terbit'],
  },
  {
    id: 'contoh',
    title: 'Halaman contoh',
    hint: 'Isi halaman ini bawaan situs: program, harga, dan namanya bukan milik agensi Anda. Sebagai contoh, halaman diberi tanda dan tidak ditautkan. Tampilkan sebagai milik kami hanya bila semua isinya benar.',
    place: { words: 'Halaman program', path: recordPath('program', 1), zones: ['isi'] },
    fields: ['halaman_contoh'],
  },
]
