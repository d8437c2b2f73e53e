import { ADMIN_PAGES } from '@safar/shared/address/admin'
import { ROLE_LABEL, UNDANGAN_HARI } from '@safar/shared/akun/label'
import type { Transaction } from 'kysely'
import type { AkunRow, Tables } from '../db/tables.ts'
import { antreSurat } from '../kotak-keluar/kotak-keluar.repository.ts'
import type { NaskahSurat } from '../kotak-keluar/naskah-surat.ts'
import type { Kantor } from '../pengaturan/kantor.ts'
import { hashToken } from '../session/token.ts'

/** What messages about an account are named by, so that they go with it. */
export const rujukanAkun = (id: number) => `akun:${id}`

type Penerima = Pick<AkunRow, 'id' | 'email' | 'role'>

// Behind the `#`, it is sent to no server and stands in no log and no referrer.
const tautanOf = (siteUrl: string, token: string) => `${siteUrl}${ADMIN_PAGES.aturUlang}#${token}`

/** Writes a message to the owner of an account, which goes with the account. `kunci` names the event. */
export async function antreSuratAkun(
  trx: Transaction<Tables>,
  { id, email }: Penerima,
  { peristiwa, kunci, naskah }: { peristiwa: string; kunci: string; naskah: NaskahSurat },
  now: Date,
): Promise<void> {
  await antreSurat(
    trx,
    {
      peristiwa,
      kunci: `${peristiwa}:${kunci}`,
      penerima: email,
      naskah,
      rujukan: rujukanAkun(id),
    },
    now,
  )
}

/** Invites the owner of an account to set its password. */
export async function antreUndangan(
  trx: Transaction<Tables>,
  akun: Penerima,
  token: string,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Undangan ke admin ${agency.brand}`,
    judul: `Anda diundang ke admin ${agency.brand}`,
    paragraf: [
      `Peran Anda: ${ROLE_LABEL[akun.role]}. Buat password lewat tautan di bawah, lalu masuk dengan email ini.`,
    ],
    tautan: { teks: 'Terima undangan', url: tautanOf(siteUrl, token) },
    penutup: [
      `Tautan ini berlaku ${UNDANGAN_HARI} hari dan hanya dapat dipakai sekali.`,
      'Tidak merasa diundang? Abaikan saja email ini.',
    ],
    dari: agency.brand,
  }
  await antreSuratAkun(trx, akun, { peristiwa: 'undangan-akun', kunci: hashToken(token), naskah }, now)
}

/** Sends the way back in to who forgot their password. */
export async function antreAturUlang(
  trx: Transaction<Tables>,
  akun: Penerima,
  token: string,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Atur ulang password ${agency.brand}`,
    judul: 'Atur ulang password',
    paragraf: ['Ada yang meminta password baru untuk akun ini. Kalau itu Anda, buka tautan di bawah.'],
    tautan: { teks: 'Buat password baru', url: tautanOf(siteUrl, token) },
    penutup: [
      'Tautan ini berlaku satu jam dan hanya dapat dipakai sekali.',
      'Bukan Anda? Abaikan email ini. Password Anda tetap seperti semula.',
    ],
    dari: agency.brand,
  }
  await antreSuratAkun(trx, akun, { peristiwa: 'atur-ulang-password', kunci: hashToken(token), naskah }, now)
}

/** Tells an owner that their password is another one now. `kunci` names the change. */
export async function antrePasswordBerubah(
  trx: Transaction<Tables>,
  akun: Penerima,
  kunci: string,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Password ${agency.brand} Anda sudah diganti`,
    judul: 'Password Anda sudah diganti',
    paragraf: [
      'Password baru dibuat lewat tautan yang dikirim ke email ini. Semua perangkat lain sudah dikeluarkan.',
    ],
    tautan: { teks: 'Halaman login', url: `${siteUrl}${ADMIN_PAGES.login}` },
    penutup: ['Bukan Anda yang menggantinya? Minta tautan baru di halaman login, lalu kabari admin.'],
    dari: agency.brand,
  }
  await antreSuratAkun(trx, akun, { peristiwa: 'password-berubah', kunci, naskah }, now)
}
