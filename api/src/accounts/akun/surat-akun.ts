import { ROLE_LABEL, UNDANGAN_HARI } from '@safar/shared/accounts/akun/label'
import type { KeadaanSurat } from '@safar/shared/outbound/kotak-keluar/keadaan'
import { BUKAN_ANDA } from '@safar/shared/outbound/templat-surat/bukan-anda'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import type { Kysely, Transaction } from 'kysely'
import { hashToken } from '../../access/session/token.ts'
import { antreSurat, type SuratBaru } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { suratTemplat } from '../../outbound/kotak-keluar/susun-templat.ts'
import type { AkunRow, Tables } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'

/** What messages about an account are named by, so that they go with it. */
export const rujukanAkun = (id: number) => `akun:${id}`

type Penerima = Pick<AkunRow, 'id' | 'email' | 'role'>

/**
 * Where the owner of an account sets its password. Behind the `#`, the token is sent to no server and stands in no log
 * and no referrer.
 */
export const tautanOf = (siteUrl: string, token: string) => `${siteUrl}${ADMIN_PAGES.aturUlang}#${token}`

/** Writes a message to the owner of an account, which goes with the account. `kunci` names the event. */
export async function antreSuratAkun(
  trx: Transaction<Tables>,
  { id, email }: Penerima,
  { peristiwa, kunci, ...isi }: { peristiwa: string; kunci: string } & Pick<SuratBaru, 'templat'>,
  now: Date,
): Promise<void> {
  await antreSurat(
    trx,
    {
      peristiwa,
      kunci: `${peristiwa}:${kunci}`,
      penerima: email,
      ...isi,
      rujukan: rujukanAkun(id),
    },
    now,
  )
}

const UNDANGAN = 'undangan-akun'

/** How far the last invitation of each of these accounts is on its way. */
export async function keadaanUndangan(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, KeadaanSurat>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('kotak_keluar')
    .select(['rujukan', 'keadaan'])
    .where('peristiwa', '=', UNDANGAN)
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

/** Invites the owner of an account to set its password. */
export async function antreUndangan(
  trx: Transaction<Tables>,
  akun: Penerima,
  token: string,
  kantor: Kantor,
  now: Date,
): Promise<void> {
  const templat = suratTemplat('undangan-akun', kantor, {
    kata: { peran: ROLE_LABEL[akun.role], berlaku_hari: String(UNDANGAN_HARI) },
    tautan: tautanOf(kantor.siteUrl, token),
  })
  await antreSuratAkun(trx, akun, { peristiwa: UNDANGAN, kunci: hashToken(token), templat }, now)
}

/** Sends the way back in to who forgot their password. */
export async function antreAturUlang(
  trx: Transaction<Tables>,
  akun: Penerima,
  token: string,
  kantor: Kantor,
  now: Date,
): Promise<void> {
  const templat = suratTemplat('atur-ulang-password', kantor, {
    kata: { masa: 'satu jam' },
    tautan: tautanOf(kantor.siteUrl, token),
  })
  await antreSuratAkun(trx, akun, { peristiwa: 'atur-ulang-password', kunci: hashToken(token), templat }, now)
}

/** Tells an owner that their password is another one now. `kunci` names the change. */
export async function antrePasswordBerubah(
  trx: Transaction<Tables>,
  akun: Penerima,
  kunci: string,
  kantor: Kantor,
  now: Date,
): Promise<void> {
  const templat = suratTemplat('password-berubah', kantor, {
    kata: { bukan_anda: BUKAN_ANDA },
    tautan: `${kantor.siteUrl}${ADMIN_PAGES.login}`,
  })
  await antreSuratAkun(trx, akun, { peristiwa: 'password-berubah', kunci, templat }, now)
}
