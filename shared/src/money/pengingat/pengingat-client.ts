import type { z } from 'zod'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import { pengingatSchema } from './pengingat-schema.ts'

export type Pengingat = z.infer<typeof pengingatSchema>

const read = dataOf(pengingatSchema)

/** Creates the client of a booking's reminders (office). Calls throw `ApiError`, or an AbortError; nothing else. */
export function createPengingatClient(http: Http) {
  const of = (id: number | string) => `api/pemesanan/${encodePart(id)}/pengingat`
  return {
    /** Fetches whether the payer of a booking is reminded of bills. */
    async get(id: number | string, signal?: AbortSignal): Promise<Pengingat> {
      return callFor(read, () => http.get(of(id), signal ? { signal } : {}))
    },

    /** Mutes or allows the reminders of a booking. */
    async set(id: number | string, input: Pengingat): Promise<Pengingat> {
      return callFor(read, () => http.post(of(id), { json: input }))
    },
  }
}
