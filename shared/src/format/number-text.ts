/** "32000000" → 32000000; anything that is not a plain number stays what it was. */
export function numberFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const trimmed = value.trim()
  if (trimmed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : value
}
