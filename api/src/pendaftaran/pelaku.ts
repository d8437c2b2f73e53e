import { pelakuText } from '@safar/shared/riwayat/riwayat'
import { MAX_EMAIL_LENGTH, MAX_NAMA_LENGTH, type User } from '@safar/shared/session/schema'
import { actorName } from '../paket/riwayat.repository.ts'

/** As long as a name and a mail with the signs between them may be. */
export const MAX_PELAKU_LENGTH = MAX_NAMA_LENGTH + MAX_EMAIL_LENGTH + 3

/** Whom a change is noted under: the name may be changed by whoever bears it, the account's mail may not. */
export function pelaku(user: User): string {
  return pelakuText({ oleh: actorName(user), akun: { id: Number(user.id), email: user.email } })
}
