import { KIRIMAN_HARI } from '@safar/shared/outbound/webhook/webhook'
import type { KirimanHook, KirimanHookPage } from '@safar/shared/outbound/webhook/webhook-schema'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { agedBefore } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { pageMeta } from '../../platform/http/params.ts'
import { triesEnded } from '../kotak-keluar/queue-lease.ts'

const DAY_MS = 86_400_000

/** Lists webhooks with waiting deliveries. */
export async function hooksWithQueue(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('kiriman_hook')
    .select('webhook_id')
    .distinct()
    .where('keadaan', '=', 'antre')
    .execute()
  return rows.map(({ webhook_id }) => webhook_id)
}

/** Releases deliveries leased by a killed process: they may have arrived, and receivers recognise them by their id. */
export async function releaseInterrupted(db: Kysely<Tables>, masaMs: number, now: Date): Promise<void> {
  await db
    .updateTable('kiriman_hook')
    .set({ pemegang: '', dipegang_sampai: '', updated_at: now.toISOString() })
    .where('keadaan', '=', 'antre')
    .where('pemegang', '!=', '')
    .where(({ eb, or }) =>
      or([
        eb('dipegang_sampai', '<=', now.toISOString()),
        // Longer than any is held.
        eb('dipegang_sampai', '>', new Date(now.getTime() + masaMs).toISOString()),
      ]),
    )
    .execute()
}

/** The result of a try to deliver. */
export type HasilKiriman = { alasan: string; kode: number | null } & (
  | { keadaan: 'antre'; berikutnya: Date }
  | { keadaan: 'dikirim' | 'gagal' | 'dilewati' }
)

/** Records the result of a try. */
export async function noteDeliveryResult(
  db: Kysely<Tables>,
  { id, pemegang }: Pick<StoredRow<'kiriman_hook'>, 'id' | 'pemegang'>,
  hasil: HasilKiriman,
  now: Date,
): Promise<void> {
  const time = now.toISOString()
  await db
    .updateTable('kiriman_hook')
    .set({
      keadaan: hasil.keadaan,
      alasan: hasil.alasan,
      kode: hasil.kode,
      pemegang: '',
      dipegang_sampai: '',
      updated_at: time,
      ...(hasil.keadaan === 'dikirim' && { dikirim_pada: time }),
      ...(hasil.keadaan === 'antre' && { berikutnya: hasil.berikutnya.toISOString() }),
    })
    .where('id', '=', id)
    .where('pemegang', '=', pemegang)
    .execute()
}

/** Skips waiting deliveries of a webhook, except for one on its way. */
export async function skipQueued({ trx, now }: Context, webhook_id: number, alasan: string): Promise<void> {
  await trx
    .updateTable('kiriman_hook')
    .set({ keadaan: 'dilewati', alasan, updated_at: now.toISOString() })
    .where('webhook_id', '=', webhook_id)
    .where('keadaan', '=', 'antre')
    .where('pemegang', '=', '')
    .execute()
}

/** Returns a page of a webhook's deliveries, newest first. */
export async function listKiriman(
  db: Kysely<Tables>,
  webhook_id: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<KirimanHookPage> {
  const of = db.selectFrom('kiriman_hook').where('webhook_id', '=', webhook_id)
  const { n } = await of.select(({ fn }) => fn.countAll<number | string>().as('n')).executeTakeFirstOrThrow()
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data: rows.map(toKiriman), meta: pageMeta(Number(n), { page, per_page }) }
}

/** Finds a delivery of a webhook; null if it has none of that id. */
export async function findKiriman(
  db: Kysely<Tables>,
  webhook_id: number,
  id: number,
): Promise<KirimanHook | null> {
  const row = await db
    .selectFrom('kiriman_hook')
    .selectAll()
    .where('id', '=', id)
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst()
  return row ? toKiriman(row) : null
}

function toKiriman(row: StoredRow<'kiriman_hook'>): KirimanHook {
  const { id, pesan_id, peristiwa, keadaan, alasan, kode, dikirim_pada, created_at } = row
  const percobaan = triesEnded(row)
  const berikutnya = keadaan === 'antre' ? row.berikutnya : null
  return { id, pesan_id, peristiwa, keadaan, alasan, kode, percobaan, berikutnya, dikirim_pada, created_at }
}

/** Schedules a delivery for now, however often it was tried; null if it is on its way. */
export async function retryDelivery(db: Kysely<Tables>, id: number, now: Date): Promise<KirimanHook | null> {
  const time = now.toISOString()
  const row = await db
    .updateTable('kiriman_hook')
    .set({ keadaan: 'antre', percobaan: 0, berikutnya: time, updated_at: time })
    .where('id', '=', id)
    .where('pemegang', '=', '')
    .returningAll()
    .executeTakeFirst()
  return row ? toKiriman(row) : null
}

/** Deletes deliveries past their retention. */
export async function forgetOldKiriman(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, new Date(now.getTime() - KIRIMAN_HARI * DAY_MS))).toISOString()
  await db.deleteFrom('kiriman_hook').where('created_at', '<', before).execute()
}
