import type { Selectable } from 'kysely'

/** Rows of every table, by its name: `ops/tables/tables.ts` fills it with what the wings declare. */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged with what `ops/tables/tables.ts` adds.
export interface Tables {}

/** A row as Kysely reads it. */
export type StoredRow<Name extends keyof Tables> = Selectable<Tables[Name]>
