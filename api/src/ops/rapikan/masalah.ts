import { saatWib } from '@safar/shared/content/paket/perubahan/words'
import type { Masalah } from '@safar/shared/ops/kesehatan/kesehatan-schema'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import type { Publikasi } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { izinText } from '@safar/shared/settings/pengaturan/izin'
import { DITOLAK_HARI } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { VaultStanding } from '../../platform/vault/vault.ts'

/** The space on the disk that holds the data, in bytes. */
export interface Ruang {
  bebas: number
  semua: number
}

/** The state of every part of the product, from which problems are told. */
export interface Keadaan {
  /** The state of this server's data keys, and the number of values of each table that do not open here. */
  kunci: { standing: VaultStanding['keadaan']; tertutup: ReadonlyMap<string, number> }
  /**
   * Messages that wait for a mail server, since when, and its answer; the number given up lately (`ditolak`), and the
   * newest one's error. Null without a mail server.
   */
  surat: { tertahan: number; sejak: string; alasan: string; ditolak: number; sebab: string } | null
  /** Messages that became a file and left for nobody. */
  disimpan: number
  /**
   * Null where no backup is made by itself; `baik` is when the last good one was begun, and `usang` whether that is too
   * long ago, `disisihkan` how many rows lie aside in it.
   */
  cadangan: { baik: string | null; usang: boolean; disisihkan?: number } | null
  publikasi: Pick<Publikasi, 'status' | 'sejak' | 'pesan' | 'terbit_pada' | 'hook'>
  izin: { label: string; nomor: string; berlaku_sampai: string }[]
  /** The space on the disk; null if unknown. */
  ruang: Ruang | null
  siteUrl: string
  /** Other origins that the settings name. */
  asalLain: readonly string[]
}

const MB = 1024 ** 2
const GB = 1024 ** 3
/** A backup, a release and a day's pictures need as much. */
const RUANG_MIN = 500 * MB
/**
 * The share of free space below which a disk is nearly full, at most so many bytes, since a large disk needs no more.
 */
const RUANG_BAGIAN = 0.05
const RUANG_CUKUP = 5 * GB

/** Tells whether a disk runs out of space soon. */
export function hampirPenuh({ bebas, semua }: Ruang): boolean {
  return bebas < RUANG_MIN || bebas < Math.min(semua * RUANG_BAGIAN, RUANG_CUKUP)
}

const ukuran = (bytes: number) =>
  bytes >= GB
    ? `${(bytes / GB).toFixed(1).replace('.', ',')} GB`
    : `${formatThousands(Math.floor(bytes / MB))} MB`

/**
 * Returns the problems, worst first, on a day in the agency's time zone; `asal` is the origin where a browser found the
 * office, if known.
 */
export function masalahOf(keadaan: Keadaan, today: string, asal?: string): Masalah[] {
  return [
    ...kunci(keadaan),
    ...surat(keadaan),
    ...cadangan(keadaan),
    ...disk(keadaan),
    ...terbit(keadaan),
    ...izin(keadaan, today),
    ...alamat(keadaan, asal),
  ]
}

/** The name of each table's sealed values for people; null for one that nobody can mend by hand. */
const TERSEGEL: Record<string, string | null> = {
  totp: 'aplikasi autentikator',
  webhook: 'rahasia webhook',
  kunci_server: null,
  berkas_pribadi: 'berkas pribadi',
}

function tertutupText(tertutup: ReadonlyMap<string, number>): string {
  const parts = [...tertutup].flatMap(([table, jumlah]) => {
    const nama = TERSEGEL[table] === undefined ? `isian ${table}` : TERSEGEL[table]
    return nama === null ? [] : `${formatThousands(jumlah)} ${nama}`
  })
  return parts.join(', ')
}

function kunci({ kunci: { standing, tertutup } }: Keadaan): Masalah[] {
  const apa = tertutupText(tertutup)
  switch (standing) {
    case 'hilang':
    case 'asing':
      return [
        {
          jenis: 'kunci',
          judul: standing === 'hilang' ? 'Kunci data tidak ada' : 'Kunci data tidak cocok',
          kata: `${apa === '' ? 'Isian rahasia' : apa} tidak dapat dibuka, dan yang baru belum dapat disimpan. Tidak ada yang ditimpa.`,
          cara: 'Minta pengelola server mengembalikan kuncinya: isi DATA_KEY dengan kunci yang sama di semua server, atau kembalikan berkas di folder kunci, lalu jalankan ulang server. Bila kuncinya benar-benar hilang: npm run kunci -- baru.',
          halaman: null,
        },
      ]
    case 'belum-diputar':
      return [
        {
          jenis: 'kunci',
          judul: 'Kunci data baru belum dipakai',
          kata: 'DATA_KEY menyebut kunci yang belum menyegel apa pun. Sampai itu kunci yang lama dipakai.',
          cara: 'Minta pengelola server menjalankan npm run kunci -- putar.',
          halaman: null,
        },
      ]
    case 'baik':
      if (apa === '') return []
      return [
        {
          jenis: 'kunci',
          judul: 'Sebagian isian tersegel tidak dapat dibuka',
          kata: `${apa} disegel dengan kunci data server lain.`,
          cara: 'Minta pengelola server menaruh kunci itu di folder kunci. Bila kuncinya sudah tidak ada: masuk dengan kode pemulihan, lalu lepas dan pasang lagi aplikasi autentikatornya; untuk webhook, ganti rahasianya di Integrasi.',
          halaman: null,
        },
      ]
  }
}

const KOTAK_KELUAR = { kata: 'Buka kotak keluar', alamat: ADMIN_PAGES.kotakKeluar }

function surat({ surat: lewat, disimpan }: Keadaan): Masalah[] {
  if (!lewat) {
    const sudah = disimpan > 0 ? ` ${formatThousands(disimpan)} pesan hanya menjadi berkas di server.` : ''
    return [
      {
        jenis: 'surat',
        judul: 'Email tidak sampai kepada siapa pun',
        kata: `Server email belum diatur, jadi tanda terima, undangan, dan peringatan tidak keluar.${sudah}`,
        cara: 'Minta pengelola server mengisi SMTP_URL dan MAIL_FROM, lalu menjalankan ulang server.',
        halaman: KOTAK_KELUAR,
      },
    ]
  }
  const ditolak: Masalah = {
    jenis: 'surat',
    judul: 'Email ditolak',
    kata: `${formatThousands(lewat.ditolak)} pesan tidak dapat dikirim dalam ${DITOLAK_HARI} hari terakhir. ${lewat.sebab}`.trim(),
    cara: 'Saring kotak keluar menurut Gagal dan lihat sebabnya. Bila alamatnya salah, hubungi orangnya lewat telepon; bila server emailnya yang menolak, minta pengelola server membetulkannya, lalu pilih Kirim lagi.',
    halaman: { kata: 'Lihat yang gagal', alamat: `${ADMIN_PAGES.kotakKeluar}?keadaan=gagal` },
  }
  return [...(lewat.tertahan > 0 ? [tertahan(lewat)] : []), ...(lewat.ditolak > 0 ? [ditolak] : [])]
}

function tertahan({ tertahan: n, sejak, alasan }: NonNullable<Keadaan['surat']>): Masalah {
  return {
    jenis: 'surat',
    judul: 'Email tertahan',
    kata: `${formatThousands(n)} pesan belum diterima server email sejak ${saatWib(sejak)}. ${alasan}`.trim(),
    cara: 'Minta pengelola server memeriksa SMTP_URL dan server emailnya. Pesan dicoba lagi dengan sendirinya.',
    halaman: KOTAK_KELUAR,
  }
}

function cadangan({ cadangan: atur }: Keadaan): Masalah[] {
  if (!atur) {
    return [
      {
        jenis: 'cadangan',
        judul: 'Tidak ada cadangan',
        kata: 'Bila server ini rusak, semua data ikut hilang.',
        cara: 'Minta pengelola server mengisi CADANGAN_KE dan CADANGAN_KUNCI, dan menyimpan kuncinya juga di luar server.',
        halaman: { kata: 'Buka Cadangan', alamat: ADMIN_PAGES.cadangan },
      },
    ]
  }
  if (!atur.usang) {
    const { disisihkan = 0 } = atur
    if (disisihkan === 0) return []
    return [
      {
        jenis: 'cadangan',
        judul: 'Cadangan tidak lengkap',
        kata: `${formatThousands(disisihkan)} baris yang rusak disisihkan dari cadangan terakhir dan tidak akan ikut kembali.`,
        cara: 'Minta pengelola server membetulkan baris yang namanya ada di Cadangan.',
        halaman: { kata: 'Buka Cadangan', alamat: ADMIN_PAGES.cadangan },
      },
    ]
  }
  return [
    {
      jenis: 'cadangan',
      judul: atur.baik ? 'Cadangan sudah lama' : 'Belum ada cadangan yang baik',
      kata: atur.baik
        ? `Cadangan terakhir yang baik dibuat ${saatWib(atur.baik)}.`
        : 'Cadangan sudah dicoba dan belum pernah berhasil.',
      cara: 'Lihat sebabnya di Cadangan, lalu buat satu sekarang.',
      halaman: { kata: 'Buka Cadangan', alamat: ADMIN_PAGES.cadangan },
    },
  ]
}

function disk({ ruang }: Keadaan): Masalah[] {
  if (!ruang || !hampirPenuh(ruang)) return []
  return [
    {
      jenis: 'disk',
      judul: 'Disk server hampir penuh',
      kata: `Tersisa ${ukuran(ruang.bebas)} dari ${ukuran(ruang.semua)}. Begitu habis, pendaftaran dan gambar tidak dapat disimpan.`,
      cara: 'Minta pengelola server memberi ruang: hapus berkas yang tidak perlu, atau besarkan disknya.',
      halaman: null,
    },
  ]
}

function terbit({ publikasi }: Keadaan): Masalah[] {
  const { status, sejak, pesan, terbit_pada, hook } = publikasi
  const halaman = { kata: 'Buka Publikasi', alamat: ADMIN_PAGES.publikasi }
  const found: Masalah[] = []
  if (status === 'gagal') {
    const dilihat = terbit_pada
      ? ` Pengunjung melihat situs dari ${saatWib(terbit_pada)}.`
      : ' Belum ada yang dapat dilihat pengunjung.'
    found.push({
      jenis: 'terbit',
      judul: 'Situs gagal diterbitkan',
      kata: `${pesan ?? `Gagal sejak ${saatWib(sejak)}.`}${dilihat}`,
      cara: 'Lihat catatannya di Publikasi, perbaiki sebabnya, lalu terbitkan ulang situs.',
      halaman,
    })
  }
  if (hook?.status === 'gagal') {
    found.push({
      jenis: 'terbit',
      judul: 'Situs di luar server tidak diperbarui',
      kata: hook.pesan ?? `Penyedia situs tidak menjawab sejak ${saatWib(hook.sejak)}.`,
      cara: 'Minta pengelola server memeriksa DEPLOY_HOOK_URL. Panggilannya diulang dengan sendirinya.',
      halaman,
    })
  }
  return found
}

function izin({ izin: semua }: Keadaan, today: string): Masalah[] {
  return semua.flatMap(({ label, nomor, berlaku_sampai }): Masalah[] => {
    const { kata, tanda } = izinText(nomor, berlaku_sampai, today)
    if (tanda !== 'habis' && tanda !== 'tanpaAkhir') return []
    const judul = tanda === 'habis' ? `Izin ${label} sudah habis` : `Izin ${label} belum bertanggal`
    return [
      {
        jenis: 'izin',
        judul,
        kata: `${label} ${kata}.`,
        cara:
          tanda === 'habis'
            ? 'Perpanjang izinnya, lalu isi masa berlaku yang baru.'
            : 'Salin tanggalnya dari surat izin.',
        halaman: { kata: 'Buka Izin di Pengaturan situs', alamat: `${ADMIN_PAGES.pengaturan}#bagian-izin` },
      },
    ]
  })
}

function alamat({ siteUrl, asalLain }: Keadaan, asal: string | undefined): Masalah[] {
  if (asal === undefined || [siteUrl, ...asalLain].some((known) => originOf(known) === originOf(asal)))
    return []
  return [
    {
      jenis: 'alamat',
      judul: 'Alamat situs tidak cocok',
      kata: `Anda membuka kantor di ${asal}, sedangkan tautan di email, di hasil pencarian, dan di gambar yang dibagikan menuju ${siteUrl}.`,
      cara: `Bila ${asal} yang benar, minta pengelola server mengisi SITE_URL dengan alamat itu. Bila tidak, buka kantor di ${siteUrl}.`,
      halaman: null,
    },
  ]
}

const originOf = (text: string) => URL.parse(text)?.origin ?? text
