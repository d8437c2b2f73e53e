import { HALAMAN_DATA_MENIT, TAUTAN_DATA_JAM } from '@safar/shared/people/permintaan-data/jenis'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { latestKnown } from '../../access/session/tautan.repository.ts'
import { hashToken, newToken } from '../../access/session/token.ts'
import type { Row, Tables } from '../../platform/db/tables.ts'

const MINUTE_MS = 60_000
const LIFE_MS = { surat: TAUTAN_DATA_JAM * 60 * MINUTE_MS, halaman: HALAMAN_DATA_MENIT * MINUTE_MS } as const

/** Whose data a link opens, and by which request. */
export interface Pemohon {
  email_kunci: string
  permintaan_id: number
}

/** Makes a link, of a message or of the page behind it, and gives its token, which is kept nowhere but there. */
export async function newTautanData(
  { trx, now }: Context,
  pemohon: Pemohon,
  letak: keyof typeof LIFE_MS,
): Promise<string> {
  const token = newToken()
  const known = await latestKnown(trx, now)
  await trx
    .insertInto('tautan_data')
    .values({
      token_hash: hashToken(token),
      email_kunci: pemohon.email_kunci,
      permintaan_id: pemohon.permintaan_id,
      kabar: '',
      halaman: letak === 'halaman' ? 1 : 0,
      created_at: now.toISOString(),
      berakhir_pada: new Date(now.getTime() + LIFE_MS[letak]).toISOString(),
      batas_dikenal: new Date(known + LIFE_MS[letak]).toISOString(),
    })
    .execute()
  return token
}

/**
 * Opens the page of a person's data: a link of a message is used up and changed for one that the page goes on with. Null for one that is
 * unknown, used, over, or of a time to come. `isFirst` where the link came by mail just now.
 */
export async function bukaTautanData(
  context: Context,
  token: string,
): Promise<(Pemohon & { token: string; isFirst: boolean }) | null> {
  const row = await findBerlaku(context, token)
  if (!row) return null
  const { token_hash, email_kunci, permintaan_id, halaman } = row
  if (halaman === 1) return { email_kunci, permintaan_id, token, isFirst: false }
  const used = await context.trx
    .deleteFrom('tautan_data')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  // Of two at once, the second finds it used.
  if (Number(used.numDeletedRows) === 0) return null
  const next = await newTautanData(context, { email_kunci, permintaan_id }, 'halaman')
  return { email_kunci, permintaan_id, token: next, isFirst: true }
}

/**
 * Whose page a token is of, and what came of the last thing that was asked on it, as it was noted (`catatKabar`). Null for one that is
 * unknown or over, and for a link of a message, which nobody uses up by looking.
 */
export async function lihatHalamanData(
  context: Context,
  token: string,
): Promise<{ email_kunci: string; kabar: string } | null> {
  const row = await findBerlaku(context, token)
  return row?.halaman === 1 ? { email_kunci: row.email_kunci, kabar: row.kabar } : null
}

/** Notes what came of the last thing that was asked on a page, for as long as the page is open. */
export async function catatKabar(db: Kysely<Tables>, token: string, kabar: string): Promise<void> {
  await db.updateTable('tautan_data').set({ kabar }).where('token_hash', '=', hashToken(token)).execute()
}

/** A link whose time is not over; null for any other. */
async function findBerlaku({ trx, now }: Context, token: string): Promise<Row<'tautan_data'> | null> {
  const time = now.toISOString()
  const token_hash = hashToken(token)
  const row = await trx
    .selectFrom('tautan_data')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!row || row.created_at > time) return null
  const isOver = row.berakhir_pada <= time || (await latestKnown(trx, now)) >= Date.parse(row.batas_dikenal)
  if (!isOver) return row
  // Seen to be over, it stays so, whatever the clock says later.
  await trx.deleteFrom('tautan_data').where('token_hash', '=', token_hash).execute()
  return null
}

/** Removes links that open nothing any more. */
export async function deleteEndedTautanData(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('tautan_data').where('berakhir_pada', '<=', now.toISOString()).execute()
}
