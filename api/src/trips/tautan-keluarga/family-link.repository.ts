import {
  HALAMAN_KELUARGA_MENIT,
  lastDigits,
  TAUTAN_KELUARGA_COBA,
  TAUTAN_KELUARGA_HARI,
  type TautanAkhir,
} from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { latestKnown } from '../../access/session/tautan.repository.ts'
import { hashToken, newToken } from '../../access/session/token.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { noteFamilyEvent } from './family-events.ts'

/*
 * Links of families and the pages that are open by them. Whoever tries a link holds its row: of eleven who send wrong
 * digits at once ten are counted, and the last of these ends it.
 */

const MINUTE_MS = 60_000
const LINK_MS = TAUTAN_KELUARGA_HARI * 24 * 60 * MINUTE_MS
const PAGE_MS = HALAMAN_KELUARGA_MENIT * MINUTE_MS

type LinkRow = StoredRow<'tautan_keluarga'>

/** Makes a link of a booking, in its turn, and ends those of before. Its token is stored nowhere. */
export async function newFamilyLink(
  context: Context,
  pemesanan_id: number,
): Promise<{ token: string; berakhir_pada: string }> {
  const { trx, now, actor } = context
  await endFamilyLinks(context, pemesanan_id, 'diganti')
  const token = newToken()
  const known = await latestKnown(trx, now)
  const berakhir_pada = new Date(now.getTime() + LINK_MS).toISOString()
  await trx
    .insertInto('tautan_keluarga')
    .values({
      token_hash: hashToken(token),
      pemesanan_id,
      akun_id: actor ? Number(actor.id) : null,
      token_id: actor?.token ?? null,
      created_at: now.toISOString(),
      berakhir_pada,
      batas_dikenal: new Date(known + LINK_MS).toISOString(),
      akhir: '',
      salah: 0,
      dibuka_pada: null,
    })
    .execute()
  await noteFamilyEvent(context, pemesanan_id, 'tautan')
  return { token, berakhir_pada }
}

/** Ends the links of a booking that open; returns their number. */
export async function endFamilyLinks(
  { trx }: Pick<Context, 'trx'>,
  pemesanan_id: number,
  akhir: TautanAkhir,
): Promise<number> {
  const ended = await trx
    .updateTable('tautan_keluarga')
    .set({ akhir })
    .where('pemesanan_id', '=', pemesanan_id)
    .where('akhir', '=', '')
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Returns the newest link of a booking with the name of who made it; undefined if none was made. */
export function findNewestLink(db: Kysely<Tables>, pemesanan_id: number) {
  return db
    .selectFrom('tautan_keluarga')
    .leftJoin('akun', 'akun.id', 'tautan_keluarga.akun_id')
    .selectAll('tautan_keluarga')
    .select(({ fn, val }) => fn.coalesce('akun.nama', val('')).as('oleh'))
    .where('pemesanan_id', '=', pemesanan_id)
    .orderBy('tautan_keluarga.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A link that opened: whose booking, and the token of the page where one was asked for. */
interface Opened {
  is: 'open'
  link: LinkRow
  page: { token: string; berakhir_pada: string } | null
}

/** The result of a try at a link. */
export type Tried =
  | Opened
  | { is: 'unknown' }
  | { is: 'asking' }
  | { is: 'wrong'; sisa: number }
  | { is: 'over'; akhir: TautanAkhir }

/**
 * Tries a link with the last four digits of the payer's phone. Wrong ones are counted, and ten of them end it, so the
 * transaction has to be committed whatever came of it. `page` opens a page with a token of its own.
 */
export async function tryFamilyLink(
  context: Context,
  token: string,
  { angka, page }: { angka: string; page: boolean },
): Promise<Tried> {
  const { trx, now } = context
  const token_hash = hashToken(token)
  const find = () =>
    trx.selectFrom('tautan_keluarga').selectAll().where('token_hash', '=', token_hash).executeTakeFirst()
  const seen = await find()
  if (!seen || seen.created_at > now.toISOString()) return { is: 'unknown' }
  await holdRow(trx, 'tautan_keluarga', seen.id, 'change')
  const link = (await find()) ?? seen
  const akhir = await endOf(context, link)
  if (akhir !== '') return { is: 'over', akhir }
  const booking = await findBooking(trx, String(link.pemesanan_id))
  const right = booking ? lastDigits(booking.pemesan_telepon) : ''
  if (!booking || right === '') return { is: 'over', akhir: booking ? 'dicabut' : 'terhapus' }
  if (angka === '') return { is: 'asking' }
  if (angka !== right) return countWrong(context, link)
  const { id, pemesanan_id } = link
  await trx
    .updateTable('tautan_keluarga')
    .set({ dibuka_pada: now.toISOString() })
    .where('id', '=', id)
    .execute()
  await noteFamilyEvent(context, pemesanan_id, 'buka', { atMostEvery: page ? 0 : PAGE_MS })
  return { is: 'open', link, page: page ? await openPage(context, link) : null }
}

async function countWrong(context: Context, { id, pemesanan_id, salah }: LinkRow): Promise<Tried> {
  const sisa = TAUTAN_KELUARGA_COBA - salah - 1
  const isLast = sisa <= 0
  await context.trx
    .updateTable('tautan_keluarga')
    .set({ salah: salah + 1, ...(isLast && { akhir: 'coba' as const }) })
    .where('id', '=', id)
    .execute()
  if (!isLast) return { is: 'wrong', sisa }
  await noteFamilyEvent(context, pemesanan_id, 'terkunci')
  return { is: 'over', akhir: 'coba' }
}

async function openPage(
  { trx, now }: Context,
  link: LinkRow,
): Promise<{ token: string; berakhir_pada: string }> {
  const token = newToken()
  const known = await latestKnown(trx, now)
  const end = Math.min(now.getTime() + PAGE_MS, Date.parse(link.berakhir_pada))
  const berakhir_pada = new Date(end).toISOString()
  await trx
    .insertInto('halaman_keluarga')
    .values({
      token_hash: hashToken(token),
      tautan_id: link.id,
      created_at: now.toISOString(),
      berakhir_pada,
      batas_dikenal: new Date(known + end - now.getTime()).toISOString(),
    })
    .execute()
  return { token, berakhir_pada }
}

/** Returns why a link is over; empty while it opens. Seen to be over, it stays so, whatever the clock says later. */
async function endOf({ trx, now }: Pick<Context, 'trx' | 'now'>, link: LinkRow): Promise<TautanAkhir | ''> {
  if (link.akhir !== '') return link.akhir
  if (!isPast(link, now, await latestKnown(trx, now))) return ''
  await trx.updateTable('tautan_keluarga').set({ akhir: 'waktu' }).where('id', '=', link.id).execute()
  return 'waktu'
}

/** Tells whether a link or a page is past its end: by the clock, or by the newest time that the data know. */
const isPast = (
  { berakhir_pada, batas_dikenal }: Pick<LinkRow, 'berakhir_pada' | 'batas_dikenal'>,
  now: Date,
  known: number,
): boolean => berakhir_pada <= now.toISOString() || known >= Date.parse(batas_dikenal)

/** Returns the link whose page is open under a token; null for one that is closed, or unknown. */
export async function findOpenPage(db: Kysely<Tables>, token: string, now: Date): Promise<LinkRow | null> {
  const page = await db
    .selectFrom('halaman_keluarga')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!page || page.created_at > now.toISOString()) return null
  const link = await db
    .selectFrom('tautan_keluarga')
    .selectAll()
    .where('id', '=', page.tautan_id)
    .executeTakeFirst()
  if (link?.akhir !== '') return null
  const known = await latestKnown(db, now)
  if (isPast(page, now, known) || isPast(link, now, known)) return null
  const booking = await db
    .selectFrom('pemesanan')
    .select('pemesan_telepon')
    .where('id', '=', link.pemesanan_id)
    .executeTakeFirst()
  // Who was erased meanwhile has no phone any more that opens it.
  return booking && lastDigits(booking.pemesan_telepon) !== '' ? link : null
}

/** Tells whether a token is that of a link, open or not. */
export async function isFamilyLink(db: Kysely<Tables>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('tautan_keluarga')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes links whose days are over. */
export async function deleteEndedFamilyLinks(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('tautan_keluarga').where('berakhir_pada', '<=', now.toISOString()).execute()
}

/** Deletes pages that are closed. */
export async function deleteClosedPages(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('halaman_keluarga').where('berakhir_pada', '<=', now.toISOString()).execute()
}
