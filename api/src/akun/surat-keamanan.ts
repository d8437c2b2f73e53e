import { ADMIN_PAGES } from '@safar/shared/address/admin'
import { writeWaktuWib } from '@safar/shared/format/waktu-wib'
import type { Transaction } from 'kysely'
import type { AkunRow, Tables } from '../db/tables.ts'
import type { NaskahSurat } from '../kotak-keluar/naskah-surat.ts'
import type { Kantor } from '../pengaturan/kantor.ts'
import { antreSuratAkun } from './surat-akun.ts'

type Penerima = Pick<AkunRow, 'id' | 'email' | 'role'>

const BUKAN_ANDA =
  'Bukan Anda? Minta password baru lewat “Lupa password” di halaman login, lalu kabari admin: semua perangkat keluar begitu password berganti.'

/** Tells an owner that somebody signed in to their account from a device that it was not known at. `kunci` names the sign-in. */
export async function antrePerangkatBaru(
  trx: Transaction<Tables>,
  akun: Penerima,
  { kunci, perangkat }: { kunci: string; perangkat: string },
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Perangkat baru masuk ke akun ${agency.brand} Anda`,
    judul: 'Ada perangkat baru yang masuk',
    paragraf: ['Akun Anda baru saja dibuka dari perangkat yang belum pernah dipakai.'],
    rincian: [
      { nama: 'Perangkat', isi: perangkat || 'Tidak dikenal' },
      { nama: 'Waktu', isi: writeWaktuWib(now.toISOString()) },
    ],
    tautan: { teks: 'Lihat perangkat yang masuk', url: `${siteUrl}${ADMIN_PAGES.settingsProfile}` },
    penutup: ['Kalau itu Anda, tidak ada yang perlu dilakukan.', BUKAN_ANDA],
    dari: agency.brand,
  }
  await antreSuratAkun(trx, akun, { peristiwa: 'perangkat-baru', kunci, naskah }, now)
}

/** Tells an owner that what lets them in is another thing now. `kunci` names the change. */
export async function antreFaktorBerubah(
  trx: Transaction<Tables>,
  akun: Penerima,
  { kunci, apa }: { kunci: string; apa: string },
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Cara masuk ke akun ${agency.brand} Anda berubah`,
    judul: 'Cara masuk Anda berubah',
    paragraf: [apa],
    rincian: [{ nama: 'Waktu', isi: writeWaktuWib(now.toISOString()) }],
    tautan: { teks: 'Lihat pengaturan profil', url: `${siteUrl}${ADMIN_PAGES.settingsProfile}` },
    penutup: [BUKAN_ANDA],
    dari: agency.brand,
  }
  await antreSuratAkun(trx, akun, { peristiwa: 'faktor-berubah', kunci, naskah }, now)
}
