import { callFor, type Http } from '../../platform/http/http.ts'
import { readAnswer, readRecord } from '../../records/noun/read.ts'
import type { Pengaturan } from './pengaturan.ts'
import { PENGATURAN } from './pengaturan-fields.ts'

/* Reads the settings, which many pages do, without the code that changes and checks them. */

/** Reads the settings from any host's answer; null if it holds none. */
export const readPengaturan = (answer: unknown): Pengaturan | null =>
  readAnswer(answer, (item) => readRecord(PENGATURAN, item))

/**
 * Fetches the present settings.
 * @throws ApiError, or an AbortError when aborted; nothing else
 */
export async function fetchPengaturan(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Pengaturan> {
  return callFor(readPengaturan, () => http.get('api/pengaturan', { ...(signal && { signal }) }))
}
