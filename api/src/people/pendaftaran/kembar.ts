import { isKembar } from '@safar/shared/people/pendaftaran/kembar'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { phoneDigits } from '@safar/shared/platform/contact/chat'
import { normalizeTelepon } from '@safar/shared/platform/contact/telepon'
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { emailKey } from '../../access/session/akun.repository.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { readPendaftaranRow, toPendaftaran } from './pendaftaran-row.ts'
import { openPendaftaran } from './pendaftaran-words.ts'

/** The largest number of registrations compared: far more than people register twice. */
const CANDIDATES_MOST = 500

type Keys = Pick<StoredRow<'pendaftaran'>, 'email_kunci' | 'telepon_kunci'>

/** Returns registrations with one of these phone numbers or mail addresses that are joined to none. */
async function candidates(db: Kysely<Tables>, keys: readonly Keys[]): Promise<StoredRow<'pendaftaran'>[]> {
  const filled = (name: keyof Keys) => [...new Set(keys.map((key) => key[name]))].filter((key) => key !== '')
  const [emails, phones] = [filled('email_kunci'), filled('telepon_kunci')]
  if (emails.length + phones.length === 0) return []
  const rows = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('gabung_ke', 'is', null)
    .where('dihapus_pada', 'is', null)
    .where(({ or, eb }) =>
      or([
        ...(phones.length > 0 ? [eb('telepon_kunci', 'in', phones)] : []),
        ...(emails.length > 0 ? [eb('email_kunci', 'in', emails)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(CANDIDATES_MOST)
    .execute()
  return rows.map((row) => openPendaftaran(db, row))
}

/** Finds possible duplicates of a registration, newest first. */
export async function findKembar(db: Kysely<Tables>, row: StoredRow<'pendaftaran'>): Promise<Pendaftaran[]> {
  const own = toPendaftaran(row)
  return (await candidates(db, [row])).map(toPendaftaran).filter((other) => isKembar(own, other))
}

/** The number shown before staff enter another registration. */
const SAMA_MOST = 5

/**
 * Finds the newest registrations with a number or a mail address, for any departure; numbers are compared in normal
 * form.
 */
export async function findSama(
  db: Kysely<Tables>,
  { telepon, email }: Pick<Pendaftaran, 'telepon' | 'email'>,
): Promise<Pendaftaran[]> {
  const keys = { telepon_kunci: phoneDigits(normalizeTelepon(telepon)), email_kunci: emailKey(email) }
  const found = (await candidates(db, [keys])).flatMap((row) => readPendaftaranRow(row) ?? [])
  return found.slice(0, SAMA_MOST)
}

/** Adds to registrations the number of their possible duplicates. */
export async function withKembar(
  db: Kysely<Tables>,
  rows: readonly StoredRow<'pendaftaran'>[],
  list: readonly Pendaftaran[],
): Promise<Pendaftaran[]> {
  const others = (await candidates(db, rows)).map(toPendaftaran)
  return list.map((one) => ({ ...one, kembar: others.filter((other) => isKembar(one, other)).length }))
}

/**
 * Returns SQL that tells whether a row of `pendaftaran` has possible duplicates: the rule of `isKembar`, once by phone
 * and once by mail.
 */
export function hasKembar(): Expression<SqlBool> {
  const by = (column: 'telepon_kunci' | 'email_kunci') => sql<SqlBool>`exists (
    select 1 from pendaftaran as lain
    where lain.${sql.ref(column)} = pendaftaran.${sql.ref(column)} and lain.${sql.ref(column)} <> ''
      and lain.id <> pendaftaran.id and lain.gabung_ke is null and lain.dihapus_pada is null and lain.jenis = pendaftaran.jenis
      and lain.kembar_dilihat < pendaftaran.id and pendaftaran.kembar_dilihat < lain.id
      and case when lain.jenis = 'kabari'
        then lain.bulan = pendaftaran.bulan and lower(lain.kota) = lower(pendaftaran.kota)
          and lain.kategori = pendaftaran.kategori
        else coalesce(lain.paket_id, 0) = coalesce(pendaftaran.paket_id, 0)
          and (lain.paket_id is not null or lower(lain.paket) = lower(pendaftaran.paket)) end
  )`
  return sql<SqlBool>`(pendaftaran.gabung_ke is null and pendaftaran.dihapus_pada is null and (${by('telepon_kunci')} or ${by('email_kunci')}))`
}
