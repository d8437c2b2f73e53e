import type { JenisPermintaan } from '@safar/shared/people/permintaan-data/jenis'
import { emailKey } from '../../access/session/akun.repository.ts'
import { transact } from '../../access/session/context.ts'
import { countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import type { PersonalTable } from '../../platform/db/personal-table.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { answerHours, readKantor } from '../../settings/pengaturan/kantor.ts'
import { findTerbuka, insertPermintaan, recordsOf } from './permintaan.repository.ts'
import { queueDataLink, queueNewRequest } from './surat-data.ts'
import { newTautanData } from './tautan.ts'

/** Messages to one address in a quarter of an hour, whoever asks. */
const MAILS_PER_ADDRESS = 3

/**
 * Records a request and sends a link to the address on record; nothing for an address without a record. Asking again
 * before the answer sends another link, and starts no second deadline.
 */
export async function requestData(
  deps: AppDeps,
  personal: readonly PersonalTable[],
  email: string,
  jenis: JenisPermintaan,
): Promise<void> {
  const { db } = deps.database
  const email_kunci = emailKey(email)
  const known = (await recordsOf(db, personal, { email_kunci, kode: '' })).at(-1)
  if (!known) return
  const mails = { key: `data-surat:${email_kunci}`, limit: MAILS_PER_ADDRESS, windowMs: LONGEST_MS }
  if ((await countTry(db, [mails], deps.now())) !== null) return
  const dari = await readKantor(deps)
  await transact(deps, null, async (context) => {
    let row = await findTerbuka(context.trx, email_kunci, jenis)
    if (!row) {
      row = await insertPermintaan(context, {
        jenis,
        email: known.email,
        email_kunci,
        dibuktikan: false,
        jam: answerHours(dari),
      })
      await queueNewRequest(context, row, dari)
    }
    const token = await newTautanData(context, { email_kunci, permintaan_id: row.id }, 'surat')
    await queueDataLink(context, row, token, dari)
  })
}
