import { gambarNamesIn } from '../../files/gambar/name.ts'
import { type Fields, isList, type Noun } from './field.ts'
import { pastErrors } from './past.ts'
import { mustBeWhole, type Status } from './states.ts'

/*
 * Checks of a record beyond its schema, before a save. The call and the form's readiness both ask here, so that neither
 * knows a rule that the other does not.
 */

/** The error for a picture without a description. */
export const TANPA_ALT =
  'Gambar ini belum punya deskripsi. Tulis apa yang terlihat, atau tandai sebagai hiasan.'

/**
 * Returns the requirements that a save in a state must meet, `was` being the former state or null: `draf` may have
 * holes; `lengkap` needs every required field; `berubah`, which is public already, may lack what was required later,
 * but holds no error.
 */
export function tuntutan(status: Status, was: Status | null): 'draf' | 'lengkap' | 'berubah' {
  if (!mustBeWhole(status)) return 'draf'
  return was && mustBeWhole(was) ? 'berubah' : 'lengkap'
}

const EMPTIED =
  'Selama konten ini terbit, isian ini tidak dapat dikosongkan. Pindahkan dulu ke draf atau arsip'

/** Returns errors for emptied fields that a public record must keep, by field. */
export function emptiedErrors(fields: Fields, stored: object, changed: object): Record<string, string[]> {
  const before = new Map<string, unknown>(Object.entries(stored))
  const content = new Map<string, unknown>(Object.entries(changed))
  const emptied = Object.entries(fields).filter(
    ([name, { required }]) => required === 'live' && before.get(name) && !content.get(name),
  )
  return Object.fromEntries(emptied.map(([name]) => [name, [EMPTIED]]))
}

/** Returns errors among a record's fields in any state, by field; `today` is a day in Jakarta. */
export function isiErrors(
  { fields, check }: Pick<Noun, 'fields' | 'check'>,
  content: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string[]> {
  return { ...pastErrors(fields, content, today), ...check?.(content) }
}

/** Returns the pictures of a record by the path of their field, in a row `rak.0.foto`. */
export function gambarOf(
  fields: Fields,
  content: Readonly<Record<string, unknown>>,
): [path: string, name: string][] {
  return Object.entries(fields).flatMap(([field, declared]): [string, string][] => {
    const value = content[field]
    if (typeof value === 'string') return gambarNamesIn(value).map((name) => [field, name])
    if (!isList(declared) || !Array.isArray(value)) return []
    return value.flatMap((row: unknown, at) =>
      gambarOf(declared.row, Object.fromEntries(Object.entries(row ?? {}))).map(
        ([path, name]): [string, string] => [`${field}.${at}.${path}`, name],
      ),
    )
  })
}

/**
 * Returns errors for pictures without a description or the mark of a decoration, by path; none for nouns that need
 * none.
 */
export function altErrors(
  { fields, withoutAlt }: Pick<Noun, 'fields' | 'withoutAlt'>,
  content: Readonly<Record<string, unknown>>,
  told: ReadonlySet<string>,
): Record<string, string[]> {
  if (withoutAlt) return {}
  const missing = gambarOf(fields, content).filter(([, name]) => !told.has(name))
  return Object.fromEntries(missing.map(([path]) => [path, [TANPA_ALT]]))
}
