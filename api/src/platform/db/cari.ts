import { type Expression, type SqlBool, sql } from 'kysely'

/** Returns SQL that tells whether a row's search text (column `cari`) holds one form of a word. */
export function cariHolds(form: string): Expression<SqlBool> {
  return sql<SqlBool>`cari like ${partOf(form)} escape '\\'`
}

/**
 * Returns SQL that tells whether a row's search text holds one form of a word where it begins with the text of a
 * column, folded: for readers who may not find by what follows.
 */
export function cariBeginHolds(column: string, form: string): Expression<SqlBool> {
  return sql<SqlBool>`substr(cari, 1, length(${sql.ref(column)})) like ${partOf(form)} escape '\\'`
}

/** The letters of a text within which a word counts as one of the name that it begins with. */
const NAME_LENGTH = 200

/**
 * Returns SQL that ranks a row's search text (column `cari`) for a folded search: 0 if it begins with it, 1 if one of
 * its first words does, 2 elsewhere.
 */
export function cariRank(folded: string): Expression<number> {
  const [word, line] = [' ', '\n'].map((before) => `%${before}${escaped(folded)}%`)
  const name = sql`substr(cari, 1, ${sql.lit(NAME_LENGTH)})`
  return sql<number>`case when substr(cari, 1, ${sql.lit([...folded].length)}) = ${folded} then 0
    when ${name} like ${word} escape '\\' or ${name} like ${line} escape '\\' then 1 else 2 end`
}

/** Returns SQL that tells whether a row's id contains a form. */
export function idHolds(form: string): Expression<SqlBool> {
  return sql<SqlBool>`cast(id as text) like ${partOf(form)} escape '\\'`
}

function partOf(form: string): string {
  return `%${escaped(form)}%`
}

function escaped(form: string): string {
  return form.replace(/[\\%_]/g, '\\$&')
}
