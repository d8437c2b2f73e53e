import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { kodeTotp, langkahOf } from './kode-totp.ts'

/** The length of a secret, that of the hash: 160 bits. */
const SECRET_BYTES = 20
/** Clocks of phones differ from the server's by less, and a code takes a while to be typed. */
const WINDOW = [-1, 0, 1]

/**
 * Seals the secret of an account's app.
 * @throws HttpError 503 without the data key
 */
export function sealTotp(
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  akunId: number,
  secret: Buffer,
): Promise<string> {
  return vault.seal(db, placeOf(akunId), secret)
}

const placeOf = (akunId: number) => ({ noun: 'totp', record: akunId, field: 'rahasia' })

/**
 * Begins to set up an app, anew if that was begun before; returns the secret. Null if one is set up already.
 * @throws HttpError 503 without the data key
 */
export async function startTotp(
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  akunId: number,
  now: Date,
): Promise<Buffer | null> {
  const secret = randomBytes(SECRET_BYTES)
  const begun = {
    rahasia: await sealTotp({ db, vault }, akunId, secret),
    langkah: 0,
    created_at: now.toISOString(),
  }
  const result = await db
    .insertInto('totp')
    .values({ akun_id: akunId, ...begun })
    .onConflict((conflict) =>
      conflict.column('akun_id').doUpdateSet(begun).where('totp.aktif_pada', 'is', null),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0 ? secret : null
}

/** The result of a code: right, wrong, or unknown because the server lost the key. */
export type NilaiKode = 'benar' | 'salah' | 'tak-terbaca'

/**
 * Uses up a code of the app. Only steps after the last used one count: no code works twice, even in two concurrent
 * calls, and a clock that is set back gives none back.
 */
export async function consumeTotp(
  { db, vault }: { db: Kysely<Tables>; vault: Vault },
  akunId: number,
  kode: string,
  now: Date,
  isAktif = true,
): Promise<NilaiKode> {
  const row = await db
    .selectFrom('totp')
    .selectAll()
    .where('akun_id', '=', akunId)
    .where('aktif_pada', isAktif ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) return 'salah'
  const secret = openOrNull(() => vault.open(placeOf(akunId), row.rahasia))
  if (!secret) return 'tak-terbaca'
  const typed = Buffer.from(kode)
  const langkah = WINDOW.map((by) => langkahOf(now) + by).find((step) => {
    const right = Buffer.from(kodeTotp(secret, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  })
  if (langkah === undefined) return 'salah'
  const taken = await db
    .updateTable('totp')
    .set({ langkah })
    .where('akun_id', '=', akunId)
    .where('rahasia', '=', row.rahasia)
    .where('langkah', '<', langkah)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) > 0 ? 'benar' : 'salah'
}

/** Activates the app. False if it is active, or was not begun. */
export async function activateTotp({ trx, now }: Context, akunId: number): Promise<boolean> {
  const result = await trx
    .updateTable('totp')
    .set({ aktif_pada: now.toISOString() })
    .where('akun_id', '=', akunId)
    .where('aktif_pada', 'is', null)
    // Begun anew since its first code was taken: that one was of another secret.
    .where('langkah', '>', 0)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Deletes the app's secret. False if there is none. */
export async function deleteTotp(trx: Transaction<Tables>, akunId: number): Promise<boolean> {
  const result = await trx.deleteFrom('totp').where('akun_id', '=', akunId).executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}
