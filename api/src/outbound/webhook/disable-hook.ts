import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { queueMail } from '../kotak-keluar/kotak-keluar.repository.ts'
import { skipQueued } from './kiriman.repository.ts'
import { namaWebhook } from './webhook.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'siteUrl' | 'pengaturanAwal' | 'now'>

const ALASAN = 'Selama tiga hari tidak satu pun kiriman diterima.'

/**
 * Switches off a webhook that has accepted nothing for as long as this delivery was tried, three days, and queues a
 * mail to every admin. False if it accepted something meanwhile.
 */
export async function disableHook(
  deps: Deps,
  { id }: StoredRow<'webhook'>,
  given: StoredRow<'kiriman_hook'>,
): Promise<boolean> {
  const kantor = await readKantor(deps)
  return transact(deps, null, async (context) => {
    const time = context.now.toISOString()
    const hook = await context.trx
      .updateTable('webhook')
      .set({ keadaan: 'dimatikan', alasan: ALASAN, updated_at: time })
      .where('id', '=', id)
      .where('keadaan', '=', 'aktif')
      .where(({ eb, or }) =>
        or([eb('berhasil_pada', 'is', null), eb('berhasil_pada', '<', given.created_at)]),
      )
      .returningAll()
      .executeTakeFirst()
    if (!hook) return false
    await skipQueued(context, id, 'Webhook dimatikan.')
    const nama = namaWebhook(hook.alamat)
    await logActivities(context, { aksi: 'ubah', jenis: 'webhook', data_id: id, nama, rinci: 'Dimatikan' })
    const admins = await context.trx
      .selectFrom('akun')
      .select(['id', 'email'])
      .where('role', '=', 'admin')
      .where('ditangguhkan_pada', 'is', null)
      .where('diundang_pada', 'is', null)
      .execute()
    for (const admin of admins) {
      await queueMail(context, {
        peristiwa: 'webhook-mati',
        kunci: `webhook-mati:${id}:${time}:${admin.id}`,
        penerima: admin.email,
        balasKe: kantor.agency.email,
        tenang: true,
        kantor,
        templat: {
          nama: 'webhook-mati',
          kata: { penerima: nama },
          tautan: `${kantor.siteUrl}${ADMIN_PAGES.integrasi}`,
        },
      })
    }
    return true
  })
}
