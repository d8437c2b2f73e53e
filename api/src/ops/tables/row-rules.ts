import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { MAX_NAMA_LENGTH, ROLES } from '@safar/shared/access/session/schema'
import { AKTIVITAS_AKSI, AKTIVITAS_JENIS } from '@safar/shared/accounts/aktivitas/aksi'
import { KAMAR } from '@safar/shared/content/paket/kamar'
import {
  BERKAS_MAX_BYTES,
  BERKAS_TIPE,
  isFileId,
  KEADAAN_BERKAS,
} from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import { MAX_ALT_LENGTH, MAX_BERKAS_LENGTH } from '@safar/shared/files/gambar/gambar'
import { gambarSize, MAX_IMAGE_NAME_LENGTH } from '@safar/shared/files/gambar/name'
import { TEMPLAT_LIMITS } from '@safar/shared/outbound/templat-surat/naskah-templat'
import { NAMA_TEMPLAT } from '@safar/shared/outbound/templat-surat/templat'
import { IKUT, KURSI_RODA } from '@safar/shared/people/pendaftaran/berangkat'
import { JENIS_PENDAFTARAN } from '@safar/shared/people/pendaftaran/jenis'
import { isBulan, KABARI_KOTA_MAX } from '@safar/shared/people/pendaftaran/kabari'
import { KABARI_KATEGORI } from '@safar/shared/people/pendaftaran/kabari-kategori'
import { CARA_KONTAK, HASIL_KONTAK, KONTAK_LIMITS } from '@safar/shared/people/pendaftaran/kontak'
import { PENDAFTARAN_LIMITS, RIWAYAT_PENDAFTARAN_AKSI } from '@safar/shared/people/pendaftaran/schema'
import { PENDAFTARAN_STATUS } from '@safar/shared/people/pendaftaran/status'
import {
  JENIS_PERMINTAAN,
  KEADAAN_PERMINTAAN,
  LEWAT_PERMINTAAN,
  PENGENAL,
} from '@safar/shared/people/permintaan-data/jenis'
import { HASIL_TERSIMPAN_MOST } from '@safar/shared/people/permintaan-data/schema'
import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import { z } from 'zod'
import { emailKey } from '../../access/session/akun.repository.ts'
import { MAX_PELAKU_LENGTH } from '../../people/pendaftaran/pelaku.ts'
import { RIWAYAT_UBAH_MOST, readUbah } from '../../people/pendaftaran/riwayat-pendaftaran.ts'
import { AKTIVITAS_TEXT_MOST } from '../../platform/db/aktivitas.ts'
import { SEALED } from '../../platform/vault/sealed-text.ts'
import { asItIs, flag, id, line, time } from './value-rules.ts'

const L = PENDAFTARAN_LIMITS

/**
 * Costs that a login pays: a backup must not make signing in take minutes. Salt and hash are 16 and 32 bytes whose last
 * sign ends with them: what cannot be read would be an error at each sign-in, and tell that the account is there.
 */
export const passwordHash = z
  .string()
  .max(200)
  .regex(
    /^\$argon2id\$v=19\$m=[1-9]\d{3,4},t=[1-9],p=[1-4]\$[A-Za-z0-9+/]{21}[AQgw]\$[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]$/,
    'no hash of ours',
  )

export const akunRule = z
  .object({
    id,
    email: line(MAX_EMAIL_LENGTH).min(1),
    // As long as it comes out: it is held against the email below.
    email_kunci: z.string(),
    nama: line(MAX_NAMA_LENGTH),
    role: z.enum(ROLES),
    password_hash: passwordHash,
    password_lemah: asItIs,
    created_at: time,
    masuk_pada: time.nullable(),
    ditangguhkan_pada: time.nullable(),
    diundang_pada: time.nullable(),
  })
  .refine((row) => row.email_kunci === emailKey(row.email), 'email_kunci: not that of the email')

export const pendaftaranRule = z
  .object({
    id,
    kode: z.string().regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'no code'),
    nama: line(L.nama),
    email: line(L.email),
    email_kunci: z.string(),
    paket: line(L.paket),
    telepon: line(L.telepon),
    telepon_kunci: asItIs,
    kamar: z.enum([...KAMAR, '']),
    jumlah_pax: z.number().int().min(1).max(L.pax).nullable(),
    catatan: line(L.catatan),
    status: z.enum(PENDAFTARAN_STATUS),
    jenis: z.enum(JENIS_PENDAFTARAN),
    paket_id: id.nullable(),
    mau_sebagian: flag,
    bulan: line(7).refine((bulan) => bulan === '' || isBulan(bulan), 'no month'),
    kota: line(KABARI_KOTA_MAX),
    kategori: z.enum([...KABARI_KATEGORI, '']),
    hapus_pada: z.string().refine(isTanggal, 'no day').nullable(),
    catatan_admin: line(L.catatan_admin),
    persetujuan_versi: line(50),
    persetujuan_pada: time,
    setuju_pemasaran: flag,
    pemasaran_ditarik_pada: time.nullable(),
    pemasaran_ditarik_oleh: line(MAX_PELAKU_LENGTH),
    diubah_oleh: line(MAX_PELAKU_LENGTH),
    created_at: time,
    updated_at: time,
    cari: asItIs,
    status_pada: time,
    petugas_id: id.nullable(),
    petugas: line(MAX_PELAKU_LENGTH),
    tindak_lanjut: z.string().refine(isTanggal, 'no day').nullable(),
    gabung_ke: id.nullable(),
    kembar_dilihat: z.number().int().min(0),
    ikut: z.enum(IKUT),
    usia: line(L.usia),
    pendamping: line(L.pendamping),
    kursi_roda: z.enum(KURSI_RODA),
    kebutuhan: line(L.kebutuhan),
    dihapus_pada: time.nullable(),
    dihapus_oleh: line(MAX_PELAKU_LENGTH),
    alasan_batal: line(L.alasan_batal),
  })
  .refine((row) => row.email_kunci === emailKey(row.email), 'email_kunci: not that of the email')

export const kontakPendaftaranRule = z.object({
  id,
  pendaftaran_id: id,
  waktu: time,
  cara: z.enum(CARA_KONTAK),
  hasil: z.enum(HASIL_KONTAK),
  catatan: line(KONTAK_LIMITS.catatan),
  langkah: line(KONTAK_LIMITS.langkah),
  oleh: line(MAX_PELAKU_LENGTH),
  oleh_id: id.nullable(),
  updated_at: time,
})

export const riwayatPendaftaranRule = z.object({
  id,
  pendaftaran_id: id,
  waktu: time,
  aksi: z.enum(RIWAYAT_PENDAFTARAN_AKSI),
  oleh: line(MAX_PELAKU_LENGTH),
  oleh_id: id.nullable(),
  ubah: line(RIWAYAT_UBAH_MOST).refine((text) => readUbah(text) !== null, 'no list of changes'),
})

export const permintaanRule = z
  .object({
    id,
    jenis: z.enum(JENIS_PERMINTAAN),
    email: line(MAX_EMAIL_LENGTH),
    email_kunci: z.string(),
    diterima_pada: time,
    batas: time,
    dibuktikan_pada: time.nullable(),
    keadaan: z.enum(KEADAAN_PERMINTAAN),
    hasil: line(HASIL_TERSIMPAN_MOST),
    selesai_pada: time.nullable(),
    oleh: line(MAX_PELAKU_LENGTH),
    lewat: z.enum(LEWAT_PERMINTAAN),
    pengenal: z.enum([...PENGENAL, '']),
    kode: line(20),
    dicatat_oleh: line(MAX_PELAKU_LENGTH),
    updated_at: time,
  })
  .refine((row) => row.email_kunci === emailKey(row.email), 'email_kunci: not that of the email')

export const aktivitasRule = z.object({
  id,
  waktu: time,
  oleh: line(AKTIVITAS_TEXT_MOST),
  akun_id: id.nullable(),
  token_id: id.nullable(),
  aksi: z.enum(AKTIVITAS_AKSI),
  jenis: z.enum(AKTIVITAS_JENIS),
  data_id: line(AKTIVITAS_TEXT_MOST),
  nama: line(AKTIVITAS_TEXT_MOST),
  rinci: line(AKTIVITAS_TEXT_MOST),
  kali: z.number().int().min(1),
  kunci: line(100).nullable(),
})

const noun = z.string().regex(/^[a-z][a-z_]{0,59}$/, 'no noun or table')
const bidang = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/, 'no field')

export const berkasPribadiRule = z.object({
  id: z.string().refine(isFileId, 'no id of a file'),
  jenis: noun,
  data_id: id,
  bidang,
  nama: z.string().regex(SEALED, 'not sealed'),
  tipe: z.enum(BERKAS_TIPE),
  besar: z.number().int().min(1).max(BERKAS_MAX_BYTES),
  keadaan: z.enum(KEADAAN_BERKAS),
  created_at: time,
  hapus_pada: time.nullable(),
})

export const logAksesRule = z.object({
  id,
  waktu: time,
  jenis: noun,
  data_id: line(AKTIVITAS_TEXT_MOST),
  bidang: bidang.or(z.literal('')),
  berkas: z.string().refine((text) => text === '' || isFileId(text), 'no id of a file'),
  akun_id: id.nullable(),
  token_id: id.nullable(),
  role: z.enum([...ROLES, '']),
  alasan: line(ALASAN_AKSES_MAX),
})

export const loncatanJamRule = z
  .object({ dari: time, sampai: time })
  .refine(({ dari, sampai }) => dari < sampai, 'sampai: not after it')

const jam = z.number().int().min(0).max(23)

export const jamTenangRule = z.object({
  id: z.literal(1),
  dari: jam,
  sampai: jam,
  oleh: line(MAX_PELAKU_LENGTH),
  updated_at: time,
})

export const alamatSuratRule = z.object({
  alamat: line(MAX_EMAIL_LENGTH).min(1),
  token: z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'no token of ours'),
  oleh: line(MAX_PELAKU_LENGTH),
  henti_pada: time.nullable(),
  created_at: time,
})

export const templatRule = z.object({
  id,
  nama: z.enum(NAMA_TEMPLAT),
  versi: z.number().int().min(1),
  perihal: line(TEMPLAT_LIMITS.perihal),
  judul: line(TEMPLAT_LIMITS.judul),
  isi: line(TEMPLAT_LIMITS.isi),
  oleh: line(MAX_PELAKU_LENGTH),
  created_at: time,
})

const millionths = z.number().int().min(0).max(1_000_000)

export const gambarRule = z.object({
  nama: line(MAX_IMAGE_NAME_LENGTH).refine((name) => gambarSize(name) !== null, 'no name of a picture'),
  created_at: time,
  avif: flag,
  berkas: line(MAX_BERKAS_LENGTH),
  alt: line(MAX_ALT_LENGTH),
  hiasan: flag,
  fokus_x: millionths,
  fokus_y: millionths,
  menetap: flag,
})
