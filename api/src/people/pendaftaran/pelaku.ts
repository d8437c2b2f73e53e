import type { User } from '@safar/shared/access/session/session-schema'
import { actorColumns, actorText } from '../../access/session/actor.ts'

/** The actor of a change of a registration in words, and the account if it is one of the staff's. */
export interface Pelaku {
  oleh: string
  akun_id: number | null
}

/** The person who registered, as actor. */
export const PENDAFTAR: Pelaku = { oleh: 'pendaftar', akun_id: null }

/** Returns the actor's name for the history: people may change their name, but not the account's mail address. */
export function pelaku(user: User): string {
  return actorText(actorColumns(user))
}

/** Returns a member of staff as actor. */
export function pelakuOf(user: User): Pelaku {
  return { oleh: pelaku(user), akun_id: Number(user.id) }
}
