import { AKTIVITAS_BULAN } from '@safar/shared/accounts/aktivitas/aksi'
import { forgetOldNetworks } from '../../access/session/alamat-dikenal.ts'
import { forgetOldLooks } from '../../access/session/log-akses.ts'
import { forgetOldPerangkat } from '../../access/session/perangkat-dikenal.ts'
import { deleteEndedSesi } from '../../access/session/sesi.repository.ts'
import { deleteEndedTautan } from '../../access/session/tautan.repository.ts'
import { forgetOldToken } from '../../access/session/token-api.repository.ts'
import { forgetOldAktivitas } from '../../accounts/aktivitas/aktivitas.repository.ts'
import { NOUNS } from '../../content/nouns.ts'
import { lupakanAlamat } from '../../outbound/kotak-keluar/henti.ts'
import { forgetOldSurat } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { forgetOldKiriman } from '../../outbound/webhook/kiriman.repository.ts'
import { deleteOldPendaftaran } from '../../people/pendaftaran/pendaftaran.repository.ts'
import { lupakanTanpaPendaftaran } from '../../people/permintaan-data/permintaan.repository.ts'
import { deleteEndedTautanData } from '../../people/permintaan-data/tautan.ts'
import type { SealedCells, SealedCopies } from '../../platform/vault/sealed-cells.ts'
import { forgetOldPratinjau } from '../../publishing/pratinjau/pratinjau.repository.ts'
import { forgetOldAnswers } from '../../records/kiriman/kiriman.ts'
import { emptySampah } from '../../records/noun/sampah.repository.ts'
import { sealedFields } from '../../records/noun/sealed.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { aturanAkunRule, kodePemulihanRule, passkeyRule, totpRule } from './faktor-rules.ts'
import { alamatLamaRule, nounRule, riwayatRule, sampahRule } from './noun-rules.ts'
import {
  aktivitasRule,
  akunRule,
  alamatSuratRule,
  berkasPribadiRule,
  gambarRule,
  jamTenangRule,
  kontakPendaftaranRule,
  logAksesRule,
  loncatanJamRule,
  pendaftaranRule,
  permintaanRule,
  riwayatPendaftaranRule,
  templatRule,
} from './row-rules.ts'
import { isKept, isLeft, type KeptTable, type LeftTable, type Table } from './table.ts'

/** The table of a noun. */
function nounTable(noun: StoredNoun): KeptTable {
  const sealed = sealedFields(noun).map(([column]) => ({ column }))
  return { name: noun.noun.name, key: ['id'], isCounted: true, rule: nounRule(noun), sealed }
}

/** An address, and what it is looked up by. */
const MAIL = ['email', 'email_kunci']

/** Every table there is; a test holds them against a migrated database. */
export const TABLES: readonly Table[] = [
  { name: 'akun', key: ['id'], isCounted: true, writtenAt: 'created_at', rule: akunRule, together: MAIL },
  ...NOUNS.map(nounTable),
  {
    name: 'riwayat',
    key: ['id'],
    isCounted: true,
    writtenAt: 'waktu',
    rule: riwayatRule,
    copies: 'data',
  },
  {
    name: 'sampah',
    key: ['jenis', 'data_id'],
    writtenAt: 'dihapus_pada',
    rule: sampahRule,
    copies: 'data',
    expire: emptySampah,
  },
  // They go with their record: see `emptySampah`.
  {
    name: 'alamat_lama',
    key: ['jenis', 'slug'],
    writtenAt: 'created_at',
    rule: alamatLamaRule,
    together: ['jenis'],
  },
  {
    name: 'pendaftaran',
    key: ['id'],
    isCounted: true,
    writtenAt: 'updated_at',
    rule: pendaftaranRule,
    together: MAIL,
    // As the consents' texts promise.
    expire: (db, now) => deleteOldPendaftaran(db, now),
  },
  // They go with their registration: see `erasePendaftaran`.
  {
    name: 'kontak_pendaftaran',
    key: ['id'],
    isCounted: true,
    writtenAt: 'updated_at',
    rule: kontakPendaftaranRule,
  },
  {
    name: 'riwayat_pendaftaran',
    key: ['id'],
    isCounted: true,
    writtenAt: 'waktu',
    rule: riwayatPendaftaranRule,
  },
  {
    name: 'permintaan_data',
    key: ['id'],
    isCounted: true,
    writtenAt: 'updated_at',
    rule: permintaanRule,
    together: MAIL,
    // After the registrations: whom none names any more is forgotten here, too.
    expire: lupakanTanpaPendaftaran,
  },
  {
    name: 'tautan_data',
    key: ['token_hash'],
    columns: [
      'token_hash',
      'email_kunci',
      'permintaan_id',
      'halaman',
      'created_at',
      'berakhir_pada',
      'batas_dikenal',
      'kabar',
    ],
    left: "Whoever has the backup must not read a person's data by it; people ask for another link.",
    expire: deleteEndedTautanData,
  },
  // Swept once nothing names them: see rapikan.
  { name: 'gambar', key: ['nama'], writtenAt: 'created_at', rule: gambarRule },
  {
    name: 'sesi',
    key: ['token_hash'],
    columns: [
      'token_hash',
      'akun_id',
      'created_at',
      'berakhir_pada',
      'dipakai_pada',
      'perangkat',
      'dikukuhkan_pada',
    ],
    left: 'Whoever has the backup must not get into the office by it; people sign in again.',
    writtenAt: 'dipakai_pada',
    expire: deleteEndedSesi,
  },
  {
    name: 'token_api',
    key: ['id'],
    isCounted: true,
    columns: [
      'id',
      'token_hash',
      'awalan',
      'nama',
      'role',
      'hanya_baca',
      'akun_id',
      'created_at',
      'berlaku_sampai',
      'berakhir_pada',
      'dipakai_pada',
      'dicabut_pada',
    ],
    left: 'What was revoked since the backup would open again; admins make new ones.',
    writtenAt: 'created_at',
    expire: forgetOldToken,
  },
  {
    name: 'tautan_akun',
    key: ['token_hash'],
    columns: ['token_hash', 'akun_id', 'created_at', 'berakhir_pada', 'batas_dikenal'],
    left: 'Whoever has the backup must not set a password by it; people ask for another link.',
    expire: deleteEndedTautan,
  },
  {
    name: 'alamat_dikenal',
    key: ['kunci'],
    columns: ['kunci', 'berakhir'],
    left: 'Networks say where people are; they are known again as people sign in.',
    expire: forgetOldNetworks,
  },
  {
    name: 'perangkat_dikenal',
    key: ['kunci'],
    columns: ['kunci', 'berakhir'],
    left: 'Devices are known again as people sign in.',
    expire: forgetOldPerangkat,
  },
  {
    name: 'totp',
    key: ['akun_id'],
    writtenAt: 'created_at',
    rule: totpRule,
    sealed: [{ column: 'rahasia' }],
  },
  { name: 'passkey', key: ['id'], isCounted: true, writtenAt: 'created_at', rule: passkeyRule },
  {
    name: 'kode_pemulihan',
    key: ['akun_id', 'awal'],
    writtenAt: 'created_at',
    rule: kodePemulihanRule,
  },
  {
    // Cleared as new ones are made.
    name: 'tantangan',
    key: ['kunci'],
    columns: ['kunci', 'akun_id', 'pengguna', 'rp', 'asal', 'mulai', 'berakhir'],
    left: 'Challenges are over within minutes.',
  },
  {
    name: 'kunci_server',
    key: ['nama'],
    columns: ['nama', 'kunci'],
    left: 'Whoever has the backup must not read what these keys hide.',
    outlivesRestore: true,
    isSecret: true,
    sealed: [{ column: 'kunci' }],
  },
  {
    name: 'kunci_data',
    key: ['nomor'],
    columns: ['nomor', 'sidik', 'dibuat_pada', 'selesai_pada'],
    left: 'Which keys this server seals with is not undone by bringing a backup back.',
    outlivesRestore: true,
  },
  { name: 'aturan_akun', key: ['id'], rule: aturanAkunRule },
  {
    name: 'kiriman',
    key: ['kunci'],
    columns: ['kunci', 'isi', 'jawaban', 'rujukan', 'created_at'],
    left: 'First answers tell of people and are given again for a day alone.',
    expire: forgetOldAnswers,
  },
  {
    name: 'pratinjau',
    key: ['kunci'],
    columns: ['kunci', 'isi', 'ukuran', 'berakhir'],
    left: 'Previews are for a day, and of what is not to be read yet.',
    expire: forgetOldPratinjau,
  },
  {
    name: 'kotak_keluar',
    key: ['id'],
    isCounted: true,
    columns: [
      'id',
      'peristiwa',
      'kunci',
      'saluran',
      'penerima',
      'kotak',
      'nama_pengirim',
      'balas_ke',
      'templat',
      'versi',
      'perihal',
      'teks',
      'html',
      'rujukan',
      'tenang',
      'keadaan',
      'lewat',
      'alasan',
      'percobaan',
      'berikutnya',
      'pemegang',
      'dipegang_sampai',
      'dikirim_pada',
      'luar_id',
      'diterima_pada',
      'dibaca_pada',
      'created_at',
      'updated_at',
    ],
    left: 'What left since the backup would be sent once more.',
    writtenAt: 'created_at',
    expire: forgetOldSurat,
  },
  { name: 'jam_tenang', key: ['id'], writtenAt: 'updated_at', rule: jamTenangRule },
  {
    name: 'alamat_surat',
    key: ['alamat'],
    isKeyPersonal: true,
    writtenAt: 'created_at',
    rule: alamatSuratRule,
    expire: lupakanAlamat,
  },
  // The newest of each message: see `simpanTemplat`.
  { name: 'templat_surat', key: ['id'], isCounted: true, writtenAt: 'created_at', rule: templatRule },
  {
    name: 'webhook',
    key: ['id'],
    isCounted: true,
    columns: [
      'id',
      'alamat',
      'peristiwa',
      'rahasia',
      'rahasia_lama',
      'rahasia_lama_sampai',
      'keadaan',
      'alasan',
      'berhasil_pada',
      'dibuat_oleh',
      'created_at',
      'updated_at',
    ],
    left: 'Whoever has the backup must not sign in our name; who is told is not undone by bringing a backup back.',
    writtenAt: 'updated_at',
    outlivesRestore: true,
    sealed: [{ column: 'rahasia' }, { column: 'rahasia_lama' }],
  },
  {
    name: 'kiriman_hook',
    key: ['id'],
    isCounted: true,
    columns: [
      'id',
      'webhook_id',
      'pesan_id',
      'peristiwa',
      'kunci',
      'isi',
      'keadaan',
      'alasan',
      'kode',
      'percobaan',
      'berikutnya',
      'pemegang',
      'dipegang_sampai',
      'dikirim_pada',
      'created_at',
      'updated_at',
    ],
    left: 'What left since the backup would be sent once more, and what waits tells of records that are gone.',
    writtenAt: 'created_at',
    expire: forgetOldKiriman,
  },
  {
    name: 'aktivitas',
    key: ['id'],
    isCounted: true,
    writtenAt: 'waktu',
    rule: aktivitasRule,
    expire: (db, now) => forgetOldAktivitas(db, monthsBefore(now, AKTIVITAS_BULAN)),
  },
  // Bytes lie beside the database: see `createPrivateFiles`, which sweeps both, and `resealFiles`.
  {
    name: 'berkas_pribadi',
    key: ['id'],
    writtenAt: 'created_at',
    rule: berkasPribadiRule,
    sealed: [{ column: 'nama', hasFile: true }],
  },
  {
    name: 'log_akses',
    key: ['id'],
    isCounted: true,
    writtenAt: 'waktu',
    rule: logAksesRule,
    expire: (db, now) => forgetOldLooks(db, monthsBefore(now, AKTIVITAS_BULAN)),
  },
  {
    // Cleared as new tries are counted.
    name: 'percobaan',
    key: ['kunci'],
    columns: ['kunci', 'berakhir', 'jumlah'],
    left: 'Counted tries are over within the hour.',
  },
  {
    name: 'jam',
    key: ['id'],
    columns: ['id', 'tercatat_pada', 'ditanya_pada'],
    left: 'What a clock said about other rows says nothing about these.',
  },
  // With the rows whose age it is about.
  { name: 'loncatan_jam', key: ['dari'], rule: loncatanJamRule, together: ['dari', 'sampai'] },
  {
    name: 'konten',
    key: ['id'],
    columns: ['id', 'versi'],
    left: 'A restore is a new version of the content: caches and the published site see that everything changed.',
    outlivesRestore: true,
  },
  {
    // The newest five thousand versions: see `recordSebab`.
    name: 'sebab',
    key: ['id'],
    isCounted: true,
    columns: ['id', 'versi', 'jenis', 'nama', 'oleh', 'waktu'],
    left: 'Releases that they name are in no backup.',
    outlivesRestore: true,
  },
  {
    // The newest thousand: see `catatMulai`.
    name: 'cadangan',
    key: ['id'],
    isCounted: true,
    columns: [
      'id',
      'keadaan',
      'sebab',
      'nama',
      'besar',
      'isi',
      'alasan',
      'rinci',
      'disisihkan',
      'mulai_pada',
      'selesai_pada',
      'dilepas_pada',
    ],
    left: 'Which backups there are is not undone by bringing one of them back.',
    outlivesRestore: true,
  },
  {
    name: 'sewa',
    key: ['nama'],
    columns: ['nama', 'pemegang', 'berakhir'],
    left: 'Who may build now is a matter of the processes that run.',
    outlivesRestore: true,
  },
]

export const KEPT_TABLES: readonly KeptTable[] = TABLES.filter(isKept)
export const LEFT_TABLES: readonly LeftTable[] = TABLES.filter(isLeft)
/** Where all sealed values lie. */
export const SEALED_CELLS: readonly SealedCells[] = TABLES.flatMap(({ name, key, sealed = [] }) =>
  sealed.map((column) => ({ table: name, key, ...column })),
)
/** Where copies of records lie that have sealed values. */
export const SEALED_COPIES: readonly SealedCopies[] = TABLES.flatMap(({ name, key, copies }) =>
  copies ? [{ table: name, key, column: copies }] : [],
)

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}
