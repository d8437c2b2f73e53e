import { z } from 'zod'
import type { Paket } from './paket.ts'
import { readPaketAnswer } from './read.ts'

/** A package that was brought back, as far as the answer can be read, and what staff should know of its seats. */
export interface Restored {
  paket: Paket | null
  pesan: string | null
}

const messageSchema = z.object({ message: z.string() })

/** Reads the answer of a call that brings something back: `{ data, message? }`. */
export function readRestored(answer: unknown): Restored {
  return { paket: readPaketAnswer(answer), pesan: messageSchema.safeParse(answer).data?.message ?? null }
}
