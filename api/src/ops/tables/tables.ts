import type { Kysely } from 'kysely'
import { AKUN } from '../../access/session/akun.table.ts'
import { ALAMAT_DIKENAL } from '../../access/session/alamat-dikenal.table.ts'
import { ATURAN_AKUN } from '../../access/session/aturan-akun.table.ts'
import { LOG_AKSES } from '../../access/session/log-akses.table.ts'
import { PERANGKAT_DIKENAL } from '../../access/session/perangkat-dikenal.table.ts'
import { PERCOBAAN } from '../../access/session/percobaan.table.ts'
import { SESI } from '../../access/session/sesi.table.ts'
import { TAUTAN_AKUN } from '../../access/session/tautan-akun.table.ts'
import { TOKEN_API } from '../../access/session/token-api.table.ts'
import { AKTIVITAS } from '../../accounts/aktivitas/aktivitas.table.ts'
import { KODE_PEMULIHAN } from '../../accounts/faktor/kode-pemulihan.table.ts'
import { PASSKEY } from '../../accounts/faktor/passkey.table.ts'
import { TANTANGAN } from '../../accounts/faktor/tantangan.table.ts'
import { TOTP } from '../../accounts/faktor/totp.table.ts'
import { BUKU_KURSI } from '../../content/paket/buku-kursi.table.ts'
import { KURSI_TERPAKAI } from '../../content/paket/kursi-terpakai.table.ts'
import type { PaketRows } from '../../content/paket/paket.noun.ts'
import { BERKAS_PRIBADI } from '../../files/berkas-pribadi/berkas-pribadi.table.ts'
import { GAMBAR } from '../../files/gambar/gambar.table.ts'
import { BUKU_TERBUKA } from '../../money/buku/buku-terbuka.table.ts'
import { BUKU_UANG } from '../../money/buku/buku-uang.table.ts'
import { KETENTUAN_BATAL } from '../../money/buku/ketentuan-batal.table.ts'
import { POTONGAN_BATAL } from '../../money/buku/potongan-batal.table.ts'
import { TAGIHAN } from '../../money/buku/tagihan.table.ts'
import { UANG_PEMESANAN } from '../../money/buku/uang-pemesanan.table.ts'
import { PERISTIWA_GATEWAY } from '../../money/gateway/peristiwa-gateway.table.ts'
import { PESANAN_GATEWAY } from '../../money/gateway/pesanan-gateway.table.ts'
import { KWITANSI } from '../../money/kwitansi/kwitansi.table.ts'
import { KWITANSI_BATAL } from '../../money/kwitansi/kwitansi-batal.table.ts'
import { NOMOR_KWITANSI } from '../../money/kwitansi/nomor-kwitansi.table.ts'
import { JUDUL_MUTASI } from '../../money/mutasi/judul-mutasi.table.ts'
import { KEADAAN_MUTASI } from '../../money/mutasi/keadaan-mutasi.table.ts'
import { MUTASI } from '../../money/mutasi/mutasi.table.ts'
import { PASANGAN_MUTASI } from '../../money/mutasi/pasangan-mutasi.table.ts'
import { PEMBAYARAN } from '../../money/pembayaran/pembayaran.table.ts'
import { PEMBAYARAN_MENUNGGU } from '../../money/pembayaran/pembayaran-menunggu.table.ts'
import { PUTUSAN_PEMBAYARAN } from '../../money/pembayaran/putusan-pembayaran.table.ts'
import { PENGEMBALIAN } from '../../money/pengembalian/pengembalian.table.ts'
import { PUTUSAN_PENGEMBALIAN } from '../../money/pengembalian/putusan-pengembalian.table.ts'
import { PENGINGAT_DIAM } from '../../money/pengingat/pengingat-diam.table.ts'
import { ALAMAT_SURAT } from '../../outbound/kotak-keluar/alamat-surat.table.ts'
import { JAM_TENANG } from '../../outbound/kotak-keluar/jam-tenang.table.ts'
import { KOTAK_KELUAR } from '../../outbound/kotak-keluar/kotak-keluar.table.ts'
import { TEMPLAT_SURAT } from '../../outbound/kotak-keluar/templat-surat.table.ts'
import { KIRIMAN_HOOK } from '../../outbound/webhook/kiriman-hook.table.ts'
import { WEBHOOK } from '../../outbound/webhook/webhook.table.ts'
import { dokumenPersonal } from '../../people/jamaah/dokumen.personal.ts'
import { DOKUMEN } from '../../people/jamaah/dokumen.table.ts'
import { GABUNGAN_JAMAAH } from '../../people/jamaah/gabungan.table.ts'
import { HUBUNGAN_TABLE } from '../../people/jamaah/hubungan.table.ts'
import type { JamaahRows } from '../../people/jamaah/jamaah.noun.ts'
import { JAMAAH_BERBEDA } from '../../people/jamaah/jamaah-berbeda.table.ts'
import { JUDUL_JAMAAH } from '../../people/jamaah/judul-jamaah.table.ts'
import { TITIPAN } from '../../people/jamaah/titipan.table.ts'
import { KONTAK_PENDAFTARAN } from '../../people/pendaftaran/kontak-pendaftaran.table.ts'
import { PENDAFTARAN } from '../../people/pendaftaran/pendaftaran.table.ts'
import { PENDAFTARAN_REVISED } from '../../people/pendaftaran/riwayat-pendaftaran.ts'
import { forgetWithoutRecords } from '../../people/permintaan-data/permintaan.repository.ts'
import { PERMINTAAN_DATA } from '../../people/permintaan-data/permintaan-data.table.ts'
import { TAUTAN_DATA } from '../../people/permintaan-data/tautan-data.table.ts'
import { personalNoun } from '../../people/personal/personal-noun.ts'
import { JAM } from '../../platform/db/jam.table.ts'
import { KONTEN } from '../../platform/db/konten.table.ts'
import { LONCATAN_JAM } from '../../platform/db/loncatan-jam.table.ts'
import { isPersonalTable, type PersonalTable } from '../../platform/db/personal-table.ts'
import { type NamedTable, named, type RowsOf } from '../../platform/db/table.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { KUNCI_DATA } from '../../platform/vault/kunci-data.table.ts'
import { KUNCI_SERVER } from '../../platform/vault/kunci-server.table.ts'
import {
  type SealedCells,
  type SealedCopies,
  sealedCells,
  sealedCopies,
} from '../../platform/vault/sealed-cells.ts'
import { PRATINJAU } from '../../publishing/pratinjau/pratinjau.table.ts'
import { SEWA } from '../../publishing/publikasi/sewa.table.ts'
import { KIRIMAN } from '../../records/idempotency/kiriman.table.ts'
import { alamatLamaTable } from '../../records/noun/alamat-lama.table.ts'
import { nounTable } from '../../records/noun/noun.table.ts'
import { parentField } from '../../records/noun/refs.ts'
import { riwayatTable } from '../../records/noun/riwayat.table.ts'
import { sampahTable } from '../../records/noun/sampah.table.ts'
import { SEBAB } from '../../records/noun/sebab.table.ts'
import { KIRIMAN_MANIFEST } from '../../trips/daftar-berangkat/kiriman-manifest.table.ts'
import { REGISTRASI_SISKOPATUH } from '../../trips/daftar-berangkat/registrasi-siskopatuh.table.ts'
import { RENCANA_KAMAR } from '../../trips/pembagian-kamar/rencana-kamar.table.ts'
import { NOMOR_PEMESANAN } from '../../trips/pemesanan/nomor-pemesanan.table.ts'
import { papersKept } from '../../trips/pemesanan/papers-kept.ts'
import type { PemesananRows } from '../../trips/pemesanan/pemesanan.noun.ts'
import type { PesertaRows } from '../../trips/pemesanan/peserta.noun.ts'
import { URUNGAN } from '../../trips/pemesanan/urungan.table.ts'
import { ROMBONGAN, ROMBONGAN_SEL, ROMBONGAN_TAUTAN } from '../../trips/rombongan/rombongan.table.ts'
import { PADANAN_SISKOPATUH } from '../../trips/siskopatuh/padanan-siskopatuh.table.ts'
import { TEMPLAT_SISKOPATUH } from '../../trips/siskopatuh/templat-siskopatuh.table.ts'
import { HALAMAN_KELUARGA } from '../../trips/tautan-keluarga/halaman-keluarga.table.ts'
import { JATAH_KELUARGA } from '../../trips/tautan-keluarga/jatah-keluarga.table.ts'
import { JEJAK_KELUARGA } from '../../trips/tautan-keluarga/jejak-keluarga.table.ts'
import { KIRIMAN_KELUARGA } from '../../trips/tautan-keluarga/kiriman-keluarga.table.ts'
import { TAUTAN_KELUARGA } from '../../trips/tautan-keluarga/tautan-keluarga.table.ts'
import { CADANGAN } from './cadangan.table.ts'
import { NOUNS, nounOf } from './nouns.ts'

/** Every table that is no noun's, in the order in which rows come back and are tidied. */
const DECLARED = {
  akun: AKUN,
  riwayat: riwayatTable(nounOf, [PENDAFTARAN_REVISED]),
  sampah: sampahTable(nounOf),
  alamat_lama: alamatLamaTable(nounOf),
  pendaftaran: PENDAFTARAN,
  kontak_pendaftaran: KONTAK_PENDAFTARAN,
  nomor_pemesanan: NOMOR_PEMESANAN,
  urungan: URUNGAN,
  rombongan: ROMBONGAN,
  rombongan_sel: ROMBONGAN_SEL,
  rombongan_tautan: ROMBONGAN_TAUTAN,
  rencana_kamar: RENCANA_KAMAR,
  buku_kursi: BUKU_KURSI,
  kursi_terpakai: KURSI_TERPAKAI,
  uang_pemesanan: UANG_PEMESANAN,
  tagihan: TAGIHAN,
  pembayaran: PEMBAYARAN,
  putusan_pembayaran: PUTUSAN_PEMBAYARAN,
  pembayaran_menunggu: PEMBAYARAN_MENUNGGU,
  buku_uang: BUKU_UANG,
  nomor_kwitansi: NOMOR_KWITANSI,
  kwitansi: KWITANSI,
  kwitansi_batal: KWITANSI_BATAL,
  ketentuan_batal: KETENTUAN_BATAL,
  potongan_batal: POTONGAN_BATAL,
  pengembalian: PENGEMBALIAN,
  putusan_pengembalian: PUTUSAN_PENGEMBALIAN,
  buku_terbuka: BUKU_TERBUKA,
  // After the records: of whom none is left is forgotten here, too.
  permintaan_data: {
    ...PERMINTAAN_DATA,
    expire: (db: Kysely<Tables>, now: Date) => forgetWithoutRecords(db, PERSONAL_TABLES, now),
  },
  tautan_data: TAUTAN_DATA,
  judul_jamaah: JUDUL_JAMAAH,
  gambar: GAMBAR,
  sesi: SESI,
  token_api: TOKEN_API,
  tautan_akun: TAUTAN_AKUN,
  alamat_dikenal: ALAMAT_DIKENAL,
  perangkat_dikenal: PERANGKAT_DIKENAL,
  totp: TOTP,
  passkey: PASSKEY,
  kode_pemulihan: KODE_PEMULIHAN,
  tantangan: TANTANGAN,
  kunci_server: KUNCI_SERVER,
  kunci_data: KUNCI_DATA,
  aturan_akun: ATURAN_AKUN,
  kiriman: KIRIMAN,
  pratinjau: PRATINJAU,
  kotak_keluar: KOTAK_KELUAR,
  jam_tenang: JAM_TENANG,
  alamat_surat: ALAMAT_SURAT,
  templat_surat: TEMPLAT_SURAT,
  webhook: WEBHOOK,
  kiriman_hook: KIRIMAN_HOOK,
  aktivitas: AKTIVITAS,
  dokumen: { ...DOKUMEN, people: dokumenPersonal(papersKept) },
  hubungan: HUBUNGAN_TABLE,
  jamaah_berbeda: JAMAAH_BERBEDA,
  titipan: TITIPAN,
  gabungan_jamaah: GABUNGAN_JAMAAH,
  mutasi: MUTASI,
  keadaan_mutasi: KEADAAN_MUTASI,
  judul_mutasi: JUDUL_MUTASI,
  pasangan_mutasi: PASANGAN_MUTASI,
  peristiwa_gateway: PERISTIWA_GATEWAY,
  pesanan_gateway: PESANAN_GATEWAY,
  pengingat_diam: PENGINGAT_DIAM,
  templat_siskopatuh: TEMPLAT_SISKOPATUH,
  padanan_siskopatuh: PADANAN_SISKOPATUH,
  registrasi_siskopatuh: REGISTRASI_SISKOPATUH,
  kiriman_manifest: KIRIMAN_MANIFEST,
  tautan_keluarga: TAUTAN_KELUARGA,
  halaman_keluarga: HALAMAN_KELUARGA,
  jatah_keluarga: JATAH_KELUARGA,
  jejak_keluarga: JEJAK_KELUARGA,
  kiriman_keluarga: KIRIMAN_KELUARGA,
  berkas_pribadi: BERKAS_PRIBADI,
  log_akses: LOG_AKSES,
  percobaan: PERCOBAAN,
  jam: JAM,
  loncatan_jam: LONCATAN_JAM,
  konten: KONTEN,
  sebab: SEBAB,
  cadangan: CADANGAN,
  sewa: SEWA,
}

type DeclaredRows = { [Name in keyof typeof DECLARED]: RowsOf<(typeof DECLARED)[Name]> }

declare module '../../platform/db/tables.ts' {
  interface Tables extends DeclaredRows {
    /** A noun stands here only where somebody asks for its columns by name; the rest goes by its fields. */
    paket: PaketRows
    jamaah: JamaahRows
    pemesanan: PemesananRows
    peserta: PesertaRows
  }
}

/** Every table there is: accounts and nouns first, to which others refer. */
export const TABLES: readonly NamedTable[] = [
  ...NOUNS.map((noun) => {
    const { name, personal } = noun.noun
    const parent = parentField(noun)
    return named(name, {
      ...nounTable(noun),
      ...(parent && { people: { goes: `with its ${parent.field.to}` } }),
      ...(personal && { people: personalNoun(NOUNS, noun, personal) }),
    })
  }),
  ...Object.entries(DECLARED).map(([name, declared]) => named(name, declared)),
]

export const KEPT_TABLES: readonly NamedTable[] = TABLES.filter(({ left }) => left === undefined)
export const LEFT_TABLES: readonly NamedTable[] = TABLES.filter(({ left }) => left !== undefined)
/** Every table of records about people, which requests of data and the page of one's own data go through. */
export const PERSONAL_TABLES: readonly PersonalTable[] = TABLES.flatMap(({ people }) =>
  people && isPersonalTable(people) ? [people] : [],
)
/** The columns of all sealed values. */
export const SEALED_CELLS: readonly SealedCells[] = TABLES.flatMap(sealedCells)
/** The columns of copies of records that have sealed values. */
export const SEALED_COPIES: readonly SealedCopies[] = TABLES.flatMap(sealedCopies)
