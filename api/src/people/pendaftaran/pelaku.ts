import type { User } from '@safar/shared/access/session/schema'
import { actorColumns, actorText } from '../../access/session/actor.ts'

/** Who changes a registration, in words, and the account where it is one of the staff's. */
export interface Pelaku {
  oleh: string
  akun_id: number | null
}

/** The person themselves. */
export const PENDAFTAR: Pelaku = { oleh: 'pendaftar', akun_id: null }

/** Whom a change is noted under: the name may be changed by whoever bears it, the account's mail may not. */
export function pelaku(user: User): string {
  return actorText(actorColumns(user))
}

/** One of the staff. */
export function pelakuOf(user: User): Pelaku {
  return { oleh: pelaku(user), akun_id: Number(user.id) }
}
