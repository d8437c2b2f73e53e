import { transact } from '../access/session/context.ts'
import { antreUndangan } from '../accounts/akun/surat-akun.ts'
import { antreSuratCadangan } from '../ops/cadangan/surat-cadangan.ts'
import { antreSuratIzin } from '../ops/rapikan/surat-izin.ts'
import { antreSuratGagal } from '../publishing/publikasi/surat-gagal.ts'
import { readKantor } from '../settings/pengaturan/kantor.ts'
import type { TestApp } from './test-app.ts'

/*
 * Messages that the server sends by itself, for tests of the outbox: it knows none of those who use it.
 */

/** Queues the mail to the office about a failed release. */
export const tellBuildFailed = ({ deps }: TestApp, release: string) => antreSuratGagal(deps, release)

/** Queues the mail to the office about a failed backup. */
export const tellBackupFailed = ({ deps }: TestApp) => antreSuratCadangan(deps, 'penuh')

/** Queues the mails to the office about licences that end. */
export const tellLicences = ({ deps }: TestApp) => antreSuratIzin(deps)

/** Queues an invitation to the office. */
export async function invite({ deps }: TestApp, email: string): Promise<void> {
  const kantor = await readKantor(deps)
  const akun = { id: 1, email, role: 'staf' } as const
  await transact(deps, null, (context) => antreUndangan(context, akun, 'kunci', kantor))
}
