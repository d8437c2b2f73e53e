import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { type DepartureSheet, sheetSchema } from './lembar-schema.ts'
import { type PengingatTenggat, pengingatTenggatSchema } from './pengingat-tenggat-schema.ts'

const read = dataOf(sheetSchema)
const readReminders = dataOf(pengingatTenggatSchema)

/** Creates the client of a departure's sheet (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createSheetClient(http: Http) {
  return {
    /** Fetches a departure with its deadlines and its people, ready or not. */
    async get(paket: number | string, signal?: AbortSignal): Promise<DepartureSheet> {
      return callFor(read, () =>
        http.get(`api/keberangkatan/${encodePart(paket)}/lembar`, signal ? { signal } : {}),
      )
    },

    /** Fetches which families lack something, and whether a reminder can go to them. */
    async reminders(paket: number | string, signal?: AbortSignal): Promise<PengingatTenggat> {
      return callFor(readReminders, () =>
        http.get(`api/keberangkatan/${encodePart(paket)}/pengingat`, signal ? { signal } : {}),
      )
    },

    /** Queues a mail to each family that lacks something and was not told of it. */
    async remind(paket: number | string): Promise<PengingatTenggat> {
      return callFor(readReminders, () => http.post(`api/keberangkatan/${encodePart(paket)}/pengingat`))
    },
  }
}
