import { isEmail } from '@safar/shared/platform/contact/email'
import type { Transaction } from 'kysely'
import { emailKey, listAdminAktif } from '../../access/session/akun.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { antreSurat, type SuratBaru } from './kotak-keluar.repository.ts'

/** Far more admins than an agency has. */
const ADMIN_MOST = 20

/** What the event is called in the message to one admin; the office's own has the name alone. */
const kunciAdmin = (kunci: string, id: number) => `${kunci}:admin-${id}`

/** Whether a message in the outbox is about the event of that name, whoever of the office it is for. */
export const isTentang = (kunci: string, peristiwa: string): boolean =>
  kunci === peristiwa || kunci.startsWith(kunciAdmin(peristiwa, 0).slice(0, -1))

/**
 * Puts a message for the office into the outbox, in the transaction of what it tells of: to its mail in the settings (`email`), and
 * while there is none that mail can reach, to each admin who can sign in. Whoever did it themselves (`oleh`, by the key of their mail) is
 * told nothing.
 */
export async function antreSuratKantor(
  trx: Transaction<Tables>,
  email: string,
  surat: Omit<SuratBaru, 'penerima' | 'tanpaPenerima'>,
  now: Date,
  oleh = '',
): Promise<void> {
  const isOwn = (mail: string) => oleh !== '' && emailKey(mail) === oleh
  if (isOwn(email)) return
  const admins = isEmail(email) ? [] : await listAdminAktif(trx, ADMIN_MOST)
  const reachable = admins.filter((admin) => isEmail(admin.email))
  if (reachable.length === 0) {
    const tanpaPenerima = 'Email agensi belum diisi di Pengaturan situs.'
    await antreSurat(trx, { ...surat, penerima: email, tanpaPenerima }, now)
    return
  }
  for (const admin of reachable.filter((one) => !isOwn(one.email))) {
    const kunci = kunciAdmin(surat.kunci, admin.id)
    await antreSurat(trx, { ...surat, kunci, penerima: admin.email }, now)
  }
}
