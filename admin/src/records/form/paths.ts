import type { ListField, SingleField } from '@safar/shared/records/noun/field'
import type { FormShape, ListLook, Look } from './shape.ts'

/*
 * Paths name places in the form: `nama` a field, `hotels.0` a row, `hotels.0.lokasi` a field of it.
 */

const isListLook = (look: Look | ListLook): look is ListLook => 'cells' in look

/** A list and how it stands in the form, or null for what is no list. */
export function listAt(shape: FormShape, name: string): { field: ListField; look: ListLook } | null {
  const field = shape.noun.fields[name]
  const look = shape.looks[name]
  return field?.kind === 'list' && look && isListLook(look) ? { field, look } : null
}

/** The same for a list that is known to be there. */
export function listOf(shape: FormShape, name: string): { field: ListField; look: ListLook } {
  const found = listAt(shape, name)
  if (!found) throw new Error(`The form has no list ${name}`)
  return found
}

/** A field and how it stands in the form. */
export function fieldAt(shape: FormShape, path: string): { field: SingleField; look: Look } {
  const [name = '', , cell = ''] = path.split('.')
  const list = listAt(shape, name)
  const field = list ? list.field.row[cell] : shape.noun.fields[name]
  const look = list ? list.look.cells[cell] : shape.looks[name]
  if (!field || field.kind === 'list' || !look || isListLook(look)) {
    throw new Error(`The form has no field ${path}`)
  }
  return { field, look }
}

/** Whether a field is marked as one that must be filled: of a list that needs an entry, what names the first one. */
export function isRequired(shape: FormShape, path: string): boolean {
  const [name = '', index, cell] = path.split('.')
  const list = listAt(shape, name)
  const marked = list === null || (index === '0' && cell === list.look.main)
  return marked && shape.noun.fields[name]?.required !== undefined
}

/** Where messages about a whole list, or about a row of it, stand. */
export function mainPath(shape: FormShape, list: string, index: number): string {
  return `${list}.${index}.${listOf(shape, list).look.main}`
}

const names = (shape: FormShape) => shape.sections.flatMap((section) => section.fields)

function placeOnPage(shape: FormShape, path: string): [number, number, number] {
  const [name = '', index = '0', cell = ''] = path.split('.')
  const cells = Object.keys(listAt(shape, name)?.look.cells ?? {})
  return [names(shape).indexOf(name), Number(index), cells.indexOf(cell)]
}

/** Paths as their fields stand on the page. */
export function inOrder(shape: FormShape, paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => {
    const [left, right] = [placeOnPage(shape, a), placeOnPage(shape, b)]
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
  })
}

/** Id of the section that holds a path. */
export function sectionOf(shape: FormShape, path: string): string {
  const [name = ''] = path.split('.')
  return shape.sections.find(({ fields }) => fields.includes(name))?.id ?? ''
}

/** How many of these paths lie in each section. */
export function countBySection(shape: FormShape, paths: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const path of paths) {
    const section = sectionOf(shape, path)
    counts[section] = (counts[section] ?? 0) + 1
  }
  return counts
}

export function rowLabel(shape: FormShape, list: string, index: number): string {
  const label = shape.looks[list]?.label ?? list
  return listAt(shape, list)?.field.one ? label : `${label} ${index + 1}`
}

/** Whether a list's rows are single lines, and not entries of several fields, which fold. */
export const hasLines = ({ row }: ListField) => Object.keys(row).length === 1

/** Whether a field is a line of a list. */
export function isLine(shape: FormShape, path: string): boolean {
  const list = listAt(shape, path.split('.')[0] ?? '')
  return list !== null && hasLines(list.field)
}

/** A path in words: `Harga double`, `Pembimbing 2`, `Hotel 1: Check-out`. */
export function pathLabel(shape: FormShape, path: string): string {
  const [name = '', index, cell = ''] = path.split('.')
  if (index === undefined) return shape.looks[name]?.label ?? name
  const list = listAt(shape, name)
  const row = rowLabel(shape, name, Number(index))
  const label = list && !hasLines(list.field) ? list.look.cells[cell]?.label : undefined
  return label ? `${row}: ${label}` : row
}
