import { z } from 'zod'
import { ApiError } from './errors.ts'

/* What may be a slip and is no error (`yakin`): a call is refused with a question, and does it where it is sent again with `yakin=1`. */

/** What a call asks before it does something. */
export const pertanyaanSchema = z.object({ judul: z.string(), teks: z.string() })
export type Pertanyaan = z.output<typeof pertanyaanSchema>

const bodySchema = z.object({ tanya: pertanyaanSchema })

/** What a call was refused with that asks first; null for any other failure. */
export function pertanyaanOf(error: unknown): Pertanyaan | null {
  return error instanceof ApiError ? (bodySchema.safeParse(error.body).data?.tanya ?? null) : null
}

/** The query of a call that answers such a question. */
export const jawabYakin = (isSure: boolean): Record<string, string> => (isSure ? { yakin: '1' } : {})
