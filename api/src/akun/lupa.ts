import type { AppDeps } from '../deps.ts'
import { readAgency } from '../pengaturan/agency.ts'
import { emailKey, findAkun } from '../session/akun.repository.ts'
import { networkOf } from '../session/jaringan.ts'
import { countTry, LONGEST_MS } from '../session/percobaan.ts'
import { ATUR_ULANG_MS, newTautan } from '../session/tautan.repository.ts'
import { antreAturUlang } from './surat-akun.ts'

/** One network may ask this often in a quarter of an hour, for one account and for all of them. */
const ASKS_PER_ACCOUNT = 5
const ASKS_PER_NETWORK = 30
/** Messages to one account in a quarter of an hour, whoever asks. */
const MAILS_PER_ACCOUNT = 5

/** Counts a wish for a link. Null where it may go on, else the seconds to wait: the same for mails with and without account. */
export function countLupa(
  { database: { db }, now }: Pick<AppDeps, 'database' | 'now'>,
  { email, ip }: { email: string; ip: string },
): Promise<number | null> {
  const network = `lupa:${networkOf(ip)}`
  return countTry(
    db,
    [
      { key: network, limit: ASKS_PER_NETWORK, windowMs: LONGEST_MS },
      { key: `${network}:${emailKey(email)}`, limit: ASKS_PER_ACCOUNT, windowMs: LONGEST_MS },
    ],
    now(),
  )
}

/**
 * Sends a link to the account of a mail, where there is one that may sign in. Beyond some messages nothing more is sent; the
 * ones before stay good, so that nobody keeps the owner out by asking.
 */
export async function kirimAturUlang(deps: AppDeps, email: string): Promise<void> {
  const { db } = deps.database
  const akun = await findAkun(db, email)
  if (!akun || akun.ditangguhkan_pada) return
  const mails = { key: `lupa-akun:${emailKey(email)}`, limit: MAILS_PER_ACCOUNT, windowMs: LONGEST_MS }
  if ((await countTry(db, [mails], deps.now())) !== null) return
  const dari = { agency: await readAgency(deps), siteUrl: deps.siteUrl }
  await db.transaction().execute(async (trx) => {
    const token = await newTautan(trx, akun.id, ATUR_ULANG_MS, deps.now())
    await antreAturUlang(trx, akun, token, dari, deps.now())
  })
}
