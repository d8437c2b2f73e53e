import type { User } from '@safar/shared/access/session/session-schema'
import type { Transaction } from 'kysely'
import { type Context, transact } from '../../access/session/context.ts'
import { faktorOf, isFaktorWajib } from '../../access/session/faktor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict } from '../../platform/http/errors.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { queueFactorChanged } from '../akun/surat-keamanan.ts'
import { deleteRecoveryCodes } from './pemulihan.ts'

export const FAKTOR_TERAKHIR =
  'Agensi mewajibkan verifikasi dua langkah untuk admin. Pasang cara yang lain dulu, lalu lepas yang ini.'

/**
 * Changes an account's factors, and queues a notice to its owner in the same transaction; `apa` is the change, null for
 * none.
 */
export async function changeFactor<Result>(
  deps: AppDeps,
  actor: User,
  akun: User,
  change: (context: Context) => Promise<{ result: Result; apa: string | null }>,
): Promise<Result> {
  // Read before: while a transaction of SQLite is under way nobody else writes.
  const kantor = await readKantor(deps)
  return transact(deps, actor, async (context) => {
    const { trx } = context
    // One change of an account at a time: PostgreSQL would let two count its factors alike.
    await trx
      .updateTable('akun')
      .set((column) => ({ role: column.ref('role') }))
      .where('id', '=', Number(akun.id))
      .execute()
    const { result, apa } = await change(context)
    const penerima = { id: Number(akun.id), email: akun.email, role: akun.role }
    if (apa !== null) {
      const kabar = { kunci: crypto.randomUUID(), apa }
      await queueFactorChanged(context, penerima, kabar, kantor)
    }
    return result
  })
}

/**
 * Deletes the recovery codes once the last factor is removed.
 * @throws HttpError 409 if an account would be left without a factor that it must have
 */
export async function afterRemoval(trx: Transaction<Tables>, { id, role }: User): Promise<void> {
  if ((await faktorOf(trx, Number(id))).length > 0) return
  if (role === 'admin' && (await isFaktorWajib(trx))) throw conflict(FAKTOR_TERAKHIR, {})
  await deleteRecoveryCodes(trx, Number(id))
}
