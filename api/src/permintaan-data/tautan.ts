import { HALAMAN_DATA_MENIT, TAUTAN_DATA_JAM } from '@safar/shared/permintaan-data/jenis'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { latestKnown } from '../session/tautan.repository.ts'
import { hashToken, newToken } from '../session/token.ts'

const MINUTE_MS = 60_000
const LIFE_MS = { surat: TAUTAN_DATA_JAM * 60 * MINUTE_MS, halaman: HALAMAN_DATA_MENIT * MINUTE_MS } as const

/** Whose data a link opens, and by which request. */
export interface Pemohon {
  email_kunci: string
  permintaan_id: number
}

/** Makes a link, of a message or of the page behind it, and gives its token, which is kept nowhere but there. */
export async function newTautanData(
  trx: Transaction<Tables>,
  pemohon: Pemohon,
  letak: keyof typeof LIFE_MS,
  now: Date,
): Promise<string> {
  const token = newToken()
  const known = await latestKnown(trx, now)
  await trx
    .insertInto('tautan_data')
    .values({
      token_hash: hashToken(token),
      email_kunci: pemohon.email_kunci,
      permintaan_id: pemohon.permintaan_id,
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
  trx: Transaction<Tables>,
  token: string,
  now: Date,
): Promise<(Pemohon & { token: string; isFirst: boolean }) | null> {
  const time = now.toISOString()
  const token_hash = hashToken(token)
  const row = await trx
    .selectFrom('tautan_data')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!row || row.created_at > time) return null
  const isOver = row.berakhir_pada <= time || (await latestKnown(trx, now)) >= Date.parse(row.batas_dikenal)
  if (isOver) {
    // Seen to be over, it stays so, whatever the clock says later.
    await trx.deleteFrom('tautan_data').where('token_hash', '=', token_hash).execute()
    return null
  }
  const { email_kunci, permintaan_id, halaman } = row
  if (halaman === 1) return { email_kunci, permintaan_id, token, isFirst: false }
  const used = await trx.deleteFrom('tautan_data').where('token_hash', '=', token_hash).executeTakeFirst()
  // Of two at once, the second finds it used.
  if (Number(used.numDeletedRows) === 0) return null
  const next = await newTautanData(trx, { email_kunci, permintaan_id }, 'halaman', now)
  return { email_kunci, permintaan_id, token: next, isFirst: true }
}

/** Removes links that open nothing any more. */
export async function deleteEndedTautanData(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('tautan_data').where('berakhir_pada', '<=', now.toISOString()).execute()
}
