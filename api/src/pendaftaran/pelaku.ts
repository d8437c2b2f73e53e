import { MAX_EMAIL_LENGTH, MAX_NAMA_LENGTH, type User } from '@safar/shared/session/schema'
import { actorColumns, actorText } from '../session/actor.ts'

/** As long as a name and a mail with the signs between them may be. */
export const MAX_PELAKU_LENGTH = MAX_NAMA_LENGTH + MAX_EMAIL_LENGTH + 3

/** Whom a change is noted under: the name may be changed by whoever bears it, the account's mail may not. */
export function pelaku(user: User): string {
  return actorText(actorColumns(user))
}
