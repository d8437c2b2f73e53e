import { callFor, type Http } from '../../platform/http/http.ts'
import { readAnswer, readRecord } from '../../records/noun/read.ts'
import { PENGATURAN } from './fields.ts'
import type { Pengaturan } from './pengaturan.ts'

/*
 * Reading the settings, which many pages do, without what changes and checks them.
 */

/** Settings as any host sends them; null for none. */
export const readPengaturan = (answer: unknown): Pengaturan | null =>
  readAnswer(answer, (item) => readRecord(PENGATURAN, item))

/**
 * The settings as they are now.
 * @throws ApiError or, given up, an AbortError; nothing else
 */
export async function bacaPengaturan(
  http: Http,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Pengaturan> {
  return callFor(readPengaturan, () => http.get('api/pengaturan', { ...(signal && { signal }) }))
}
