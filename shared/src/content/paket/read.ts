import { readAnswer, readListAnswer, readRecord, readSummary } from '../../records/noun/read.ts'
import type { Paket, PaketRingkas } from './paket.ts'
import { PAKET } from './paket-fields.ts'

/** Reads one package of any host; null if it has no slug or no name. */
export function readPaket(value: unknown): Paket | null {
  return readRecord(PAKET, value)
}

/** Reads one package of a list of any host, in the same way. */
function readPaketRingkas(value: unknown): PaketRingkas | null {
  return readSummary(PAKET, value)
}

/** Reads `{ data: {…} }`; null for a missing package, which older hosts answer as 200 with `data: null`. */
export function readPaketAnswer(answer: unknown): Paket | null {
  return readAnswer(answer, readPaket)
}

/** Reads `{ data: […] }`; null for anything else. Entries that cannot be shown are left out. */
export function readPaketList(answer: unknown): Paket[] | null {
  return readListAnswer(answer, readPaket)
}

/** Reads a list of packages without descriptions and lists, as `readPaketList` does. */
export function readPaketRingkasList(answer: unknown): PaketRingkas[] | null {
  return readListAnswer(answer, readPaketRingkas)
}
