import type { ErrorBody } from './error-body-schema.ts'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * Reads the body of an error answer as `errorBodySchema` does; null for anything else. By hand, since every page that
 * makes a call reads errors, and the family's page loads no schema.
 */
export function readErrorBody(body: unknown): ErrorBody | null {
  if (!isObject(body) || !('message' in body) || typeof body.message !== 'string') return null
  const { message } = body
  const sent = 'errors' in body ? body.errors : undefined
  if (sent === undefined) return { message }
  if (!isObject(sent)) return null
  const errors = Object.entries(sent).filter((one): one is [string, string[]] => isTexts(one[1]))
  return errors.length < Object.keys(sent).length ? null : { message, errors: Object.fromEntries(errors) }
}
