import { type Field, type Fields, isList } from './field.ts'
import { draftUnlessSaid } from './states.ts'

/** The picture in every image field. */
export const GAMBAR_LENGKAP = 'lengkap-1x1.webp'

/** Returns the fields that somebody fills, in any state of the record. */
export const isian = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([name]) => !(name in draftUnlessSaid))

/** Makes a record with something in every field, within all bounds. */
export function lengkap(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(isian(fields).map(([name, field]) => [name, filled(field)]))
}

function filled(field: Field): unknown {
  switch (field.kind) {
    case 'list': {
      const row = lengkap(field.row)
      return field.one ? row : [row]
    }
    case 'text':
      return field.example ?? 'Isi'.slice(0, field.max)
    case 'image':
      return GAMBAR_LENGKAP
    case 'day':
      return '2026-01-02'
    case 'durasi':
      return '9 Hari'
    case 'choice':
      return field.of[0]
    case 'number':
      return field.min
    case 'money':
      return Math.min(1_000, field.max)
    case 'ref':
      return 1
    case 'stars':
      return 3
    case 'figure':
      return 5
    case 'flag':
      return true
    case 'texts':
      return ['Satu']
    default:
      return ''
  }
}

/** A record with one field left out. */
export interface TanpaSatu {
  /** The field, of a row `hotels.0.lokasi`. */
  path: string
  content: Record<string, unknown>
  /** True if without it the record cannot go live (`wajib`), or cannot lose it while live (`tetap`). */
  wajib: boolean
  tetap: boolean
}

/** Makes whole records, each with one of its fields, or of its rows' fields, left out in turn. */
export function tanpaSatu(fields: Fields): TanpaSatu[] {
  const whole = lengkap(fields)
  return isian(fields).flatMap(([name, field]): TanpaSatu[] => {
    const { required } = field
    const wajib = required !== undefined
    const without = (value: unknown) => ({ ...whole, [name]: value })
    const blank = { path: name, wajib, tetap: required === 'always' || required === 'live' }
    if (!isList(field)) {
      // Where nobody says, something else is.
      if (field.kind === 'choice' && field.missing) return []
      return [
        { ...blank, content: without(field.kind === 'flag' ? false : field.kind === 'texts' ? [] : '') },
      ]
    }
    if (field.one) return []
    const cells = Object.entries(field.row)
    const rows = cells.flatMap(([cell, { required: asked }]): TanpaSatu[] => {
      if (cells.length === 1) return []
      const content = without([{ ...lengkap(field.row), [cell]: '' }])
      return [{ path: `${name}.0.${cell}`, content, wajib: asked !== undefined, tetap: asked === 'always' }]
    })
    return [{ ...blank, content: without([]) }, ...rows]
  })
}
