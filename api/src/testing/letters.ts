import { antreUndangan } from '../accounts/akun/surat-akun.ts'
import { antreSuratCadangan } from '../ops/cadangan/surat-cadangan.ts'
import { antreSuratIzin } from '../ops/rapikan/surat-izin.ts'
import { antreSuratGagal } from '../publishing/publikasi/surat-gagal.ts'
import { readKantor } from '../settings/pengaturan/kantor.ts'
import type { TestApp } from './test-app.ts'

/*
 * Messages that the server sends by itself, for tests of the outbox: it knows none of those who use it.
 */

/** Tells the office that a release failed. */
export const tellBuildFailed = ({ deps }: TestApp, release: string) => antreSuratGagal(deps, release)

/** Tells the office that a backup failed. */
export const tellBackupFailed = ({ deps }: TestApp) => antreSuratCadangan(deps, 'penuh')

/** Tells the office of licences that end. */
export const tellLicences = ({ deps }: TestApp) => antreSuratIzin(deps)

/** Invites somebody to the office. */
export async function invite({ deps }: TestApp, email: string): Promise<void> {
  const kantor = await readKantor(deps)
  const akun = { id: 1, email, role: 'staf' } as const
  await deps.database.db.transaction().execute((trx) => antreUndangan(trx, akun, 'kunci', kantor, deps.now()))
}
