import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type Kepulangan, kepulanganSchema, type LaporanInput } from './kepulangan-schema.ts'

const readOne = dataOf(kepulanganSchema)
const pathOf = (paket: number | string) => `api/keberangkatan/${encodePart(paket)}`

/** Creates the client of what follows a return (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createKepulanganClient(http: Http) {
  return {
    /** Fetches the report's day, and which bookings can be closed. */
    async get(paket: number | string, signal?: AbortSignal): Promise<Kepulangan> {
      return callFor(readOne, () => http.get(`${pathOf(paket)}/kepulangan`, signal ? { signal } : {}))
    },
    /** Notes the day on which the report went out. */
    async noteReport(paket: number | string, input: LaporanInput): Promise<Kepulangan> {
      return callFor(readOne, () => http.patch(`${pathOf(paket)}/kepulangan`, { json: input }))
    },
    /** Closes every booking that can be. */
    async finish(paket: number | string): Promise<Kepulangan> {
      return callFor(readOne, () => http.post(`${pathOf(paket)}/selesai`))
    },
    /** Takes the last closing back. */
    async undoFinish(paket: number | string): Promise<Kepulangan> {
      return callFor(readOne, () => http.post(`${pathOf(paket)}/selesai/urung`))
    },
  }
}
