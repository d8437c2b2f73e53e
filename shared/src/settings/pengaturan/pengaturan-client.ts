import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { type AddressTestResult, hasilUjiSchema } from './address-test.ts'
import { fetchPengaturan, readPengaturan } from './fetch-pengaturan.ts'
import type { LiburUpdate, Pengaturan, PengaturanUpdate } from './pengaturan.ts'

/** Creates the client of the settings. Calls throw `ApiError`, or an AbortError when aborted; nothing else. */
export function createPengaturanClient(http: Http) {
  return {
    async get(call: { signal?: AbortSignal } = {}): Promise<Pengaturan> {
      return fetchPengaturan(http, call)
    },
    /** Asks the server to call an address now (admin). */
    async testAddress(url: string): Promise<AddressTestResult> {
      return callFor(dataOf(hasilUjiSchema), () => http.post('api/pengaturan/uji-alamat', { json: { url } }))
    },
    /**
     * Changes the sent fields. `updated_at` of the edited copy is the optimistic lock: a stale one is refused with
     * status 409.
     */
    async save(changes: PengaturanUpdate): Promise<Pengaturan> {
      return callFor(readPengaturan, () => http.post('api/pengaturan', { json: changes }))
    },
    /** Changes the holidays alone, as staff who make departures may; the optimistic lock is the same. */
    async saveLibur(changes: LiburUpdate): Promise<Pengaturan> {
      return callFor(readPengaturan, () => http.post('api/pengaturan/libur', { json: changes }))
    },
  }
}
