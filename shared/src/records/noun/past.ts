import type { Fields } from './field.ts'

/** What is wrong with days of what has happened, by field: those that are yet to come. `today` is a day in Jakarta. */
export function pastErrors(fields: Fields, content: object, today: string): Record<string, string[]> {
  const values = new Map<string, unknown>(Object.entries(content))
  const wrong = Object.entries(fields).filter(([name, field]) => {
    const day = values.get(name)
    return field.kind === 'day' && field.past === true && typeof day === 'string' && day > today
  })
  return Object.fromEntries(
    wrong.map(([name]) => [name, ['Tanggal ini belum tiba. Isi paling lambat hari ini']]),
  )
}
