import { createHash, randomBytes } from 'node:crypto'
import { DAPAT_DIHENTIKAN, type StoppedAddress } from '@safar/shared/outbound/kotak-keluar/stopped-addresses'
import type { Kysely, Transaction } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import { agedBefore, seenTime } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'

/*
 * Addresses that unsubscribed from what they did not ask for. An address has one token for as
 * long as it is known: the link in an old message still works, and does nothing but this.
 */

const DAY_MS = 86_400_000
/** Days that an address without a wish is known: its last links are in messages as old as that. */
const TANPA_HENTI_HARI = 400
const LIST_MOST = 500

/** Returns an address as it is looked up: in lower case, without a part behind a plus, for Gmail without dots. */
export function kotakOf(alamat: string): string {
  const [nama = '', host = ''] = alamat.toLowerCase().split('@')
  if (host === '') return alamat
  const box = nama.split('+', 1)[0] ?? ''
  // There, dots in a name are none.
  return `${/^(?:gmail|googlemail)\.com$/.test(host) ? box.replaceAll('.', '') : box}@${host}`
}

/** Returns the unsubscribe token of an address, made at first use. */
export async function stopToken({ trx, now }: Context, alamat: string): Promise<string> {
  const known = kotakOf(alamat)
  const created_at = (await seenTime(trx, now)).toISOString()
  await trx
    .insertInto('alamat_surat')
    .values({
      alamat: known,
      token: randomBytes(24).toString('base64url'),
      oleh: '',
      henti_pada: null,
      created_at,
    })
    // An address is known for as long as its last message may lie in a mailbox.
    .onConflict((conflict) => conflict.column('alamat').doUpdateSet({ created_at }))
    .execute()
  const { token } = await trx
    .selectFrom('alamat_surat')
    .select('token')
    .where('alamat', '=', known)
    .executeTakeFirstOrThrow()
  return token
}

/** Tells whether an address is unsubscribed. */
export async function isStopped(db: Kysely<Tables>, alamat: string): Promise<boolean> {
  const row = await db
    .selectFrom('alamat_surat')
    .select('henti_pada')
    .where('alamat', 'in', keptAs(alamat))
    .where('henti_pada', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns those of some addresses that are unsubscribed, in few statements for all of them. */
export async function stoppedAmong(db: Kysely<Tables>, alamat: readonly string[]): Promise<Set<string>> {
  const keptOf = new Map(alamat.filter(Boolean).map((one) => [one, keptAs(one)]))
  const stopped = new Set<string>()
  for (const part of inParts([...keptOf.values()].flat())) {
    const rows = await db
      .selectFrom('alamat_surat')
      .select('alamat')
      .where('alamat', 'in', part)
      .where('henti_pada', 'is not', null)
      .execute()
    for (const row of rows) stopped.add(row.alamat)
  }
  return new Set([...keptOf].filter(([, kept]) => kept.some((one) => stopped.has(one))).map(([one]) => one))
}

/** Returns the unsubscribe token for the header of a message; empty if the address has none. */
export async function tokenOf(db: Kysely<Tables>, alamat: string): Promise<string> {
  const row = await db
    .selectFrom('alamat_surat')
    .select('token')
    .where('alamat', '=', kotakOf(alamat))
    .executeTakeFirst()
  return row?.token ?? ''
}

/**
 * Unsubscribes the address of a token, whoever holds the message; returns the address, or null for an unknown token.
 */
export async function stopByToken(
  deps: Pick<AppDeps, 'database' | 'now'>,
  token: string,
): Promise<string | null> {
  const row = await deps.database.db
    .selectFrom('alamat_surat')
    .select(['alamat', 'henti_pada'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return null
  if (row.henti_pada === null) await transact(deps, null, (context) => stopMailTo(context, row.alamat, ''))
  return row.alamat
}

/** Unsubscribes an address and cancels its waiting messages that can be. `oleh` is the member of staff who did it. */
export async function stopMailTo(context: Context, alamat: string, oleh: string): Promise<StoppedAddress> {
  const known = kotakOf(alamat)
  const henti_pada = context.now.toISOString()
  await stopToken(context, known)
  await context.trx
    .updateTable('alamat_surat')
    .set({ henti_pada, oleh })
    .where('alamat', '=', known)
    .where('henti_pada', 'is', null)
    .execute()
  await context.trx
    .updateTable('kotak_keluar')
    .set({ keadaan: 'dilewati', alasan: ALASAN_HENTI, teks: '', html: '', updated_at: henti_pada })
    .where('kotak', '=', known)
    .where('peristiwa', 'in', DAPAT_DIHENTIKAN)
    .where('keadaan', '=', 'antre')
    .where('pemegang', '=', '')
    .execute()
  const row = await context.trx
    .selectFrom('alamat_surat')
    .select(['oleh', 'henti_pada'])
    .where('alamat', '=', known)
    .executeTakeFirstOrThrow()
  return { alamat: known, oleh: row.oleh, henti_pada: row.henti_pada ?? henti_pada }
}

/** The reason of a message that was not sent to an unsubscribed address. */
export const ALASAN_HENTI = 'Pemilik alamat ini minta tidak dikirimi tanda terima pendaftaran dan pengingat.'

/** Subscribes an address again; false if it was not unsubscribed. */
export async function resumeMailTo(trx: Transaction<Tables>, alamat: string): Promise<boolean> {
  const result = await trx
    .updateTable('alamat_surat')
    .set({ henti_pada: null, oleh: '' })
    .where('alamat', 'in', keptAs(alamat))
    .where('henti_pada', 'is not', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Lists unsubscribed addresses, newest first. */
export async function listStopped(db: Kysely<Tables>): Promise<StoppedAddress[]> {
  const rows = await db
    .selectFrom('alamat_surat')
    .select(['alamat', 'oleh', 'henti_pada'])
    .where('henti_pada', 'is not', null)
    .where('alamat', 'not like', `${SAMARAN}%`)
    .orderBy('henti_pada', 'desc')
    .limit(LIST_MOST)
    .execute()
  return rows.flatMap(({ alamat, oleh, henti_pada }) => (henti_pada ? [{ alamat, oleh, henti_pada }] : []))
}

/**
 * Deletes addresses and numbers of an erased person, once no other message to them is stored. Of an unsubscribed one a
 * hash stays: nobody writes to it, and nobody can read whose it is.
 */
export async function forgetRecipients(trx: Transaction<Tables>, alamat: readonly string[]): Promise<void> {
  for (const part of inParts([...new Set(alamat.filter(Boolean).map(kotakOf))])) {
    const gone = await trx
      .deleteFrom('alamat_surat')
      .where('alamat', 'in', part)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('kotak_keluar')
              .select('id')
              .whereRef('kotak_keluar.kotak', '=', 'alamat_surat.alamat'),
          ),
        ),
      )
      .returningAll()
      .execute()
    for (const row of gone.filter(({ henti_pada }) => henti_pada !== null))
      await trx
        .insertInto('alamat_surat')
        .values({ ...row, alamat: samaranOf(row.alamat) })
        .onConflict((conflict) => conflict.column('alamat').doNothing())
        .execute()
  }
}

const SAMARAN = 'sha256:'
/** An address that nobody reads any more, and that is still known again. */
const samaranOf = (kotak: string) => `${SAMARAN}${createHash('sha256').update(kotak).digest('hex')}`
/** Returns the forms under which an address may be stored. */
function keptAs(alamat: string): string[] {
  const kotak = kotakOf(alamat)
  return [kotak, samaranOf(kotak)]
}

/** Deletes addresses that are not unsubscribed and to which nothing was sent for long. */
export async function forgetAddresses(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (await agedBefore(db, new Date(now.getTime() - TANPA_HENTI_HARI * DAY_MS))).toISOString()
  await db
    .deleteFrom('alamat_surat')
    .where('henti_pada', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
