/* What answers say of the account that asked, beside their data. */

/** The header in which a refusal says that the account has to set a second factor up first. */
export const PERLU_HEADER = 'x-perlu'
/** The header in which every answer to somebody signed in says what their role is by now. */
export const PERAN_HEADER = 'x-peran'
