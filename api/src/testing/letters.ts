import { transact } from '../access/session/context.ts'
import { queueInvitation } from '../accounts/akun/surat-akun.ts'
import { queueBackupMail } from '../ops/cadangan/surat-cadangan.ts'
import { queueLicenceMail } from '../ops/rapikan/surat-izin.ts'
import { queuePublishFailedMail } from '../publishing/publikasi/surat-gagal.ts'
import { readKantor } from '../settings/pengaturan/kantor.ts'
import type { TestApp } from './test-app.ts'

/*
 * Messages that the server sends by itself, for tests of the outbox: it knows none of those who use it.
 */

/** Queues the mail to the office about a failed release. */
export const tellBuildFailed = ({ deps }: TestApp, release: string) => queuePublishFailedMail(deps, release)

/** Queues the mail to the office about a failed backup. */
export const tellBackupFailed = ({ deps }: TestApp) => queueBackupMail(deps, 'penuh')

/** Queues the mails to the office about licences that end. */
export const tellLicences = ({ deps }: TestApp) => queueLicenceMail(deps)

/** Queues an invitation to the office. */
export async function invite({ deps }: TestApp, email: string): Promise<void> {
  const kantor = await readKantor(deps)
  const akun = { id: 1, email, role: 'staf' } as const
  await transact(deps, null, (context) => queueInvitation(context, akun, 'kunci', kantor))
}
