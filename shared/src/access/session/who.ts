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

/** What a token of a program may be. What only admins do is about people and the product itself: no program does that. */
export const TOKEN_ROLES = ['staf', 'keuangan'] as const satisfies readonly Role[]

/** Calls about records. Sessions, passwords and second factors are of people. */
const TOKEN_WHO: readonly Who[] = ['office', 'staff']

interface TokenRights {
  role: Role
  /** What the account that made it is by now. */
  pembuat: Role
  hanya_baca: boolean
}

/** Whether a token may make a call: no more than its role, than the account that made it, and than reading where it only reads. */
export function tokenMay({ role, pembuat, hanya_baca }: TokenRights, who: Who, method: string): boolean {
  if (!TOKEN_WHO.includes(who) || !may(role, who) || !may(pembuat, who)) return false
  return !hanya_baca || method === 'GET' || method === 'HEAD'
}
