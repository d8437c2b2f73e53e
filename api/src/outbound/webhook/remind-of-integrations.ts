import { TOKEN_INGAT_HARI } from '@safar/shared/access/token/token'
import { addDays, formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { namaWebhook } from './webhook.repository.ts'

/** The number named of each kind. */
const NAMED = 3

/** Returns warnings for admins about webhooks that were switched off and tokens that will soon expire. */
export async function remindOfIntegrations(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const mati = await db
    .selectFrom('webhook')
    .select('alamat')
    .where('keadaan', '=', 'dimatikan')
    .orderBy('id')
    .limit(NAMED)
    .execute()
  const today = hariIni(now)
  const berakhir = await db
    .selectFrom('token_api')
    .select(['nama', 'berlaku_sampai'])
    .where('dicabut_pada', 'is', null)
    .where('berlaku_sampai', '>=', today)
    .where('berlaku_sampai', '<=', addDays(today, TOKEN_INGAT_HARI))
    .orderBy('berlaku_sampai')
    .orderBy('id')
    .limit(NAMED)
    .execute()
  return [
    ...mati.map(
      ({ alamat }) =>
        `Webhook ke ${namaWebhook(alamat)} dimatikan karena tiga hari tidak menerima apa pun. Lihat Integrasi di Akun dan peran.`,
    ),
    ...berakhir.map(
      ({ nama, berlaku_sampai }) =>
        `Token “${nama}” berakhir ${formatTanggal(berlaku_sampai)}. Buat yang baru di Integrasi sebelum programnya berhenti.`,
    ),
  ]
}
