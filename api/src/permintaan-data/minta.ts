import type { JenisPermintaan } from '@safar/shared/permintaan-data/jenis'
import type { AppDeps } from '../deps.ts'
import { readAgency } from '../pengaturan/agency.ts'
import { emailKey } from '../session/akun.repository.ts'
import { networkOf } from '../session/jaringan.ts'
import { countTry, LONGEST_MS } from '../session/percobaan.ts'
import { findTerbuka, insertPermintaan } from './permintaan.repository.ts'
import { antrePermintaanBaru, antreTautanData } from './surat-data.ts'
import { newTautanData } from './tautan.ts'

/** One network may ask this often in a quarter of an hour, for one address and for all of them. */
const ASKS_PER_ADDRESS = 5
const ASKS_PER_NETWORK = 30
/** Messages to one address in a quarter of an hour, whoever asks. */
const MAILS_PER_ADDRESS = 3

/** Counts a request. Null where it may go on, else the seconds to wait: the same for addresses that are known and that are not. */
export function countMinta(
  { database: { db }, now }: Pick<AppDeps, 'database' | 'now'>,
  { email, ip }: { email: string; ip: string },
): Promise<number | null> {
  const network = `data:${networkOf(ip)}`
  return countTry(
    db,
    [
      { key: network, limit: ASKS_PER_NETWORK, windowMs: LONGEST_MS },
      { key: `${network}:${emailKey(email)}`, limit: ASKS_PER_ADDRESS, windowMs: LONGEST_MS },
    ],
    now(),
  )
}

/**
 * Writes a request down and sends a link to the address as it stands on record; nothing of an address that nobody registered under. Who
 * asks again before it is answered gets another link, and no second clock.
 */
export async function mintaData(deps: AppDeps, email: string, jenis: JenisPermintaan): Promise<void> {
  const { db } = deps.database
  const email_kunci = emailKey(email)
  const known = await db
    .selectFrom('pendaftaran')
    .select('email')
    .where('email_kunci', '=', email_kunci)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!known) return
  const mails = { key: `data-surat:${email_kunci}`, limit: MAILS_PER_ADDRESS, windowMs: LONGEST_MS }
  if ((await countTry(db, [mails], deps.now())) !== null) return
  const dari = { agency: await readAgency(deps), siteUrl: deps.siteUrl }
  const now = deps.now()
  await db.transaction().execute(async (trx) => {
    let row = await findTerbuka(trx, email_kunci, jenis)
    if (!row) {
      row = await insertPermintaan(trx, { jenis, email: known.email, email_kunci, dibuktikan: false }, now)
      await antrePermintaanBaru(trx, row, dari, now)
    }
    const token = await newTautanData(trx, { email_kunci, permintaan_id: row.id }, 'surat', now)
    await antreTautanData(trx, row, token, dari, now)
  })
}
