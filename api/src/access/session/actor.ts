import { pelakuText } from '@safar/shared/access/session/pelaku'
import { MAX_NAMA_LENGTH, type User } from '@safar/shared/access/session/session-schema'
import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'

/** An authenticated caller: an account, or a program with a token that one made. */
export interface Pelaku extends User {
  /** The id of a program's token: the name is then the token's, the account its maker's. */
  token?: number
}

/** The actor of a change; null is the machine itself. */
export type Actor = Pelaku | null

/** Returns the actor's name for revisions; empty for the machine itself. */
export function actorName(actor: Actor): string {
  return actor ? actor.nama || actor.email : ''
}

/** Returns the actor as columns. */
export function actorColumns(actor: Actor) {
  return {
    oleh: actorName(actor),
    oleh_id: actor ? Number(actor.id) : null,
    oleh_email: actor?.email ?? '',
  }
}

type ActorColumns = ReturnType<typeof actorColumns>

/** Returns the account of a row; null if there was none. */
export function akunOf({ oleh_id, oleh_email }: Omit<ActorColumns, 'oleh'>) {
  return oleh_id === null ? null : { id: oleh_id, email: oleh_email }
}

/** The longest actor name: a name and a mail address with the signs between them. */
export const MAX_ACTOR_LENGTH = MAX_NAMA_LENGTH + MAX_EMAIL_LENGTH + 3

/** Writes the actor of a change for people. */
export function actorText(columns: ActorColumns): string {
  return pelakuText({ oleh: columns.oleh, akun: akunOf(columns) })
}
