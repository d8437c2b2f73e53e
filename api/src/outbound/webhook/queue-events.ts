import { randomUUID } from 'node:crypto'
import { PERISTIWA_UJI, type Peristiwa } from '@safar/shared/outbound/webhook/webhook'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Moment } from '../../platform/db/moment.ts'
import { seenTime } from '../../platform/db/seen-time.ts'

/** An event for other systems. */
export interface Kejadian {
  peristiwa: Peristiwa
  /** The key of the event, of which a repetition sends nothing. */
  kunci: string
  /** The data: numbers and codes of ours, never who somebody is. */
  data: Record<string, string | number | null>
  /** The address where the API tells the rest to whoever may read it. */
  tautan: string
}

/** The stored content of a delivery; its link becomes absolute when it is sent. */
export interface IsiKiriman {
  pada: string
  data: Kejadian['data']
  tautan: string
}

/** Rows of one statement. */
const AT_ONCE = 50

/** Queues a delivery for every webhook subscribed to an event, in the event's transaction. */
export async function queueEvents(
  { trx, now }: Moment,
  kejadian: Kejadian | readonly Kejadian[],
): Promise<void> {
  const hooks = await trx
    .selectFrom('webhook')
    .select(['id', 'peristiwa'])
    .where('keadaan', '=', 'aktif')
    .execute()
  if (hooks.length === 0) return
  const seen = await seenTime(trx, now)
  const rows = [kejadian].flat().flatMap(({ peristiwa, kunci, data, tautan }) => {
    const asked = hooks.filter((hook) => daftarPeristiwa(hook.peristiwa).includes(peristiwa))
    const isi: IsiKiriman = { pada: now.toISOString(), data, tautan }
    const row = barisBaru({ peristiwa, kunci: `${peristiwa}:${kunci}`, isi }, now, seen)
    return asked.map(({ id }) => ({ ...row, webhook_id: id }))
  })
  for (const part of inParts(rows, AT_ONCE))
    await trx
      .insertInto('kiriman_hook')
      .values(part)
      .onConflict((conflict) => conflict.columns(['webhook_id', 'kunci']).doNothing())
      .execute()
}

/** Queues a trial delivery for one webhook; returns its id. */
export async function queueTestDelivery({ trx, now }: Moment, webhook_id: number): Promise<number> {
  const isi: IsiKiriman = { pada: now.toISOString(), data: {}, tautan: '/api/docs' }
  const row = barisBaru(
    { peristiwa: PERISTIWA_UJI, kunci: `${PERISTIWA_UJI}:${randomUUID()}`, isi },
    now,
    await seenTime(trx, now),
  )
  const { id } = await trx
    .insertInto('kiriman_hook')
    .values({ ...row, webhook_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function barisBaru(baru: { peristiwa: string; kunci: string; isi: IsiKiriman }, now: Date, seen: Date) {
  const time = now.toISOString()
  return {
    pesan_id: `pesan_${randomUUID()}`,
    peristiwa: baru.peristiwa,
    kunci: baru.kunci,
    isi: JSON.stringify(baru.isi),
    keadaan: 'antre' as const,
    alasan: '',
    kode: null,
    percobaan: 0,
    berikutnya: time,
    pemegang: '',
    dipegang_sampai: '',
    dikirim_pada: null,
    created_at: seen.toISOString(),
    updated_at: time,
  }
}

/** Returns the events of a stored list. */
export const daftarPeristiwa = (stored: string): string[] => stored.split(' ').filter(Boolean)
