import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { transact } from '../../access/session/context.ts'
import { queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'

/**
 * Queues a mail to staff that publishing has failed since the release of that name; one per release, however often it
 * is tried.
 */
export async function queuePublishFailedMail(deps: AppDeps, rilis: string): Promise<void> {
  const kantor = await readKantor(deps)
  await transact(deps, null, (context) =>
    queueOfficeMail(context, {
      peristiwa: 'terbit-gagal',
      kunci: `terbit-gagal:${rilis}`,
      // The last release is served meanwhile: it can wait for the morning.
      tenang: true,
      kantor,
      templat: { nama: 'terbit-gagal', kata: {}, tautan: `${kantor.siteUrl}${ADMIN_PAGES.publikasi}` },
    }),
  )
}
