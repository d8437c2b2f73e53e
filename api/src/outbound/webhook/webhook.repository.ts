import { RAHASIA_LAMA_JAM, WEBHOOK_LIMITS } from '@safar/shared/outbound/webhook/webhook'
import type { Webhook } from '@safar/shared/outbound/webhook/webhook-schema'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { lockKonten } from '../../platform/db/konten.ts'
import { latestEnd } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { skipQueued } from './kiriman.repository.ts'
import { daftarPeristiwa } from './queue-events.ts'
import { rahasiaBaru } from './tanda-tangan.ts'

const LAMA_MS = RAHASIA_LAMA_JAM * 3_600_000

/** Lists all webhooks as admins read them, oldest first. */
export async function listWebhook(db: Kysely<Tables>, now: Date): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhook').selectAll().orderBy('id').execute()
  const counts = await db
    .selectFrom('kiriman_hook')
    .select(['webhook_id', 'keadaan', sql<number | string>`count(*)`.as('n')])
    .where('keadaan', 'in', ['antre', 'gagal'])
    .groupBy(['webhook_id', 'keadaan'])
    .execute()
  return rows.map((row) => {
    const of = (keadaan: 'antre' | 'gagal') =>
      Number(counts.find((each) => each.webhook_id === row.id && each.keadaan === keadaan)?.n ?? 0)
    return toWebhook(row, { antre: of('antre'), gagal: of('gagal') }, now)
  })
}

/** Finds a webhook as admins read it; null if there is none. */
export async function findWebhook(db: Kysely<Tables>, id: number, now: Date): Promise<Webhook | null> {
  return (await listWebhook(db, now)).find((webhook) => webhook.id === id) ?? null
}

function toWebhook(row: StoredRow<'webhook'>, jumlah: { antre: number; gagal: number }, now: Date): Webhook {
  const { id, alamat, keadaan, alasan, berhasil_pada, rahasia_lama_sampai, dibuat_oleh, created_at } = row
  return {
    id,
    alamat,
    peristiwa: daftarPeristiwa(row.peristiwa),
    keadaan,
    alasan,
    berhasil_pada,
    rahasia_lama_sampai: isLamaBerlaku(row, now) ? rahasia_lama_sampai : null,
    ...jumlah,
    dibuat_oleh,
    created_at,
  }
}

/**
 * Tells whether the former secret still signs. An end further off than any set now came from a clock that was ahead.
 */
const isLamaBerlaku = ({ rahasia_lama, rahasia_lama_sampai }: StoredRow<'webhook'>, now: Date) =>
  rahasia_lama !== '' &&
  rahasia_lama_sampai !== null &&
  now.toISOString() < rahasia_lama_sampai &&
  Date.parse(rahasia_lama_sampai) <= latestEnd(now, LAMA_MS)

/**
 * Returns the secrets that sign now, the newest first.
 * @throws SealedError if they do not open
 */
export function rahasiaBerlaku(vault: Vault, row: StoredRow<'webhook'>, now: Date): string[] {
  const open = (field: RahasiaField) => vault.open(placeOf(row.id, field), row[field]).toString()
  return isLamaBerlaku(row, now) ? [open('rahasia'), open('rahasia_lama')] : [open('rahasia')]
}

type RahasiaField = 'rahasia' | 'rahasia_lama'
const placeOf = (id: number, field: RahasiaField) => ({ noun: 'webhook', record: id, field })

interface Baru {
  alamat: string
  peristiwa: readonly string[]
  oleh: string
}

const setOf = (peristiwa: readonly string[]) => [...new Set(peristiwa)].join(' ')

/** The transaction of a change, and the vault that seals its secrets. */
interface Sealing {
  trx: Transaction<Tables>
  vault: Vault
}

/**
 * Adds a webhook and returns its id and secret; null at the largest number.
 * @throws HttpError 503 without the data key
 */
export async function insertWebhook(
  { trx, vault }: Sealing,
  { alamat, peristiwa, oleh }: Baru,
  now: Date,
): Promise<{ id: number; rahasia: string } | null> {
  // One at a time: PostgreSQL would let two count the same.
  await lockKonten(trx)
  const { n } = await trx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .executeTakeFirstOrThrow()
  if (Number(n) >= WEBHOOK_LIMITS.banyak) return null
  const rahasia = rahasiaBaru()
  const time = now.toISOString()
  const { id } = await trx
    .insertInto('webhook')
    .values({
      alamat,
      peristiwa: setOf(peristiwa),
      rahasia: '',
      rahasia_lama: '',
      rahasia_lama_sampai: null,
      keadaan: 'aktif',
      alasan: '',
      berhasil_pada: null,
      dibuat_oleh: oleh,
      created_at: time,
      updated_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // It is sealed for its id, which is known by now.
  const sealed = await vault.seal(trx, placeOf(id, 'rahasia'), Buffer.from(rahasia))
  await trx.updateTable('webhook').set({ rahasia: sealed }).where('id', '=', id).execute()
  return { id, rahasia }
}

interface WebhookPatch {
  alamat?: string | undefined
  peristiwa?: readonly string[] | undefined
  aktif?: boolean | undefined
}

/** Changes a webhook; one that is stopped skips its waiting deliveries. False if there is none. */
export async function updateWebhook(
  context: Context,
  id: number,
  { alamat, peristiwa, aktif }: WebhookPatch,
): Promise<boolean> {
  const result = await context.trx
    .updateTable('webhook')
    .set({
      updated_at: context.now.toISOString(),
      ...(alamat !== undefined && { alamat }),
      ...(peristiwa && { peristiwa: setOf(peristiwa) }),
      ...(aktif !== undefined && { keadaan: aktif ? 'aktif' : 'dijeda', alasan: '' }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) === 0) return false
  if (aktif === false) await skipQueued(context, id, 'Webhook dijeda.')
  return true
}

/**
 * Gives a webhook a new secret; the former one also signs for a day, if it opens. Null if there is none.
 * @throws HttpError 503 without the data key
 */
export async function replaceSecret({ trx, vault }: Sealing, id: number, now: Date): Promise<string | null> {
  const row = await trx.selectFrom('webhook').select('rahasia').where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const rahasia = rahasiaBaru()
  const seal = (field: RahasiaField, value: Buffer) => vault.seal(trx, placeOf(id, field), value)
  const lama = openOrNull(() => vault.open(placeOf(id, 'rahasia'), row.rahasia))
  await trx
    .updateTable('webhook')
    .set({
      rahasia: await seal('rahasia', Buffer.from(rahasia)),
      rahasia_lama: lama ? await seal('rahasia_lama', lama) : '',
      rahasia_lama_sampai: new Date(now.getTime() + LAMA_MS).toISOString(),
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute()
  return rahasia
}

/** Deletes a webhook with its deliveries; returns its address, or null if there is none. */
export async function deleteWebhook(trx: Transaction<Tables>, id: number): Promise<string | null> {
  const row = await trx.deleteFrom('webhook').where('id', '=', id).returning('alamat').executeTakeFirst()
  return row?.alamat ?? null
}

/** Returns the host of a webhook's address, since whole addresses hold secrets of their receivers. */
export function namaWebhook(alamat: string): string {
  return URL.parse(alamat)?.host ?? ''
}
