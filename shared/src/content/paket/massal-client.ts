import { ApiError } from '../../platform/http/errors.ts'
import { callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { IDEMPOTENCY_HEADER } from '../../platform/http/idempotency.ts'
import { sureQuery } from '../../platform/http/yakin.ts'
import { type HasilMassal, hasilMassalSchema, type Massal } from './massal.ts'

/** The body of a refused change, with the reasons. */
const refusedSchema = dataOf(hasilMassalSchema)

/** Returns the errors of a refused bulk change, package by package; null for any other failure. */
export function massalRefused(error: unknown): HasilMassal | null {
  return error instanceof ApiError ? refusedSchema(error.body) : null
}

/** Creates the client of bulk changes of packages, for staff. Calls throw `ApiError`; nothing else. */
export function createMassalClient(http: Http) {
  const read = dataOf(hasilMassalSchema)
  const once = (path: string, json: object, key: string, searchParams: Record<string, string> = {}) =>
    callFor(read, () => http.post(path, { json, searchParams, headers: { [IDEMPOTENCY_HEADER]: key } }))
  return {
    /** Returns the effect of a bulk change and its errors; nothing is saved. */
    preview: (sent: Massal): Promise<HasilMassal> =>
      callFor(read, () => http.post('api/paket/massal', { json: sent, searchParams: { periksa: '1' } })),

    /** Changes all or none, once per idempotency key; `massalRefused` reads a refusal. */
    save: (sent: Massal, key: string): Promise<HasilMassal> => once('api/paket/massal', sent, key),

    /**
     * Undoes what `save` answered, once per idempotency key, unless somebody changed one of them since. `isSure`
     * confirms a refusal for packages with `kembar` and no error.
     */
    undo: ({ paket }: HasilMassal, key: string, isSure = false): Promise<HasilMassal> => {
      const back = paket.map(({ id, updated_at, sebelum }) => ({ id, updated_at, sebelum }))
      return once('api/paket/massal/urung', { paket: back }, key, sureQuery(isSure))
    },
  }
}
