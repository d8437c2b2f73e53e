import { HALAMAN_DATA_MENIT, TAUTAN_DATA_JAM } from '@safar/shared/people/permintaan-data/jenis'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { latestKnown } from '../../access/session/tautan.repository.ts'
import { hashToken, newToken } from '../../access/session/token.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'
import { openWords, sealWords } from '../../platform/vault/sealed-words.ts'

const MINUTE_MS = 60_000
const LIFE_MS = { surat: TAUTAN_DATA_JAM * 60 * MINUTE_MS, halaman: HALAMAN_DATA_MENIT * MINUTE_MS } as const

/** The owner of the data that a link opens, and its request. */
export interface Pemohon {
  email_kunci: string
  permintaan_id: number
}

/**
 * Makes a link of a message, or a session of the page behind it, and returns its token, which is stored nowhere else.
 */
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
 * Opens the page of a person's data: a message's link is used up and exchanged for a session of the page. Null for one
 * that is unknown, used, expired, or of a future time. `isFirst` is true if the link has just come by mail.
 */
export async function openDataLink(
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
 * Returns the owner of a page's token, with the noted result of the last action (`catatKabar`). Null for one that is
 * unknown or expired, and for a message's link, which looking does not use up.
 */
export async function viewDataPage(
  context: Context,
  token: string,
): Promise<{ email_kunci: string; kabar: string } | null> {
  const row = await findBerlaku(context, token)
  if (row?.halaman !== 1) return null
  const kabar = openWords(context.trx, newsOf(token), row.kabar)
  return { email_kunci: row.email_kunci, kabar: kabar === TERSEGEL ? '' : kabar }
}

/** The place of the news on a page. What somebody typed and was refused for stands in it. */
const newsOf = (token: string): Place => ({ noun: 'tautan_data', record: hashToken(token), field: 'kabar' })

/** Notes the result of the last action on a page, for as long as the page is open. */
export async function noteNews(db: Kysely<Tables>, token: string, words: string): Promise<void> {
  const kabar = await sealWords(db, newsOf(token), words)
  await db.updateTable('tautan_data').set({ kabar }).where('token_hash', '=', hashToken(token)).execute()
}

/** Finds a link that has not expired; null for any other. */
async function findBerlaku({ trx, now }: Context, token: string): Promise<StoredRow<'tautan_data'> | null> {
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

/** Deletes expired links. */
export async function deleteEndedTautanData(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('tautan_data').where('berakhir_pada', '<=', now.toISOString()).execute()
}
