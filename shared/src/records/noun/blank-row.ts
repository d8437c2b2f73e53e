import type { RowFields } from './field.ts'

/**
 * Tells whether a row is empty: a form opened it and nobody filled it. A number that rows count by themselves does not
 * fill it. What is no row is not blank, so that it can be refused.
 */
export function isBlankRow(row: unknown, fields: RowFields): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false
  return Object.entries(row).every(([name, value]) => {
    const field = fields[name]
    return (
      (field?.kind === 'number' && field.nth) ||
      value == null ||
      (typeof value === 'string' && value.trim() === '')
    )
  })
}
