import {
  PERSETUJUAN,
  type Pendaftaran,
  type PendaftaranInput,
  type PendaftaranSaya,
  type PendaftaranStatus,
  type PendaftaranUpdate,
  PILIHAN_KOSONG,
} from '@safar/shared/pendaftaran/schema'
import { foldText } from '@safar/shared/text'
import type { Kysely } from 'kysely'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
import { emailKey } from '../session/akun.repository.ts'

function toPendaftaran({ email_kunci: _, ...row }: PendaftaranRow): Pendaftaran {
  return { ...row, setuju_pemasaran: row.setuju_pemasaran === 1 }
}

/** Stores a registration together with the consent that was given: the text's version and the time. */
export async function insertPendaftaran(
  db: Kysely<Tables>,
  input: PendaftaranInput,
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  const { setuju: _, ...fields } = input
  await db
    .insertInto('pendaftaran')
    .values({
      ...fields,
      paket: input.paket === PILIHAN_KOSONG ? '' : input.paket,
      jumlah_pax: input.jumlah_pax ?? null,
      setuju_pemasaran: input.setuju_pemasaran ? 1 : 0,
      email_kunci: emailKey(input.email),
      status: 'baru',
      catatan_admin: '',
      persetujuan_versi: PERSETUJUAN.versi,
      persetujuan_pada: time,
      created_at: time,
      updated_at: time,
    })
    .execute()
}

export interface PendaftaranFilter {
  status?: PendaftaranStatus | undefined
  q?: string | undefined
  page?: number | undefined
  /** Without it, all of them. */
  per_page?: number | undefined
}

/** Registrations, newest first. */
export async function listPendaftaran(
  db: Kysely<Tables>,
  { status, q, page = 1, per_page = Number.MAX_SAFE_INTEGER }: PendaftaranFilter,
): Promise<{ data: Pendaftaran[]; total: number }> {
  let query = db.selectFrom('pendaftaran').selectAll()
  if (status) query = query.where('status', '=', status)
  const words = foldText(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  // Searched here: names fold by Unicode's rules, which neither database knows, and there are only so many.
  const rows = (await query.orderBy('id', 'desc').execute()).filter((row) => {
    const text = foldText([row.nama, row.email, row.telepon, row.paket].join('\n'))
    return words.every((word) => text.includes(word))
  })
  const start = (page - 1) * per_page
  return { data: rows.slice(start, start + per_page).map(toPendaftaran), total: rows.length }
}

/** What a person registered themselves, by their account's mail; notes of staff are not theirs to read. */
export async function listPendaftaranOf(db: Kysely<Tables>, email: string): Promise<PendaftaranSaya[]> {
  const rows = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('email_kunci', '=', emailKey(email))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const { catatan_admin: _, ...own } = toPendaftaran(row)
    return own
  })
}

/** Changes what was sent; null when there is no such registration. */
export async function updatePendaftaran(
  db: Kysely<Tables>,
  id: number,
  update: PendaftaranUpdate,
  now: Date,
): Promise<Pendaftaran | null> {
  const { nama, email, paket, telepon, jumlah_pax, catatan, status, catatan_admin } = update
  const row = await db
    .updateTable('pendaftaran')
    .set({
      ...(nama !== undefined && { nama }),
      ...(email !== undefined && { email, email_kunci: emailKey(email) }),
      ...(paket !== undefined && { paket }),
      ...(telepon !== undefined && { telepon }),
      ...(jumlah_pax !== undefined && { jumlah_pax }),
      ...(catatan !== undefined && { catatan }),
      ...(status !== undefined && { status }),
      ...(catatan_admin !== undefined && { catatan_admin }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ? toPendaftaran(row) : null
}

/** Erases a registration; false when there is none. */
export async function deletePendaftaran(db: Kysely<Tables>, id: number): Promise<boolean> {
  const result = await db.deleteFrom('pendaftaran').where('id', '=', id).executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

/** Erases what was registered before a time, as the consent's text promises. */
export async function deletePendaftaranBefore(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('pendaftaran').where('created_at', '<', before.toISOString()).execute()
}
