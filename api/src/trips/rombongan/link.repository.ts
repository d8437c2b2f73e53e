import type { LinkState } from '@safar/shared/trips/rombongan/link'
import { LINK_LIMITS, LINK_TOKEN } from '@safar/shared/trips/rombongan/link'
import type { RombonganLink } from '@safar/shared/trips/rombongan/rombongan-schema'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { latestKnown } from '../../access/session/tautan.repository.ts'
import { hashToken, newToken } from '../../access/session/token.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, HttpError, notFound } from '../../platform/http/errors.ts'

export type Link = StoredRow<'rombongan_tautan'>

const UNKNOWN = 'Tautan ini tidak dikenal. Minta kantor membuatkan yang baru.'
const NO_LINK = 'Tautan ini tidak ada.'
/** Answers of a link that has ended: a phone wipes what it kept when it hears one. */
const ENDED: Record<Exclude<LinkState, 'aktif'>, string> = {
  dicabut: 'Tautan ini sudah dicabut kantor. Data rombongan di HP ini dihapus.',
  berakhir: 'Masa tautan ini sudah habis. Data rombongan di HP ini dihapus.',
}

/** Returns the state of a link at a time: the later of the clock and the newest time that the data know. */
function stateOf({ dicabut_pada, berakhir_pada }: Link, known: number): LinkState {
  if (dicabut_pada !== null) return 'dicabut'
  return known >= Date.parse(berakhir_pada) ? 'berakhir' : 'aktif'
}

/** Lists the links of a departure, newest first. */
export async function listLinks(db: Kysely<Tables>, paketId: number, now: Date): Promise<RombonganLink[]> {
  const rows = await db
    .selectFrom('rombongan_tautan')
    .leftJoin('akun', 'akun.id', 'rombongan_tautan.akun_id')
    .leftJoin('token_api', 'token_api.id', 'rombongan_tautan.token_id')
    .selectAll('rombongan_tautan')
    .select(({ fn, val }) => fn.coalesce('token_api.nama', 'akun.nama', val('')).as('oleh'))
    .where('paket_id', '=', paketId)
    .orderBy('rombongan_tautan.id', 'desc')
    .limit(LINKS_SHOWN)
    .execute()
  const known = await latestKnown(db, now)
  return rows.map(({ oleh, ...row }) => ({
    id: row.id,
    untuk: row.untuk,
    keadaan: stateOf(row, known),
    dibuat_pada: row.created_at,
    berakhir_pada: row.berakhir_pada,
    dibuka_pada: row.dibuka_pada,
    dicabut_pada: row.dicabut_pada,
    oleh,
  }))
}
const LINKS_SHOWN = 50

/**
 * Makes a link and returns its token, which is stored nowhere. Older ones stay: each phone has its own, so that the
 * office ends that of the one which was lost.
 * @throws HttpError 409 if as many are open as may be
 */
export async function addLink(
  { trx, now, actor }: Context,
  paketId: number,
  { untuk, berakhir_pada }: Pick<Link, 'untuk' | 'berakhir_pada'>,
): Promise<{ id: number; token: string }> {
  const all = await listLinks(trx, paketId, now)
  const open = all.filter(({ keadaan }) => keadaan === 'aktif')
  if (open.length >= LINK_LIMITS.open)
    throw conflict(`Sudah ada ${open.length} tautan yang berlaku. Akhiri yang tidak dipakai lebih dulu.`, {
      data: open,
    })
  const token = newToken()
  const { id } = await trx
    .insertInto('rombongan_tautan')
    .values({
      paket_id: paketId,
      token_hash: hashToken(token),
      untuk,
      created_at: now.toISOString(),
      berakhir_pada,
      dicabut_pada: null,
      dibuka_pada: null,
      terbuka: '[]',
      akun_id: actor ? Number(actor.id) : null,
      token_id: actor?.token ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/**
 * Ends one link of a departure, or all of them; one that has ended stays as it is. Returns how many ended by it.
 * @throws HttpError 404 for one that is not of this departure
 */
export async function endLinks({ trx, now }: Context, paketId: number, id?: number): Promise<number> {
  if (id !== undefined) {
    const known = await trx
      .selectFrom('rombongan_tautan')
      .select('id')
      .where('paket_id', '=', paketId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) throw notFound(NO_LINK)
  }
  let ending = trx
    .updateTable('rombongan_tautan')
    .set({ dicabut_pada: now.toISOString() })
    .where('paket_id', '=', paketId)
    .where('dicabut_pada', 'is', null)
    .where('berakhir_pada', '>', now.toISOString())
  if (id !== undefined) ending = ending.where('id', '=', id)
  const { numUpdatedRows } = await ending.executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Finds the link of a token. Of one that is not known nothing is wiped: the office may have restored a backup.
 * @throws HttpError 404 for one that is unknown, 410 for one that has ended
 */
export async function findLink(db: Kysely<Tables>, token: string, now: Date): Promise<Link> {
  if (!LINK_TOKEN.test(token)) throw notFound(UNKNOWN)
  const row = await db
    .selectFrom('rombongan_tautan')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) throw notFound(UNKNOWN)
  const state = stateOf(row, await latestKnown(db, now))
  if (state !== 'aktif') throw new HttpError(410, ENDED[state], { keadaan: state })
  return row
}
