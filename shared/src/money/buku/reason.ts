/** The longest reason of a step in the books of money, in UTF-16 units. Nobody changes or removes one later. */
export const REASON_MAX = 500
