import type { Fields } from './field.ts'

/** Returns errors for days in the future in fields of past events, by field; `today` is a day in Jakarta. */
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
