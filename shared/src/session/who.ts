import { ROLES, type Role } from './schema.ts'

/** The roles behind each name of who may do something: the one list of them. */
export const MAY = {
  signed: ROLES,
  /** Reads packages and registrations; identity numbers and papers are none of theirs. */
  office: ['admin', 'staf', 'keuangan'],
  /** Works with packages, content and registrations. */
  staff: ['admin', 'staf'],
  /** Answers for the product itself: publishing, settings, messages, accounts. */
  admin: ['admin'],
  /** Sees their own registrations alone. */
  own: ['user'],
} as const satisfies Record<string, readonly Role[]>

/** Who may make a call: `all` needs no account. */
export type Who = 'all' | keyof typeof MAY

/** Whether a role may do what `who` may; nobody signed in may do what all may. */
export function may(role: Role | null, who: Who): boolean {
  const roles: readonly Role[] = who === 'all' ? ROLES : MAY[who]
  return who === 'all' || (role !== null && roles.includes(role))
}
