import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as awal } from './migrations/0001-awal.ts'
import { up as riwayatSampahPendaftaran } from './migrations/0002-riwayat-sampah-pendaftaran.ts'
import { up as avif } from './migrations/0003-avif.ts'
import { up as sewa } from './migrations/0004-sewa.ts'
import { up as jamPelaku } from './migrations/0005-jam-pelaku.ts'
import { up as kodePendaftaran } from './migrations/0006-kode-pendaftaran.ts'
import { up as kursiSebab } from './migrations/0007-kursi-sebab.ts'
import { up as alamatDikenal } from './migrations/0008-alamat-dikenal.ts'
import { up as cariPaket } from './migrations/0009-cari-paket.ts'
import { up as riwayatSampahJenis } from './migrations/0010-riwayat-sampah-jenis.ts'
import { up as statusPaket } from './migrations/0011-status-paket.ts'
import { up as tanya } from './migrations/0012-tanya.ts'
import { up as pustaka } from './migrations/0013-pustaka.ts'
import { up as pengaturan } from './migrations/0014-pengaturan.ts'
import { up as artikel } from './migrations/0015-artikel.ts'
import { up as layanan } from './migrations/0016-layanan.ts'
import { up as pembimbing } from './migrations/0017-pembimbing.ts'
import { up as testimoni } from './migrations/0018-testimoni.ts'
import { up as galeri } from './migrations/0019-galeri.ts'
import { up as spanduk } from './migrations/0020-spanduk.ts'
import { up as alamatLama } from './migrations/0021-alamat-lama.ts'
import { up as pratinjau } from './migrations/0022-pratinjau.ts'
import { up as lebar640 } from './migrations/0023-lebar-640.ts'
import { up as keberangkatan } from './migrations/0024-keberangkatan.ts'
import { up as daftarTunggu } from './migrations/0025-daftar-tunggu.ts'
import { up as libur } from './migrations/0026-libur.ts'
import { up as syaratTerbit } from './migrations/0027-syarat-terbit.ts'
import { up as kotakKeluar } from './migrations/0028-kotak-keluar.ts'
import { up as permintaanData } from './migrations/0030-permintaan-data.ts'
import { up as akun } from './migrations/0031-akun.ts'
import { up as kepercayaan } from './migrations/0032-kepercayaan.ts'
import { up as cadangan } from './migrations/0037-cadangan.ts'
import { up as aktivitas } from './migrations/0038-aktivitas.ts'
import { up as perangkat } from './migrations/0039-perangkat.ts'
import { up as faktorKedua } from './migrations/0040-faktor-kedua.ts'
import { up as perangkatDikenal } from './migrations/0041-perangkat-dikenal.ts'
import { up as pendaftaranDikerjakan } from './migrations/0045-pendaftaran-dikerjakan.ts'
import { up as teleponBaku } from './migrations/0046-telepon-baku.ts'
import { up as templatSurat } from './migrations/0050-templat-surat.ts'
import { up as jamTenangHenti } from './migrations/0051-jam-tenang-henti.ts'
import { up as whatsapp } from './migrations/0052-whatsapp.ts'
import { up as tokenApi } from './migrations/0055-token-api.ts'
import { up as webhook } from './migrations/0056-webhook.ts'
import { up as permintaanLisan } from './migrations/0060-permintaan-lisan.ts'
import { up as pengaturanBertanggal } from './migrations/0061-pengaturan-bertanggal.ts'
import { up as batasTautanData } from './migrations/0070-batas-tautan-data.ts'
import { up as suratDisimpan } from './migrations/0071-surat-disimpan.ts'
import { up as halamanContoh } from './migrations/0075-halaman-contoh.ts'
import { up as cadanganDisisihkan } from './migrations/0077-cadangan-disisihkan.ts'
import { up as cariHuruf } from './migrations/0090-cari-huruf.ts'
import { up as pendaftaranDiSampah } from './migrations/0091-pendaftaran-di-sampah.ts'
import { up as siapaBerangkat } from './migrations/0092-siapa-berangkat.ts'
import { up as loncatanJam } from './migrations/0093-loncatan-jam.ts'
import { up as kabarDataSaya } from './migrations/0094-kabar-data-saya.ts'
import { up as kunciData } from './migrations/0095-kunci-data.ts'
import { up as pendaftaranTerdaftar } from './migrations/0096-pendaftaran-terdaftar.ts'
import { up as berkasPribadi } from './migrations/0097-berkas-pribadi.ts'
import { up as jamaah } from './migrations/0110-jamaah.ts'
import { up as pemesanan } from './migrations/0111-pemesanan.ts'
import { up as dokumen } from './migrations/0112-dokumen.ts'
import { up as judulJamaah } from './migrations/0113-judul-jamaah.ts'
import { up as kursiTerpakai } from './migrations/0113-kursi-terpakai.ts'
import { up as hubungan } from './migrations/0114-hubungan.ts'
import { up as riwayatPendaftaran } from './migrations/0115-riwayat-pendaftaran.ts'
import { up as titipan } from './migrations/0116-titipan.ts'
import { up as urungan } from './migrations/0117-urungan.ts'
import { up as gabunganJamaah } from './migrations/0119-gabungan-jamaah.ts'
import { up as bukuUang } from './migrations/0121-buku-uang.ts'
import { up as mutasi } from './migrations/0123-mutasi.ts'
import { up as pasanganMutasi } from './migrations/0124-pasangan-mutasi.ts'
import { up as pengembalian } from './migrations/0126-pengembalian.ts'
import { up as kodeUnik } from './migrations/0128-kode-unik.ts'
import { up as gateway } from './migrations/0129-gateway.ts'
import { up as pengingat } from './migrations/0129-pengingat.ts'
import { up as nomorPeserta } from './migrations/0130-nomor-peserta.ts'
import { up as akunJurnal } from './migrations/0132-akun-jurnal.ts'
import { up as minimalPax } from './migrations/0133-minimal-pax.ts'
import { up as siskopatuh } from './migrations/0135-siskopatuh.ts'
import { up as kirimanManifest } from './migrations/0136-kiriman-manifest.ts'
import { up as keluarga } from './migrations/0138-keluarga.ts'
import { up as jamaahBerbeda } from './migrations/0142-jamaah-berbeda.ts'
import { up as daftarJamaah } from './migrations/0143-daftar-jamaah.ts'
import { up as rombongan } from './migrations/0144-rombongan.ts'
import { up as pemesananAkun } from './migrations/0145-pemesanan-akun.ts'
import { up as kebutuhanPemesanan } from './migrations/0147-kebutuhan-pemesanan.ts'
import { up as aturanSiap } from './migrations/0154-aturan-siap.ts'
import { up as pembayaranMenunggu } from './migrations/0155-pembayaran-menunggu.ts'
import { up as cariTanpaCatatan } from './migrations/0158-cari-tanpa-catatan.ts'
import { up as alasanUrungan } from './migrations/0159-alasan-urungan.ts'
import { up as titipanTersegel } from './migrations/0162-titipan-tersegel.ts'
import { up as kontakDarurat } from './migrations/0163-kontak-darurat.ts'
import { up as untukTagihan } from './migrations/0164-untuk-tagihan.ts'
import { up as indeksMenunggu } from './migrations/0165-indeks-menunggu.ts'
import { up as indeksTagihanTerbuka } from './migrations/0166-indeks-tagihan-terbuka.ts'
import { up as rencanaKamar } from './migrations/0167-rencana-kamar.ts'
import type { DatabaseKind, Schema } from './migrations/schema.ts'
import type { Tables } from './tables.ts'

/** All migrations by name, in order; a released one is never changed again. */
export const MIGRATIONS: Record<string, (db: Schema, kind: DatabaseKind) => Promise<void>> = {
  '0001-awal': awal,
  '0002-riwayat-sampah-pendaftaran': riwayatSampahPendaftaran,
  '0003-avif': avif,
  '0004-sewa': sewa,
  '0005-jam-pelaku': jamPelaku,
  '0006-kode-pendaftaran': kodePendaftaran,
  '0007-kursi-sebab': kursiSebab,
  '0008-alamat-dikenal': alamatDikenal,
  '0009-cari-paket': cariPaket,
  '0010-riwayat-sampah-jenis': riwayatSampahJenis,
  '0011-status-paket': statusPaket,
  '0012-tanya': tanya,
  '0013-pustaka': pustaka,
  '0014-pengaturan': pengaturan,
  '0015-artikel': artikel,
  '0016-layanan': layanan,
  '0017-pembimbing': pembimbing,
  '0018-testimoni': testimoni,
  '0019-galeri': galeri,
  '0020-spanduk': spanduk,
  '0021-alamat-lama': alamatLama,
  '0022-pratinjau': pratinjau,
  '0023-lebar-640': lebar640,
  '0024-keberangkatan': keberangkatan,
  '0025-daftar-tunggu': daftarTunggu,
  '0026-libur': libur,
  '0027-syarat-terbit': syaratTerbit,
  '0028-kotak-keluar': kotakKeluar,
  '0030-permintaan-data': permintaanData,
  '0031-akun': akun,
  '0032-kepercayaan': kepercayaan,
  '0037-cadangan': cadangan,
  '0038-aktivitas': aktivitas,
  '0039-perangkat': perangkat,
  '0040-faktor-kedua': faktorKedua,
  '0041-perangkat-dikenal': perangkatDikenal,
  '0045-pendaftaran-dikerjakan': pendaftaranDikerjakan,
  '0046-telepon-baku': teleponBaku,
  '0050-templat-surat': templatSurat,
  '0051-jam-tenang-henti': jamTenangHenti,
  '0052-whatsapp': whatsapp,
  '0055-token-api': tokenApi,
  '0056-webhook': webhook,
  '0060-permintaan-lisan': permintaanLisan,
  '0061-pengaturan-bertanggal': pengaturanBertanggal,
  '0070-batas-tautan-data': batasTautanData,
  '0071-surat-disimpan': suratDisimpan,
  '0075-halaman-contoh': halamanContoh,
  '0077-cadangan-disisihkan': cadanganDisisihkan,
  '0090-cari-huruf': cariHuruf,
  '0091-pendaftaran-di-sampah': pendaftaranDiSampah,
  '0092-siapa-berangkat': siapaBerangkat,
  '0093-loncatan-jam': loncatanJam,
  '0094-kabar-data-saya': kabarDataSaya,
  '0095-kunci-data': kunciData,
  '0096-pendaftaran-terdaftar': pendaftaranTerdaftar,
  '0097-berkas-pribadi': berkasPribadi,
  '0110-jamaah': jamaah,
  '0111-pemesanan': pemesanan,
  '0112-dokumen': dokumen,
  '0113-judul-jamaah': judulJamaah,
  '0113-kursi-terpakai': kursiTerpakai,
  '0114-hubungan': hubungan,
  '0115-riwayat-pendaftaran': riwayatPendaftaran,
  '0116-titipan': titipan,
  '0117-urungan': urungan,
  '0119-gabungan-jamaah': gabunganJamaah,
  '0121-buku-uang': bukuUang,
  '0123-mutasi': mutasi,
  '0124-pasangan-mutasi': pasanganMutasi,
  '0126-pengembalian': pengembalian,
  '0128-kode-unik': kodeUnik,
  '0129-gateway': gateway,
  '0129-pengingat': pengingat,
  '0130-nomor-peserta': nomorPeserta,
  '0132-akun-jurnal': akunJurnal,
  '0133-minimal-pax': minimalPax,
  '0135-siskopatuh': siskopatuh,
  '0136-kiriman-manifest': kirimanManifest,
  '0138-keluarga': keluarga,
  '0142-jamaah-berbeda': jamaahBerbeda,
  '0143-daftar-jamaah': daftarJamaah,
  '0144-rombongan': rombongan,
  '0145-pemesanan-akun': pemesananAkun,
  '0147-kebutuhan-pemesanan': kebutuhanPemesanan,
  '0154-aturan-siap': aturanSiap,
  '0155-pembayaran-menunggu': pembayaranMenunggu,
  '0158-cari-tanpa-catatan': cariTanpaCatatan,
  '0159-alasan-urungan': alasanUrungan,
  '0162-titipan-tersegel': titipanTersegel,
  '0163-kontak-darurat': kontakDarurat,
  '0164-untuk-tagihan': untukTagihan,
  '0165-indeks-menunggu': indeksMenunggu,
  '0166-indeks-tagihan-terbuka': indeksTagihanTerbuka,
  '0167-rencana-kamar': rencanaKamar,
}

function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db: Schema) => up(db, kind) }]),
  )
}

/** The error for a database that a newer version of this program migrated, as on the way back from an upgrade. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      'The database was made by a newer version of this program. Update the program, or bring back a backup of its own\n' +
        'time with: npm run restore -- FILE. A restore keeps the newer database file beside the restored one.',
    )
    this.name = 'NewerDatabaseError'
  }
}

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Migrates the schema to the newest state, or to that after `target`; of several processes one migrates and the others
 * wait. Returns the names of the migrations that ran.
 * @throws NewerDatabaseError if this program is too old for the database
 */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind, target?: string): Promise<string[]> {
  if (!target && (await hasAll(db))) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(kind) } })
  const { error, results = [] } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest()
  if (!error) return results.map(({ migrationName }) => migrationName)
  throw /corrupted migrations/.test(String(error)) ? new NewerDatabaseError() : error
}

/**
 * Tells whether exactly our migrations have run, as at nearly every start: the migrator would read the whole schema
 * first, twice. A new database has no table to ask.
 */
async function hasAll(db: Kysely<Tables>): Promise<boolean> {
  const made = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => null)
  return (
    made?.rows
      .map(({ name }) => name)
      .toSorted()
      .join() === Object.keys(MIGRATIONS).toSorted().join()
  )
}
