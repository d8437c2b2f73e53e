import { emailKey, findAkun } from '../../access/session/akun.repository.ts'
import { transact } from '../../access/session/context.ts'
import { countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { ATUR_ULANG_MS, newTautan } from '../../access/session/tautan.repository.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { queuePasswordReset } from './surat-akun.ts'

/** Messages to one account in a quarter of an hour, whoever asks. */
const MAILS_PER_ACCOUNT = 5

/**
 * Sends a reset link to the account of a mail address, if one may sign in. After some messages no more are sent;
 * earlier links stay valid, so that nobody locks the owner out by asking.
 */
export async function sendPasswordReset(deps: AppDeps, email: string): Promise<void> {
  const { db } = deps.database
  const akun = await findAkun(db, email)
  if (!akun || akun.ditangguhkan_pada) return
  const mails = { key: `lupa-akun:${emailKey(email)}`, limit: MAILS_PER_ACCOUNT, windowMs: LONGEST_MS }
  if ((await countTry(db, [mails], deps.now())) !== null) return
  const dari = await readKantor(deps)
  await transact(deps, null, async (context) => {
    const token = await newTautan(context, akun.id, ATUR_ULANG_MS)
    await queuePasswordReset(context, akun, token, dari)
  })
}
