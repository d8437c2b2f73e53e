import { type Expression, type SqlBool, sql } from 'kysely'

/** Whether the folded text of a row (its column `cari`) holds one form of a word that is searched for. */
export function cariHolds(form: string): Expression<SqlBool> {
  return sql<SqlBool>`cari like ${partOf(form)} escape '\\'`
}

/** Whether a row's number holds it. */
export function idHolds(form: string): Expression<SqlBool> {
  return sql<SqlBool>`cast(id as text) like ${partOf(form)} escape '\\'`
}

function partOf(form: string): string {
  return `%${form.replace(/[\\%_]/g, '\\$&')}%`
}
