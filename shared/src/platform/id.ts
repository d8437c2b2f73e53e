/** The largest id that a column holds: PostgreSQL refuses to compare it with more. */
export const MAX_ID = 2_147_483_647
