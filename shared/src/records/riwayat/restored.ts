import { z } from 'zod'
import type { Noun } from '../noun/field.ts'
import { readAnswer, readRecord } from '../noun/read.ts'
import type { RecordOf } from '../noun/record.ts'

/** A restored record, if the answer could be read, and the message for staff. */
export interface Restored<Data> {
  data: Data | null
  pesan: string | null
}

const messageSchema = z.object({ message: z.string() })

/** Reads the answer of a restoring call: `{ data, message? }`. */
export function readRestored<N extends Noun>(noun: N, answer: unknown): Restored<RecordOf<N>> {
  return {
    data: readAnswer(answer, (data) => readRecord(noun, data)),
    pesan: messageSchema.safeParse(answer).data?.message ?? null,
  }
}
