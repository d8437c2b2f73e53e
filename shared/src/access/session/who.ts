import { ROLES, type Role } from './session-schema.ts'

/** The roles behind each name of a permission, in the one list of them. */
export const MAY = {
  signed: ROLES,
  /** Reads packages and registrations, but neither identity numbers nor papers. */
  office: ['admin', 'staf', 'keuangan'],
  /** Works with packages, content and registrations. */
  staff: ['admin', 'staf'],
  /** Verifies money: bank lines, payments, receipts, refunds. */
  finance: ['admin', 'keuangan'],
  /** Answers for the product itself: publishing, settings, messages, accounts. */
  admin: ['admin'],
  /** Sees their own registrations alone. */
  own: ['user'],
} as const satisfies Record<string, readonly Role[]>

/** The permission that a call needs; `all` needs no account. */
export type Who = 'all' | keyof typeof MAY

/** Tells whether a role has a permission; null is nobody signed in, who has only `all`. */
export function may(role: Role | null, who: Who): boolean {
  const roles: readonly Role[] = who === 'all' ? ROLES : MAY[who]
  return who === 'all' || (role !== null && roles.includes(role))
}

/** Roles of a token. Calls for admins alone are about people and the product itself, which no program handles. */
export const TOKEN_ROLES = ['staf', 'keuangan'] as const satisfies readonly Role[]

/** Calls about records. Sessions, passwords and second factors are of people. */
const TOKEN_WHO: readonly Who[] = ['office', 'staff']

interface TokenRights {
  role: Role
  /** The present role of the account that made it. */
  pembuat: Role
  hanya_baca: boolean
}

/**
 * Tells whether a token may make a call: never more than its role, than its maker's role, and than reading if it is
 * read-only.
 */
export function tokenMay({ role, pembuat, hanya_baca }: TokenRights, who: Who, method: string): boolean {
  if (!TOKEN_WHO.includes(who) || !may(role, who) || !may(pembuat, who)) return false
  return !hanya_baca || method === 'GET' || method === 'HEAD'
}
