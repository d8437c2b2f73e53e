import type { Field } from './field.ts'

/** Room for white space around a text and marks that pasting leaves, in letters. */
const SLACK = 1_000
/** The largest length of a number, a day, a choice or a picture's name. */
const SHORT = 300

/**
 * Returns the largest number of letters in a field's cell: what the field holds, each letter escaped. Longer cells are
 * not read.
 */
export function longestCell(field: Field): number {
  switch (field.kind) {
    case 'text':
    case 'figure':
      return 2 * field.max + SLACK
    case 'texts':
      return field.max * (2 * field.each + 2) + SLACK
    case 'list': {
      const row = Object.entries(field.row).reduce(
        (sum, [name, one]) => sum + name.length + 5 + 2 * longestCell(one),
        0,
      )
      return field.max * row
    }
    default:
      return SHORT
  }
}
