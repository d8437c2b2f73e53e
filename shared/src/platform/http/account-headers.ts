/* Headers with which answers tell the caller about their account. */

/** The header of a refusal that asks the account to set up a second factor first. */
export const PERLU_HEADER = 'x-perlu'
/** The header with the caller's present role, on every answer to a session. */
export const PERAN_HEADER = 'x-peran'
