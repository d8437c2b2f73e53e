import type { ListField, SingleField } from '@safar/shared/records/noun/field'
import type { FormShape, ListLook, Look } from './shape.ts'

/*
 * Paths name places in the form: `nama` a field, `hotels.0` a row, `hotels.0.lokasi` a field of it.
 */

const isListLook = (look: Look | ListLook): look is ListLook => 'cells' in look

/** Returns a list field with its look, or null for any other field. */
export function listAt(shape: FormShape, name: string): { field: ListField; look: ListLook } | null {
  const field = shape.noun.fields[name]
  const look = shape.looks[name]
  return field?.kind === 'list' && look && isListLook(look) ? { field, look } : null
}

/**
 * Returns a list field with its look.
 * @throws where there is none of that name
 */
export function listOf(shape: FormShape, name: string): { field: ListField; look: ListLook } {
  const found = listAt(shape, name)
  if (!found) throw new Error(`The form has no list ${name}`)
  return found
}

/**
 * Returns the field at a path with its look.
 * @throws where there is none
 */
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

/** Tells if a field is marked as required: in a list that needs an entry, the main field of the first row. */
export function isRequired(shape: FormShape, path: string): boolean {
  const [name = '', index, cell] = path.split('.')
  const list = listAt(shape, name)
  const marked = list === null || (index === '0' && cell === list.look.main)
  return marked && shape.noun.fields[name]?.required !== undefined
}

/** Returns the path at which errors of a whole list, or of one of its rows, are shown. */
export function mainPath(shape: FormShape, list: string, index: number): string {
  return `${list}.${index}.${listOf(shape, list).look.main}`
}

const names = (shape: FormShape) => shape.sections.flatMap((section) => section.fields)

function placeOnPage(shape: FormShape, path: string): [number, number, number] {
  const [name = '', index = '0', cell = ''] = path.split('.')
  const cells = Object.keys(listAt(shape, name)?.look.cells ?? {})
  return [names(shape).indexOf(name), Number(index), cells.indexOf(cell)]
}

/** Sorts paths by the order of their fields on the page. */
export function inOrder(shape: FormShape, paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => {
    const [left, right] = [placeOnPage(shape, a), placeOnPage(shape, b)]
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2]
  })
}

/** Returns the id of the section that holds a path. */
export function sectionOf(shape: FormShape, path: string): string {
  const [name = ''] = path.split('.')
  return shape.sections.find(({ fields }) => fields.includes(name))?.id ?? ''
}

/** Counts paths by section. */
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

/** Tells if a list's rows are single lines, not entries of several fields, which fold. */
export const hasLines = ({ row }: ListField) => Object.keys(row).length === 1

/** Tells if a field is a line of a list. */
export function isLine(shape: FormShape, path: string): boolean {
  const list = listAt(shape, path.split('.')[0] ?? '')
  return list !== null && hasLines(list.field)
}

/** Returns a path's label: `Harga double`, `Pembimbing 2`, `Hotel 1: Check-out`. */
export function pathLabel(shape: FormShape, path: string): string {
  const [name = '', index, cell = ''] = path.split('.')
  if (index === undefined) return shape.looks[name]?.label ?? name
  const list = listAt(shape, name)
  const row = rowLabel(shape, name, Number(index))
  const label = list && !hasLines(list.field) ? list.look.cells[cell]?.label : undefined
  return label ? `${row}: ${label}` : row
}
