import { ROLES, type Role } from './schema.ts'

/** The roles behind each name of who may do something: the one list of them. */
export const MAY = {
  signed: ROLES,
  /** Works with packages and registrations. */
  staff: ['admin'],
  /** Answers for the product itself: publishing, accounts. */
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>

/** Who may make a call: `all` needs no account. */
export type Who = 'all' | keyof typeof MAY
