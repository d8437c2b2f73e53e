import { ROLE_LABEL, UNDANGAN_HARI } from '@safar/shared/access/session/akun-label'
import type { KeadaanSurat } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { BUKAN_ANDA } from '@safar/shared/outbound/templat-surat/bukan-anda'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { hashToken } from '../../access/session/token.ts'
import type { SuratTemplat } from '../../outbound/kotak-keluar/compose-template.ts'
import { queueMail, type SuratBaru } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'

/** Returns the reference of messages about an account, with which they are deleted. */
export const rujukanAkun = (id: number) => `akun:${id}`

type Penerima = Pick<StoredRow<'akun'>, 'id' | 'email' | 'role'>

/**
 * Returns the address where an account's owner sets a password. The token is in the fragment, which no server, log or
 * referrer gets.
 */
export const tautanOf = (siteUrl: string, token: string) => `${siteUrl}${ADMIN_PAGES.aturUlang}#${token}`

/** Queues a message to an account's owner, which is deleted with the account. `kunci` names the event. */
export async function queueAccountMail(
  context: Context,
  { id, email }: Penerima,
  { peristiwa, kunci, ...isi }: Pick<SuratBaru, 'peristiwa' | 'kunci' | 'templat' | 'kantor'>,
): Promise<void> {
  await queueMail(context, {
    peristiwa,
    kunci: `${peristiwa}:${kunci}`,
    penerima: email,
    ...isi,
    rujukan: rujukanAkun(id),
  })
}

const UNDANGAN = 'undangan-akun'
const UNDANGAN_KELUARGA = 'undangan-keluarga'

/** Returns the state of the last invitation of each account. */
export async function keadaanUndangan(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, KeadaanSurat>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('kotak_keluar')
    .select(['rujukan', 'keadaan'])
    .where('peristiwa', 'in', [UNDANGAN, UNDANGAN_KELUARGA])
    .where('rujukan', 'in', ids.map(rujukanAkun))
    .orderBy('id')
    .execute()
  const last = new Map(rows.map(({ rujukan, keadaan }) => [rujukan, keadaan]))
  return new Map(
    ids.flatMap((id): [number, KeadaanSurat][] => {
      const keadaan = last.get(rujukanAkun(id))
      return keadaan ? [[id, keadaan]] : []
    }),
  )
}

/** Queues the invitation of an account's owner to set a password. */
export async function queueInvitation(
  context: Context,
  akun: Penerima,
  token: string,
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: 'undangan-akun',
    kata: { peran: ROLE_LABEL[akun.role], berlaku_hari: String(UNDANGAN_HARI) },
    tautan: tautanOf(kantor.siteUrl, token),
  }
  await queueAccountMail(context, akun, { peristiwa: UNDANGAN, kunci: hashToken(token), templat, kantor })
}

/** Queues the invitation of a family to an account of its own, which opens the bookings under its mail. */
export async function queueFamilyInvitation(
  context: Context,
  akun: Penerima,
  { token, kode, nama }: { token: string; kode: string; nama: string },
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: UNDANGAN_KELUARGA,
    kata: { kode, nama: namaSurat(nama), berlaku_hari: String(UNDANGAN_HARI) },
    tautan: tautanOf(kantor.siteUrl, token),
  }
  const event = { peristiwa: UNDANGAN_KELUARGA, kunci: hashToken(token), templat, kantor }
  await queueAccountMail(context, akun, event)
}

/** Queues the reset link for a forgotten password. */
export async function queuePasswordReset(
  context: Context,
  akun: Penerima,
  token: string,
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: 'atur-ulang-password',
    kata: { masa: 'satu jam' },
    tautan: tautanOf(kantor.siteUrl, token),
  }
  await queueAccountMail(context, akun, {
    peristiwa: 'atur-ulang-password',
    kunci: hashToken(token),
    templat,
    kantor,
  })
}

/** Queues a notice to an owner that their password changed. `kunci` names the change. */
export async function queuePasswordChanged(
  context: Context,
  akun: Penerima,
  kunci: string,
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: 'password-berubah',
    kata: { bukan_anda: BUKAN_ANDA },
    tautan: `${kantor.siteUrl}${ADMIN_PAGES.login}`,
  }
  await queueAccountMail(context, akun, { peristiwa: 'password-berubah', kunci, templat, kantor })
}
