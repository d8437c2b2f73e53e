import { z } from 'zod'
import type { Noun } from '../noun/field.ts'
import { readAnswer, readRecord } from '../noun/read.ts'
import type { RecordOf } from '../noun/record.ts'

/** A record that was brought back, as far as the answer can be read, and what staff should know of it. */
export interface Restored<Data> {
  data: Data | null
  pesan: string | null
}

const messageSchema = z.object({ message: z.string() })

/** Reads the answer of a call that brings something back: `{ data, message? }`. */
export function readRestored<N extends Noun>(noun: N, answer: unknown): Restored<RecordOf<N>> {
  return {
    data: readAnswer(answer, (data) => readRecord(noun, data)),
    pesan: messageSchema.safeParse(answer).data?.message ?? null,
  }
}
