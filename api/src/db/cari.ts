import { type Expression, type SqlBool, sql } from 'kysely'

/** Whether the folded text of a row (its column `cari`) holds one form of a word that is searched for. */
export function cariHolds(form: string): Expression<SqlBool> {
  const pattern = `%${form.replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`cari like ${pattern} escape '\\'`
}
