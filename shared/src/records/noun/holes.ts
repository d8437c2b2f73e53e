import type { Field, Fields, Noun } from './field.ts'
import { draftUnlessSaid, STATUS, type Status } from './states.ts'

/* Placeholders for the holes of a draft. No schema library here: forms read it too. */

/** Returns the default state of a noun's records. */
export function missingStatus({ fields }: Pick<Noun, 'fields'>): Status {
  const field = fields.status
  const said = field?.kind === 'choice' ? field.missing : undefined
  return STATUS.find((each) => each === said) ?? draftUnlessSaid.status.missing
}

/**
 * Fills the holes of a draft with placeholders that can be stored. No page shows them: only staff who fill a draft read
 * it.
 */
export function withoutHoles(
  fields: Fields,
  content: Record<string, unknown>,
  nth = 0,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, stand(field, content[name], nth)]),
  )
}

function stand(field: Field, value: unknown, nth: number): unknown {
  switch (field.kind) {
    case 'list':
      return Array.isArray(value) ? value.map((row, at) => withoutHoles(field.row, row, at)) : []
    case 'texts':
      return value ?? []
    case 'flag':
      return value ?? false
    case 'choice':
      return value || (field.missing ?? (field.required ? (field.initial ?? field.of[0]) : ''))
    case 'number':
      return value ?? (field.nth ? nth + 1 : field.required ? field.min : null)
    case 'money':
      return value ?? (field.required ? (field.min ?? 0) : null)
    case 'ref':
      return value ?? null
    case 'stars':
      return value ?? (field.required ? (field.fallback ?? 1) : null)
    default:
      return value ?? ''
  }
}

/** Removes placeholders from what was sent: the fields that `kosong` names and that hold no text or rows. */
export function withHoles(
  fields: Fields,
  content: Record<string, unknown>,
  kosong: string,
): Record<string, unknown> {
  const open = new Set(kosong.split(','))
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => {
      const kind = fields[name]?.kind
      return (
        !open.has(name) || !(kind === 'choice' || kind === 'number' || kind === 'money' || kind === 'stars')
      )
    }),
  )
}
