import { PERMINTAAN_JAM } from '../../answer-hours.ts'
import { ATURAN_HITUNG } from '../../aturan-hitung.ts'

/** Units of figures. */
export type Satuan =
  | 'rupiah'
  | 'bulan'
  | 'hari'
  | 'tahun'
  | 'kata'
  | 'jam'
  | 'per seribu'
  | 'per sepuluh ribu'

export interface AngkaDikenal {
  /** The name for people. */
  nama: string
  satuan: Satuan
  least: number
  most: number
  /** The rules and texts that read it, for staff. */
  dipakai: string
  /** True for a figure that staff alone see. */
  internal?: true
  /** The built-in value, used until settings state another. */
  bawaan: { nilai: number; berlaku_sejak: string; sumber: string; diperiksa_pada: string }
}

const KANTOR = 'Ketentuan kantor kami'
const DIPERIKSA = '2026-11-24'
const kantor = (nilai: number) => ({
  nilai,
  berlaku_sejak: '2026-11-01',
  sumber: KANTOR,
  diperiksa_pada: DIPERIKSA,
})

/** The source until the agency's adviser says whether a tax is owed, and how much. */
const PPN_SUMBER = 'Belum ditetapkan; tanyakan konsultan pajak (PMK 71/2022 tentang besaran tertentu)'

/**
 * The figures of law and of the agency that rules and texts read, by their name in settings and texts, which write
 * `{paspor_bulan}`. A figure without a law behind it is marked as the agency's own.
 */
export const ANGKA_DIKENAL = {
  harga_acuan: {
    nama: 'Harga acuan umrah',
    satuan: 'rupiah',
    least: 1_000_000,
    most: 1_000_000_000,
    dipakai: 'Pemberitahuan kepada staf pada paket yang harganya di bawah acuan',
    internal: true,
    bawaan: {
      nilai: 23_000_000,
      berlaku_sejak: '2024-03-24',
      sumber: 'KMA 1021/2023, menurut pemberitaan 24 Maret 2024',
      diperiksa_pada: DIPERIKSA,
    },
  },
  paspor_bulan: {
    nama: 'Masa berlaku paspor',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Syarat pada halaman paket, Syarat Layanan, tanya jawab',
    bawaan: {
      nilai: 7,
      berlaku_sejak: '2026-11-01',
      sumber: 'Ketentuan kantor kami; undang-undang meminta paling sedikit 6 bulan (UU 14/2025 pasal 87A)',
      diperiksa_pada: DIPERIKSA,
    },
  },
  paspor_kata: {
    nama: 'Nama di paspor',
    satuan: 'kata',
    least: 1,
    most: 5,
    dipakai: 'Syarat pada halaman paket, Syarat Layanan',
    bawaan: kantor(3),
  },
  vaksin_hari: {
    nama: 'Vaksin meningitis sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 90,
    dipakai: 'Syarat pada halaman paket umrah dan haji, Syarat Layanan, tanya jawab',
    bawaan: {
      nilai: 10,
      berlaku_sejak: '2025-04-25',
      sumber: 'SE Kemenkes HK.02.02/A/1206/2025',
      diperiksa_pada: DIPERIKSA,
    },
  },
  vaksin_awal_hari: {
    nama: 'Vaksin umrah paling awal sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 365,
    dipakai: 'Kesiapan berangkat: hari pertama untuk menyuntik yang belum ada',
    internal: true,
    bawaan: {
      nilai: 28,
      berlaku_sejak: '2025-04-25',
      sumber: 'SE Kemenkes HK.02.02/A/1206/2025: 10 hari sampai 4 minggu sebelum berangkat',
      diperiksa_pada: DIPERIKSA,
    },
  },
  uang_muka: {
    nama: 'Uang muka umrah',
    satuan: 'rupiah',
    least: 100_000,
    most: 1_000_000_000,
    dipakai: 'Formulir paket umrah, Syarat Layanan, tanya jawab',
    bawaan: kantor(10_000_000),
  },
  pelunasan_hari: {
    nama: 'Pelunasan umrah sebelum berangkat',
    satuan: 'hari',
    least: 0,
    most: 365,
    dipakai: 'Formulir paket umrah, Syarat Layanan, tanya jawab',
    bawaan: kantor(30),
  },
  lunas_hari: {
    nama: 'Cicilan ditutup sebelum hari pelunasan',
    satuan: 'hari',
    least: 0,
    most: 365,
    dipakai: 'Halaman paket, perbandingan, hitung biaya keluarga, Syarat Layanan, tanya jawab',
    bawaan: kantor(ATURAN_HITUNG.lunas),
  },
  batas_dp_hari: {
    nama: 'Batas uang muka pemesanan',
    satuan: 'hari',
    least: 1,
    most: 60,
    dipakai:
      'Pemesanan tanpa uang muka menjadi kedaluwarsa setelah sekian hari; yang tenggatnya sudah dihitung tetap',
    internal: true,
    bawaan: kantor(3),
  },
  dokumen_bulan: {
    nama: 'Dokumen jamaah disimpan setelah pulang',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Dokumen jamaah dihapus sendiri sekian bulan setelah perjalanan terakhirnya',
    internal: true,
    bawaan: kantor(24),
  },
  meningitis_bulan: {
    nama: 'Vaksin meningitis berlaku',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Berkas yang kurang di pemesanan, bila masa berlakunya tidak tertulis di kartu',
    internal: true,
    bawaan: {
      nilai: 36,
      berlaku_sejak: '2025-04-25',
      sumber: 'Masa berlaku di kartu vaksin internasional, 3 tahun; sumber lain menyebut sampai 5 tahun',
      diperiksa_pada: DIPERIKSA,
    },
  },
  polio_bulan: {
    nama: 'Vaksin polio berlaku',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Berkas yang kurang di pemesanan',
    internal: true,
    bawaan: {
      nilai: 12,
      berlaku_sejak: '2025-04-25',
      sumber: 'SE Kemenkes HK.02.02/A/1206/2025',
      diperiksa_pada: DIPERIKSA,
    },
  },
  foto_bulan: {
    nama: 'Pas foto paling lama',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Berkas yang kurang di pemesanan: umur pas foto saat berangkat',
    internal: true,
    bawaan: kantor(6),
  },
  paspor_masuk_hari: {
    nama: 'Paspor di kantor sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 120,
    dipakai: 'Daftar paspor fisik: yang masih di keluarga sesudah itu terlambat',
    internal: true,
    bawaan: kantor(30),
  },
  paspor_visa_hari: {
    nama: 'Paspor di penyedia visa paling lama',
    satuan: 'hari',
    least: 1,
    most: 120,
    dipakai: 'Daftar paspor fisik: yang lebih lama di sana terlambat',
    internal: true,
    bawaan: kantor(14),
  },
  paspor_kembali_hari: {
    nama: 'Paspor kembali ke keluarga setelah pulang',
    satuan: 'hari',
    least: 1,
    most: 120,
    dipakai: 'Daftar paspor fisik: yang belum kembali sesudah itu terlambat',
    internal: true,
    bawaan: kantor(7),
  },
  meterai_batas: {
    nama: 'Bea meterai untuk jumlah di atas',
    satuan: 'rupiah',
    least: 1,
    most: 1_000_000_000,
    dipakai: 'Kotak meterai di kwitansi yang terbit sejak itu; kwitansi lama tetap',
    internal: true,
    bawaan: {
      nilai: 5_000_000,
      berlaku_sejak: '2021-01-01',
      sumber: 'UU 10/2020 pasal 3 ayat (2) huruf g',
      diperiksa_pada: DIPERIKSA,
    },
  },
  meterai_tarif: {
    nama: 'Tarif bea meterai',
    satuan: 'rupiah',
    least: 1,
    most: 1_000_000,
    dipakai: 'Kotak meterai di kwitansi yang terbit sejak itu; kwitansi lama tetap',
    internal: true,
    bawaan: {
      nilai: 10_000,
      berlaku_sejak: '2021-01-01',
      sumber: 'UU 10/2020 pasal 5',
      diperiksa_pada: DIPERIKSA,
    },
  },
  gateway_va: {
    nama: 'Biaya Midtrans, virtual account',
    satuan: 'rupiah',
    least: 0,
    most: 1_000_000,
    dipakai: 'Perkiraan biaya bagi staf di kartu gerbang pembayaran; keluarga tidak ditagih',
    internal: true,
    bawaan: { ...kantor(4_000), sumber: 'Daftar harga umum; kontrak kantor dengan Midtrans menentukan' },
  },
  gateway_qris: {
    nama: 'Biaya Midtrans, QRIS',
    satuan: 'per seribu',
    least: 0,
    most: 100,
    dipakai: 'Perkiraan biaya bagi staf di kartu gerbang pembayaran; keluarga tidak ditagih',
    internal: true,
    bawaan: { ...kantor(7), sumber: 'Daftar harga umum; kontrak kantor dengan Midtrans menentukan' },
  },
  gateway_kartu: {
    nama: 'Biaya Midtrans, kartu kredit',
    satuan: 'per seribu',
    least: 0,
    most: 100,
    dipakai: 'Perkiraan biaya bagi staf di kartu gerbang pembayaran; keluarga tidak ditagih',
    internal: true,
    bawaan: { ...kantor(29), sumber: 'Daftar harga umum; kontrak kantor dengan Midtrans menentukan' },
  },
  ppn_umrah: {
    nama: 'PPN di dalam harga, paket umrah',
    satuan: 'per sepuluh ribu',
    least: 0,
    most: 2_000,
    dipakai: 'Kolom PPN di jurnal uang, menurut hari uangnya; 0 berarti tidak dihitung',
    internal: true,
    bawaan: { ...kantor(0), sumber: PPN_SUMBER },
  },
  ppn_haji: {
    nama: 'PPN di dalam harga, paket haji',
    satuan: 'per sepuluh ribu',
    least: 0,
    most: 2_000,
    dipakai: 'Kolom PPN di jurnal uang, menurut hari uangnya; 0 berarti tidak dihitung',
    internal: true,
    bawaan: { ...kantor(0), sumber: PPN_SUMBER },
  },
  ppn_overseas: {
    nama: 'PPN di dalam harga, paket lain',
    satuan: 'per sepuluh ribu',
    least: 0,
    most: 2_000,
    dipakai: 'Kolom PPN di jurnal uang, menurut hari uangnya; 0 berarti tidak dihitung',
    internal: true,
    bawaan: { ...kantor(0), sumber: PPN_SUMBER },
  },
  daftar_bulan: {
    nama: 'Berangkat setelah mendaftar, paling lama',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Pemberitahuan kepada staf pada pemesanan yang berangkat lebih lama',
    internal: true,
    bawaan: {
      nilai: 6,
      berlaku_sejak: '2018-03-13',
      sumber: 'PMA 8/2018; periksa aturan yang menggantikannya',
      diperiksa_pada: DIPERIKSA,
    },
  },
  lunas_bulan: {
    nama: 'Pelunasan diterima sebelum berangkat, paling cepat',
    satuan: 'bulan',
    least: 1,
    most: 60,
    dipakai: 'Pemberitahuan kepada staf pada pemesanan yang lunas lebih cepat',
    internal: true,
    bawaan: {
      nilai: 3,
      berlaku_sejak: '2018-03-13',
      sumber: 'PMA 8/2018; periksa aturan yang menggantikannya',
      diperiksa_pada: DIPERIKSA,
    },
  },
  anak_tahun: {
    nama: 'Umur anak, di bawah',
    satuan: 'tahun',
    least: 3,
    most: 18,
    dipakai: 'Hitung biaya keluarga dan harga anak',
    bawaan: {
      ...kantor(ATURAN_HITUNG.anak),
      sumber: 'Kebiasaan maskapai, dihitung pada hari berangkat',
    },
  },
  bayi_tahun: {
    nama: 'Umur bayi, di bawah',
    satuan: 'tahun',
    least: 1,
    most: 3,
    dipakai: 'Hitung biaya keluarga dan harga bayi',
    bawaan: {
      ...kantor(ATURAN_HITUNG.bayi),
      sumber: 'Kebiasaan maskapai, dihitung sampai hari pulang',
    },
  },
  dokumen_hari: {
    nama: 'Dokumen lengkap sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 180,
    dipakai: 'Kesiapan berangkat dan tenggat keberangkatan',
    internal: true,
    bawaan: kantor(30),
  },
  manifest_hari: {
    nama: 'Manifest dan polis sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 120,
    dipakai: 'Kesiapan berangkat dan tenggat keberangkatan',
    internal: true,
    bawaan: kantor(20),
  },
  visa_hari: {
    nama: 'Visa terbit sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 60,
    dipakai: 'Kesiapan berangkat dan tenggat keberangkatan',
    internal: true,
    bawaan: kantor(14),
  },
  visa_pakai_hari: {
    nama: 'Visa hangus bila belum dipakai',
    satuan: 'hari',
    least: 1,
    most: 365,
    dipakai: 'Kesiapan berangkat: visa yang terbit terlalu dini',
    internal: true,
    bawaan: {
      nilai: 30,
      berlaku_sejak: '2025-11-01',
      sumber: 'Aturan visa umrah Arab Saudi, menurut pemberitaan 1 November 2025',
      diperiksa_pada: DIPERIKSA,
    },
  },
  kamar_hari: {
    nama: 'Daftar kamar dikirim sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 60,
    dipakai: 'Tenggat keberangkatan',
    internal: true,
    bawaan: kantor(3),
  },
  manasik_hari: {
    nama: 'Manasik sebelum berangkat',
    satuan: 'hari',
    least: 1,
    most: 60,
    dipakai: 'Tenggat keberangkatan',
    internal: true,
    bawaan: kantor(7),
  },
  minimum_hari: {
    nama: 'Putusan jadi berangkat bila kurang dari jumlah terkecil',
    satuan: 'hari',
    least: 1,
    most: 180,
    dipakai: 'Tenggat keberangkatan yang punya jumlah peserta terkecil',
    internal: true,
    bawaan: kantor(45),
  },
  pendamping_tahun: {
    nama: 'Perlu pendamping dewasa, di bawah',
    satuan: 'tahun',
    least: 12,
    most: 21,
    dipakai: 'Kesiapan berangkat',
    internal: true,
    bawaan: {
      nilai: 18,
      berlaku_sejak: '2014-10-17',
      sumber: 'UU 35/2014 pasal 1: anak adalah yang belum berumur 18 tahun',
      diperiksa_pada: DIPERIKSA,
    },
  },
  laporan_pulang_hari: {
    nama: 'Laporan kepulangan sesudah pulang',
    satuan: 'hari',
    least: 1,
    most: 60,
    dipakai: 'Tenggat laporan kepulangan pada halaman rombongan',
    internal: true,
    bawaan: {
      nilai: 10,
      berlaku_sejak: '2025-01-01',
      sumber: 'Siskopatuh, menurut himpunan penyelenggara',
      diperiksa_pada: DIPERIKSA,
    },
  },
  jawab_data_jam: {
    nama: 'Permintaan data dijawab dalam',
    satuan: 'jam',
    least: 1,
    most: 72,
    dipakai: 'Data Saya, jam permintaan data di admin',
    bawaan: {
      nilai: PERMINTAAN_JAM,
      berlaku_sejak: '2024-10-17',
      sumber: 'UU 27/2022 pasal 30, 32, dan 40',
      diperiksa_pada: DIPERIKSA,
    },
  },
} as const satisfies Record<string, AngkaDikenal>

export type KunciAngka = keyof typeof ANGKA_DIKENAL

const isKunci = (name: string): name is KunciAngka => Object.hasOwn(ANGKA_DIKENAL, name)

/** The names of all figures, in the order in which people read them. */
export const KUNCI_ANGKA: readonly KunciAngka[] = Object.keys(ANGKA_DIKENAL).filter(isKunci)

const LONGEST = 150
const fold = (name: string) =>
  name
    .slice(0, LONGEST)
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** Names under which settings keep the reference price as well: `Harga referensi umrah`, `BPIU`. */
function isAcuan(words: readonly string[]): boolean {
  return (
    words.includes('bpiu') ||
    (words.some((word) => word === 'acuan' || word === 'referensi') && words.includes('harga'))
  )
}

/** The figures by their folded names: every answer of the server asks for all of them. */
const BY_NAME: ReadonlyMap<string, KunciAngka> = new Map(
  KUNCI_ANGKA.map((known) => [fold(ANGKA_DIKENAL[known].nama).join('_'), known]),
)

/** Returns which known figure a row of the settings means, by key or by name; null for one of the agency's own. */
export function kunciAngka(kunci: string): KunciAngka | null {
  const words = fold(kunci)
  const name = words.join('_')
  if (isKunci(name)) return name
  if (isAcuan(words)) return 'harga_acuan'
  return BY_NAME.get(name) ?? null
}
