import { ApiError } from '../errors.ts'
import { callFor, dataOf, type Http } from '../http.ts'
import { type HasilMassal, hasilMassalSchema, type Massal } from './massal.ts'

/** A change that was refused with what keeps it. */
const refusedSchema = dataOf(hasilMassalSchema)

/** What a change of many was refused for, package by package; null for any other failure. */
export function massalRefused(error: unknown): HasilMassal | null {
  return error instanceof ApiError ? refusedSchema(error.body) : null
}

/** Changes of many packages, for staff. Each throws `ApiError` and nothing else. */
export function createMassalClient(http: Http) {
  const read = dataOf(hasilMassalSchema)
  const send = (path: string, json: object, searchParams: Record<string, string> = {}) =>
    callFor(read, () => http.post(path, { json, searchParams }))
  return {
    /** What it would do, and what keeps it from it. */
    preview: (sent: Massal): Promise<HasilMassal> => send('api/paket/massal', sent, { periksa: '1' }),

    /** Does it to all or to none; what it is refused for is read by `massalRefused`. */
    save: (sent: Massal): Promise<HasilMassal> => send('api/paket/massal', sent),

    /** Brings back what `save` answered, unless somebody changed one of them since. */
    urung: ({ paket }: HasilMassal): Promise<HasilMassal> =>
      send('api/paket/massal/urung', {
        paket: paket.map(({ id, updated_at, sebelum }) => ({ id, updated_at, sebelum })),
      }),
  }
}
