import { z } from 'zod'

/** The body of every error answer of the API. */
export const errorBodySchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** An answer of the API with a status of 400 or above. `status` 0 means that no answer came (offline, time-out). */
export class ApiError extends Error {
  readonly status: number
  /** Messages by field path, such as `hotels.0.nama_hotel`. */
  readonly errors: Record<string, string[]>
  /** The whole answer, for statuses that carry more than a message (409). */
  readonly body: unknown

  constructor(status: number, body: unknown, options?: ErrorOptions) {
    const parsed = errorBodySchema.safeParse(body)
    super(parsed.success ? parsed.data.message : `HTTP ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.errors = parsed.success ? (parsed.data.errors ?? {}) : {}
    this.body = body
  }
}

/** Zod's issues as the API and the forms carry them: messages by dotted path; the root is `''`. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.')
    errors[path] = [...(errors[path] ?? []), issue.message]
  }
  return errors
}
