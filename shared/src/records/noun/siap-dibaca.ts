import { gambarNamesIn } from '../../files/gambar/name.ts'
import { type Fields, isList, type Noun } from './field.ts'
import { pastErrors } from './past.ts'
import { mustBeWhole, type Status } from './states.ts'

/*
 * What a save refuses of a record beside what its schema says. The call asks it and the form's readiness asks it: neither knows a rule
 * that the other does not.
 */

/** Said of a picture of which nobody has said anything. */
export const TANPA_ALT =
  'Gambar ini belum punya deskripsi. Tulis apa yang terlihat, atau tandai sebagai hiasan.'

/**
 * What a record in a state is held against, `was` being its state so far, or null of a new one: `draf` may have holes; `lengkap` has all
 * that is asked for; what people read already (`berubah`) may lack what was asked for later, but holds nothing that is wrong.
 */
export function tuntutan(status: Status, was: Status | null): 'draf' | 'lengkap' | 'berubah' {
  if (!mustBeWhole(status)) return 'draf'
  return was && mustBeWhole(was) ? 'berubah' : 'lengkap'
}

const EMPTIED =
  'Selama konten ini terbit, isian ini tidak dapat dikosongkan. Pindahkan dulu ke draf atau arsip'

/** What people may read for the sake of a field keeps it as long as they may: what is wrong with a change, by field. */
export function emptiedErrors(fields: Fields, stored: object, changed: object): Record<string, string[]> {
  const before = new Map<string, unknown>(Object.entries(stored))
  const content = new Map<string, unknown>(Object.entries(changed))
  const emptied = Object.entries(fields).filter(
    ([name, { required }]) => required === 'live' && before.get(name) && !content.get(name),
  )
  return Object.fromEntries(emptied.map(([name]) => [name, [EMPTIED]]))
}

/** What is wrong among a record's fields whatever its state, by field; `today` is a day in Jakarta. */
export function isiErrors(
  { fields, check }: Pick<Noun, 'fields' | 'check'>,
  content: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string[]> {
  return { ...pastErrors(fields, content, today), ...check?.(content) }
}

/** Pictures of a record by the field that names them, a row's as `rak.0.foto`. */
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

/** What people may read has words for each of its pictures, or says that one is a decoration, unless its noun does without. */
export function altErrors(
  { fields, withoutAlt }: Pick<Noun, 'fields' | 'withoutAlt'>,
  content: Readonly<Record<string, unknown>>,
  told: ReadonlySet<string>,
): Record<string, string[]> {
  if (withoutAlt) return {}
  const missing = gambarOf(fields, content).filter(([, name]) => !told.has(name))
  return Object.fromEntries(missing.map(([path]) => [path, [TANPA_ALT]]))
}
