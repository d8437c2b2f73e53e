import type { Role } from '@safar/shared/access/session/schema'
import type { AktivitasAksi, AktivitasJenis } from '@safar/shared/accounts/aktivitas/aksi'
import type { PAKET_FIELDS } from '@safar/shared/content/paket/fields'
import type { Kamar } from '@safar/shared/content/paket/kamar'
import type { KeadaanBerkas, TipeBerkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import type { AlasanCadangan, KeadaanCadangan, SebabCadangan } from '@safar/shared/ops/cadangan/keadaan'
import type { KeadaanSurat, Lewat, Saluran } from '@safar/shared/outbound/kotak-keluar/keadaan'
import type { KeadaanKiriman, KeadaanWebhook } from '@safar/shared/outbound/webhook/webhook'
import type { JenisPendaftaran } from '@safar/shared/people/pendaftaran/jenis'
import type { KabariKategori } from '@safar/shared/people/pendaftaran/kabari-kategori'
import type { CaraKontak, HasilKontak } from '@safar/shared/people/pendaftaran/kontak'
import type { RiwayatPendaftaran } from '@safar/shared/people/pendaftaran/schema'
import type { PendaftaranStatus } from '@safar/shared/people/pendaftaran/status'
import type {
  JenisPermintaan,
  KeadaanPermintaan,
  LewatPermintaan,
  Pengenal,
} from '@safar/shared/people/permintaan-data/jenis'
import type { SebabJenis } from '@safar/shared/publishing/publikasi/sebab'
import type { ColumnsOf } from '@safar/shared/records/noun/columns'
import type { RiwayatAksi } from '@safar/shared/records/riwayat/riwayat'
import type { Generated, Selectable } from 'kysely'

/*
 * Times are ISO 8601 text in UTC, lists are JSON text, booleans are 0 or 1: what SQLite and PostgreSQL both keep
 * to the letter. `bigint` columns may come back as text from PostgreSQL; the repositories read them with Number().
 */

export interface AkunTable {
  id: Generated<number>
  /** As typed, for people. */
  email: string
  /** Folded for looking up; unique. */
  email_kunci: string
  nama: string
  role: Role
  password_hash: string
  /** 1 where the password is known to be easily guessed: its owner is asked to change it. */
  password_lemah: Generated<number>
  created_at: string
  /** When somebody last signed in; null for never, or not since this is kept. */
  masuk_pada: Generated<string | null>
  /** Since when it lets nobody in; null while it does. */
  ditangguhkan_pada: Generated<string | null>
  /** When it was last invited; null once its owner has set a password. */
  diundang_pada: Generated<string | null>
}

/** A link that was sent to an account's owner and sets its password, once. */
export interface TautanAkunTable {
  /** SHA-256 of the token, hex: a copy of the database opens no account. */
  token_hash: string
  akun_id: number
  created_at: string
  berakhir_pada: string
  /** The newest time that the data may know of: a clock that is set back revives nothing. */
  batas_dikenal: string
}

export interface SesiTable {
  /** SHA-256 of the token, hex: a copy of the database opens no session. */
  token_hash: string
  akun_id: number
  created_at: string
  berakhir_pada: string
  /** Its last use, to within a few minutes. */
  dipakai_pada: string
  /** As its owner would call it; empty where it did not say. */
  perangkat: string
  /** When its owner last proved who they are; empty for a session from before this is kept. */
  dikukuhkan_pada: Generated<string>
}

/** The app that counts up codes for an account. */
export interface TotpTable {
  akun_id: number
  /** Sealed by the vault: whoever reads the row can make codes only with the key. */
  rahasia: string
  /** The last step of thirty seconds whose code was taken: it and all before it are used up. */
  langkah: number
  created_at: string
  /** Since when it is asked for; null while it is being set up. */
  aktif_pada: string | null
}

/** A passkey of an account: a public key, which opens nothing by itself. */
export interface PasskeyTable {
  id: Generated<number>
  akun_id: number
  /** Id that its authenticator gave it. */
  kredensial: string
  /** Random name of the account to authenticators: they keep it, and it says nothing of anybody. */
  pengguna: string
  /** The domain that it belongs to. */
  rp: string
  kunci_publik: string
  /** JSON: the ways to its authenticator. */
  transports: string
  nama: string
  /** How often it was used, as far as its authenticator counts: a lower one is a copy. */
  hitungan: number
  created_at: string
  dipakai_pada: string | null
}

/** Codes on paper; one that let in is deleted. */
export interface KodePemulihanTable {
  akun_id: number
  /** The first letters, by which the one is found that is held against its hash. */
  awal: string
  kode_hash: string
  created_at: string
}

/** What a browser was asked to sign, once and within minutes. */
export interface TantanganTable {
  /** SHA-256 of the challenge. */
  kunci: string
  /** Who adds a passkey; null for whoever signs in. */
  akun_id: number | null
  pengguna: string
  rp: string
  /** The origin of the page that asked. */
  asal: string
  /** In milliseconds since 1970. */
  mulai: number
  berakhir: number
}

/** Which keys seal private values, each by its number; the newest seals. */
export interface KunciDataTable {
  nomor: number
  /** Fingerprint of the key, which itself is in no database. */
  sidik: string
  dibuat_pada: string
  /** When all that older keys had sealed was sealed with it; null while that is under way. */
  selesai_pada: string | null
}

/** The key by which older versions hid the secrets of authenticator apps, sealed: backups of then need it. */
export interface KunciServerTable {
  nama: string
  kunci: string
}

/** One row: what the agency asks of accounts. */
export interface AturanAkunTable {
  id: number
  /** 1 where admins have to have a second factor. */
  faktor_wajib: number
}

/** Devices that an account signed in from before. */
export interface PerangkatDikenalTable {
  /** Hash of account and device. */
  kunci: string
  /** When it is forgotten, in milliseconds since 1970. */
  berakhir: number
}

/** One row: the latest time that is believed, for whatever is deleted by age. */
export interface JamTable {
  id: number
  tercatat_pada: string
  /** Since when staff are asked whether the clock is right; null while nobody is. */
  ditanya_pada: string | null
}

/**
 * What lay between two times that were believed: a clock set right, or a server away. It is no age of what was there
 * before.
 */
export interface LoncatanJamTable {
  dari: string
  sampai: string
}

/** One row: the version of everything that the public site is made from. */
/** What lets a program in, as one that somebody of the office made it. */
export interface TokenApiTable {
  id: Generated<number>
  /** SHA-256 of the token, hex: a copy of the database opens nothing. */
  token_hash: string
  /** Its first letters, to tell it from others. */
  awalan: string
  nama: string
  role: Role
  /** 1 where it changes nothing. */
  hanya_baca: number
  /** Who made it: it goes with the account. */
  akun_id: number
  created_at: string
  /** The last day that it is good for, in Jakarta, and the time when that is over. */
  berlaku_sampai: string
  berakhir_pada: string
  dipakai_pada: string | null
  dicabut_pada: string | null
}

export interface KontenTable {
  id: number
  versi: number
}

/** What each of the last changes of the content was, written in its own transaction: releases are named by it. */
export interface SebabTable {
  id: Generated<number>
  /** The content's version since that change. */
  versi: number
  jenis: SebabJenis
  nama: string
  oleh: string
  waktu: string
}

/** Who may do what only one process at a time may do. */
export interface SewaTable {
  nama: string
  /** Name that the holder gave itself. */
  pemegang: string
  /** When it is free again, in milliseconds since 1970 by the database's clock. */
  berakhir: number
}

/** A noun stands here only where somebody asks for its columns by name; the rest goes by its declaration. */
export interface PaketTable extends ColumnsOf<typeof PAKET_FIELDS> {
  id: Generated<number>
  slug: string
  created_at: string
  updated_at: string
  /** `updated_at` of the last change that was not of seats alone: a copy edited since then misses nothing but seats. */
  isi_updated_at: string
  /** Folded text that the search looks through. */
  cari: string
}

/** Tries within a window of time, shared by every process on the database. */
export interface PercobaanTable {
  kunci: string
  /** End of the window, in milliseconds since 1970. */
  berakhir: number
  jumlah: number
}

/** Networks from which an account signed in well: they keep their own tries while others spend theirs. */
export interface AlamatDikenalTable {
  /** Hash of account and network: who has a copy of the database reads neither. */
  kunci: string
  /** When it is forgotten, in milliseconds since 1970. */
  berakhir: number
}

/** Every picture that an upload stored. */
export interface GambarTable {
  nama: string
  created_at: string
  /** 1 once its AVIF files are there, or known to be no gain. */
  avif: Generated<number>
  /** Name of the file as it was uploaded; empty where nobody kept it. */
  berkas: Generated<string>
  alt: Generated<string>
  /** 1 where readers pass it over. */
  hiasan: Generated<number>
  /** The point that stays in sight, in millionths of width and height. */
  fokus_x: Generated<number>
  fokus_y: Generated<number>
  /** 1 where staff put it into the library: it is not swept. */
  menetap: Generated<number>
}

/** A revision: a record of a noun as it was after an action. */
export interface RiwayatTable {
  id: Generated<number>
  /** The noun. */
  jenis: string
  data_id: number
  aksi: RiwayatAksi
  waktu: string
  /** The name as it was then, for people. */
  oleh: string
  /** The account; null for the machine itself and for rows from before accounts were kept. */
  oleh_id: number | null
  oleh_email: Generated<string>
  /** The whole record, JSON; of a change of seats alone just those, to be laid over the whole one before. */
  data: string
}

/** A slug under which people could read a record of a noun, before it got another. */
export interface AlamatLamaTable {
  jenis: string
  slug: string
  data_id: number
  created_at: string
}

/** Deleted records of every noun, until they are restored or their time is over. */
export interface SampahTable {
  jenis: string
  data_id: number
  dihapus_pada: string
  dihapus_oleh: string
  dihapus_oleh_id: number | null
  dihapus_oleh_email: Generated<string>
  /** The whole record, JSON. */
  data: string
}

export interface PendaftaranTable {
  id: Generated<number>
  /** What a person names their registration by. */
  kode: string
  nama: string
  email: string
  /** Folded like an account's, so that people find their own. */
  email_kunci: string
  paket: string
  telepon: string
  /** Its digits in international form, however it was typed. */
  telepon_kunci: string
  kamar: Kamar | ''
  jumlah_pax: number | null
  catatan: string
  status: PendaftaranStatus
  jenis: Generated<JenisPendaftaran>
  /** The package that it is bound to. */
  paket_id: number | null
  /** 1 where fewer seats than people are taken as well. */
  mau_sebagian: Generated<number>
  /** Month, city and kind of a departure that somebody wants to be told of. */
  bulan: Generated<string>
  kota: Generated<string>
  kategori: Generated<KabariKategori | ''>
  /** The day with whose end it is erased, where its consent names one. */
  hapus_pada: string | null
  catatan_admin: string
  persetujuan_versi: string
  persetujuan_pada: string
  /** As it was given; a withdrawal is kept beside it. */
  setuju_pemasaran: number
  pemasaran_ditarik_pada: string | null
  pemasaran_ditarik_oleh: string
  created_at: string
  updated_at: string
  /** Who of the staff changed it last; nobody yet. */
  diubah_oleh: string
  /** Folded text that the search looks through. */
  cari: string
  /** Since when its status is what it is. */
  status_pada: Generated<string>
  /** The account whose task it is; its name stays though the account goes. */
  petugas_id: number | null
  petugas: Generated<string>
  /** The day of the next step. */
  tindak_lanjut: string | null
  /** The registration that it was joined to. */
  gabung_ke: number | null
  /** Others up to this id were looked at and are somebody else's. */
  kembar_dilihat: Generated<number>
  /** Whether who registers travels, how old the travellers are, who goes with them, and what they need. */
  ikut: Generated<'ya' | 'tidak' | ''>
  usia: Generated<string>
  pendamping: Generated<string>
  kursi_roda: Generated<'ya' | ''>
  kebutuhan: Generated<string>
  /** Since when it is in the trash, and who put it there; null where it is not. */
  dihapus_pada: string | null
  dihapus_oleh: Generated<string>
  /** Why it was called off. */
  alasan_batal: Generated<string>
}

/** Once that the office spoke with somebody who registered. */
export interface KontakPendaftaranTable {
  id: Generated<number>
  pendaftaran_id: number
  waktu: string
  cara: CaraKontak
  hasil: HasilKontak
  catatan: string
  langkah: string
  oleh: string
  oleh_id: number | null
  updated_at: string
}

/** Once that a registration was changed. */
export interface RiwayatPendaftaranTable {
  id: Generated<number>
  pendaftaran_id: number
  waktu: string
  aksi: RiwayatPendaftaran['aksi']
  oleh: string
  oleh_id: number | null
  /** JSON of the fields that changed, each before and after. */
  ubah: string
}

/** What was sent under a key, so that sending it twice makes one. */
export interface KirimanTable {
  /** Call, account and key, folded: what is kept names nobody. */
  kunci: string
  /** Hash of what was sent. */
  isi: string
  /** JSON of the first answer. */
  jawaban: string
  /** The record that the answer tells of: the answer goes with it. */
  rujukan: string
  created_at: string
}

/** A page that was rendered before it is published. */
export interface PratinjauTable {
  /** SHA-256 of what its address ends with: a copy of the database opens none. */
  kunci: string
  /** The page, compressed, as base64. */
  isi: string
  /** Letters of `isi`. */
  ukuran: number
  /** When it is gone, in milliseconds since 1970. */
  berakhir: number
}

/** A message that is to leave, or left: one for each event. */
export interface KotakKeluarTable {
  id: Generated<number>
  /** What it tells of. */
  peristiwa: string
  /** Names the event: the same one is told of once. */
  kunci: string
  saluran: Saluran
  penerima: string
  /** The mailbox behind it, however its address is written. */
  kotak: Generated<string>
  nama_pengirim: string
  /** Where an answer goes; empty for the sender's own address. */
  balas_ke: string
  /** What wrote it, and which version of that: 0 is the product's own words. */
  templat: string
  versi: number
  perihal: string
  /** Both empty once it left: nobody needs it here any more. */
  teks: string
  html: string
  /** The record that it tells of: it goes with it. */
  rujukan: string
  /** 1 where it is not sent at night. */
  tenang: number
  keadaan: KeadaanSurat
  lewat: Lewat | ''
  alasan: string
  percobaan: number
  berikutnya: string
  /** Who sends it now, and until when that is believed; empty while nobody does. */
  pemegang: string
  dipegang_sampai: string
  dikirim_pada: string | null
  /** The name under which a service tells of it later; empty where none does. */
  luar_id: Generated<string>
  diterima_pada: Generated<string | null>
  dibaca_pada: Generated<string | null>
  created_at: string
  updated_at: string
}

/** One row: the hours in which what nobody asked for waits. */
export interface JamTenangTable {
  id: number
  dari: number
  sampai: number
  oleh: string
  updated_at: string
}

/** An address that gets what it did not ask for, or wants none of it. */
export interface AlamatSuratTable {
  /** As `kotakOf` says it, or a WhatsApp number. */
  alamat: string
  /** Ends a link in its messages; all that it can do is to stop them. */
  token: string
  /** Who of the staff stopped it; empty where its owner did. */
  oleh: string
  henti_pada: string | null
  created_at: string
}

/** One version of a message's words as staff keep them; the newest counts, and what is empty is the product's own. */
export interface TemplatSuratTable {
  id: Generated<number>
  nama: string
  versi: number
  perihal: string
  judul: string
  isi: string
  /** Who saved it. */
  oleh: string
  created_at: string
}

/**
 * What a person asked of their own data. Once their data are gone it says nothing of who asked: what stays is the
 * evidence.
 */
export interface PermintaanDataTable {
  id: Generated<number>
  jenis: JenisPermintaan
  email: string
  /** Folded like an account's; empty once the person is forgotten. */
  email_kunci: string
  diterima_pada: string
  /** When it is to be answered at the latest. */
  batas: string
  /** When a link in that mailbox was opened; null while anybody might have asked. */
  dibuktikan_pada: string | null
  keadaan: KeadaanPermintaan
  hasil: string
  selesai_pada: string | null
  /** Who settled it. */
  oleh: string
  lewat: Generated<LewatPermintaan>
  /** How the office made sure of who asks; empty for one from the site. */
  pengenal: Generated<Pengenal | ''>
  /** Of a registration without an address. */
  kode: Generated<string>
  dicatat_oleh: Generated<string>
  updated_at: string
}

/** What opens the page of a person's own data. */
export interface TautanDataTable {
  /** SHA-256 of the token, hex: a copy of the database opens no page. */
  token_hash: string
  email_kunci: string
  permintaan_id: number
  /** 0 for the link of a message, which opens once; 1 for the page behind it, which is used until its time is over. */
  halaman: number
  created_at: string
  berakhir_pada: string
  /** The newest time that the data may know of: a clock that is set back revives nothing. */
  batas_dikenal: string
  /** Of a page: what came of the last thing that was asked on it, as JSON; empty for nothing. */
  kabar: string
}

/** Something that somebody did. Rows are appended, counted where they share a key, and go by their age alone. */
export interface AktivitasTable {
  id: Generated<number>
  waktu: string
  oleh: string
  akun_id: number | null
  /** The token by which a program did it. */
  token_id: Generated<number | null>
  aksi: AktivitasAksi
  jenis: AktivitasJenis
  data_id: string
  nama: string
  rinci: string
  kali: number
  /** What is counted in one row; null for what is not. */
  kunci: string | null
}

/** A private file of a record; its bytes lie sealed in a folder or a bucket, under its id. */
export interface BerkasPribadiTable {
  /** Random: nobody guesses it. */
  id: string
  /** The noun or the table of the record that owns it, the record, and which of its files it is. */
  jenis: string
  data_id: number
  bidang: string
  /** Its name as it was uploaded, sealed: people write names and numbers into it. Its key is the file's. */
  nama: string
  tipe: TipeBerkas
  /** Bytes of the file before it was sealed. */
  besar: number
  keadaan: KeadaanBerkas
  created_at: string
  /** When what nobody owns any more may go; null for at once. */
  hapus_pada: string | null
}

/** Who looked at something private: rows are appended, never changed. */
export interface LogAksesTable {
  id: Generated<number>
  waktu: string
  jenis: string
  data_id: string
  bidang: string
  /** Id of the file; empty where it was a field. */
  berkas: string
  /** The account, or null for who has none. */
  akun_id: number | null
  token_id: number | null
  /** What the account was then; empty for who has none. */
  role: Role | ''
  /** Why, in the words of who looked; empty where nobody asked. */
  alasan: string
}

/** Another system that is told of what happens here. */
export interface WebhookTable {
  id: Generated<number>
  alamat: string
  /** Names of events, with blanks between. */
  peristiwa: string
  /** What signs, sealed by the vault; whoever has it can say things in our name. */
  rahasia: string
  /** The one before, sealed likewise; empty where there is none. */
  rahasia_lama: string
  rahasia_lama_sampai: string | null
  keadaan: KeadaanWebhook
  /** Why it stopped by itself. */
  alasan: string
  berhasil_pada: string | null
  dibuat_oleh: string
  created_at: string
  updated_at: string
}

/** What a webhook is to be told, or was. */
export interface KirimanHookTable {
  id: Generated<number>
  webhook_id: number
  /** The same with each try. */
  pesan_id: string
  peristiwa: string
  /** Names the event: a webhook is told of it once. */
  kunci: string
  /** JSON of numbers and codes. */
  isi: string
  keadaan: KeadaanKiriman
  alasan: string
  /** HTTP status of the last answer. */
  kode: number | null
  percobaan: number
  berikutnya: string
  /** Who sends it now, and until when that is believed; empty while nobody does. */
  pemegang: string
  dipegang_sampai: string
  dikirim_pada: string | null
  created_at: string
  updated_at: string
}

/** A backup that was made or tried; the files themselves lie elsewhere. */
export interface CadanganTable {
  id: Generated<number>
  keadaan: KeadaanCadangan
  sebab: SebabCadangan
  nama: string
  besar: number
  /** Counts as JSON. */
  isi: string
  alasan: AlasanCadangan | ''
  rinci: string
  /** JSON: how many rows lie aside in it, and the first of them by name. */
  disisihkan: Generated<string>
  mulai_pada: string
  selesai_pada: string | null
  dilepas_pada: string | null
}

export interface Tables {
  akun: AkunTable
  tautan_akun: TautanAkunTable
  sesi: SesiTable
  token_api: TokenApiTable
  konten: KontenTable
  sebab: SebabTable
  sewa: SewaTable
  jam: JamTable
  loncatan_jam: LoncatanJamTable
  paket: PaketTable
  percobaan: PercobaanTable
  alamat_dikenal: AlamatDikenalTable
  perangkat_dikenal: PerangkatDikenalTable
  totp: TotpTable
  passkey: PasskeyTable
  kode_pemulihan: KodePemulihanTable
  tantangan: TantanganTable
  kunci_server: KunciServerTable
  kunci_data: KunciDataTable
  aturan_akun: AturanAkunTable
  gambar: GambarTable
  riwayat: RiwayatTable
  sampah: SampahTable
  alamat_lama: AlamatLamaTable
  pendaftaran: PendaftaranTable
  kontak_pendaftaran: KontakPendaftaranTable
  riwayat_pendaftaran: RiwayatPendaftaranTable
  kiriman: KirimanTable
  pratinjau: PratinjauTable
  kotak_keluar: KotakKeluarTable
  templat_surat: TemplatSuratTable
  webhook: WebhookTable
  kiriman_hook: KirimanHookTable
  jam_tenang: JamTenangTable
  alamat_surat: AlamatSuratTable
  permintaan_data: PermintaanDataTable
  tautan_data: TautanDataTable
  cadangan: CadanganTable
  aktivitas: AktivitasTable
  berkas_pribadi: BerkasPribadiTable
  log_akses: LogAksesTable
}

export type RiwayatRow = Selectable<RiwayatTable>
export type PendaftaranRow = Selectable<PendaftaranTable>
export type KontakPendaftaranRow = Selectable<KontakPendaftaranTable>
export type GambarRow = Selectable<GambarTable>
export type AkunRow = Selectable<AkunTable>
export type KotakKeluarRow = Selectable<KotakKeluarTable>
export type TokenApiRow = Selectable<TokenApiTable>
export type TemplatSuratRow = Selectable<TemplatSuratTable>
export type WebhookRow = Selectable<WebhookTable>
export type KirimanHookRow = Selectable<KirimanHookTable>
export type AktivitasRow = Selectable<AktivitasTable>
export type BerkasPribadiRow = Selectable<BerkasPribadiTable>
export type PasskeyRow = Selectable<PasskeyTable>
export type CadanganRow = Selectable<CadanganTable>
export type PermintaanDataRow = Selectable<PermintaanDataTable>
