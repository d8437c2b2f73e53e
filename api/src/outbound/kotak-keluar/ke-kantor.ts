import { isEmail } from '@safar/shared/platform/contact/email'
import { emailKey, listAdminAktif } from '../../access/session/akun.repository.ts'
import type { Context } from '../../access/session/context.ts'
import { queueMail, type SuratBaru } from './kotak-keluar.repository.ts'

/** Far more admins than an agency has. */
const ADMIN_MOST = 20

/** Returns the key of the event in the message to one admin; the office's own has the event's key alone. */
const kunciAdmin = (kunci: string, id: number) => `${kunci}:admin-${id}`

/** Tells whether a message in the outbox is about an event, whichever member of the office it is for. */
export const isTentang = (kunci: string, peristiwa: string): boolean =>
  kunci === peristiwa || kunci.startsWith(kunciAdmin(peristiwa, 0).slice(0, -1))

/**
 * Queues a message to the office, in the transaction of its event: to the settings' address, or while that
 * cannot be reached, to each admin who can sign in. Whoever caused the event (`oleh`, by the key of their mail) gets
 * none.
 */
export async function queueOfficeMail(
  context: Context,
  surat: Omit<SuratBaru, 'penerima' | 'tanpaPenerima'>,
  oleh = '',
): Promise<void> {
  const { email } = surat.kantor.agency
  const isOwn = (mail: string) => oleh !== '' && emailKey(mail) === oleh
  if (isOwn(email)) return
  const admins = isEmail(email) ? [] : await listAdminAktif(context.trx, ADMIN_MOST)
  const reachable = admins.filter((admin) => isEmail(admin.email))
  if (reachable.length === 0) {
    const tanpaPenerima = 'Email agensi belum diisi di Pengaturan situs.'
    await queueMail(context, { ...surat, penerima: email, tanpaPenerima })
    return
  }
  for (const admin of reachable.filter((one) => !isOwn(one.email))) {
    const kunci = kunciAdmin(surat.kunci, admin.id)
    await queueMail(context, { ...surat, kunci, penerima: admin.email })
  }
}
