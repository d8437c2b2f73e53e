import { z } from 'zod'
import { ApiError } from './errors.ts'

/*
 * Doubtful calls that are no error (`yakin`): a call is refused with a question, and runs if it is sent again with
 * `yakin=1`.
 */

/** A question that a call asks before it acts. */
export const pertanyaanSchema = z.object({ judul: z.string(), teks: z.string() })
export type Pertanyaan = z.output<typeof pertanyaanSchema>

const bodySchema = z.object({ tanya: pertanyaanSchema })

/** Returns the question with which a call was refused; null for any other failure. */
export function pertanyaanOf(error: unknown): Pertanyaan | null {
  return error instanceof ApiError ? (bodySchema.safeParse(error.body).data?.tanya ?? null) : null
}

/** Returns the query with which a call answers such a question. */
export const sureQuery = (isSure: boolean): Record<string, string> => (isSure ? { yakin: '1' } : {})
