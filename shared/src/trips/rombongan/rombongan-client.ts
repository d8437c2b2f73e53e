import { callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type CatatanInput,
  type KontakInput,
  type LinkInput,
  type NewRombonganLink,
  newLinkSchema,
  type RombonganKantor,
  rombonganKantorSchema,
} from './rombongan-schema.ts'

const readOne = dataOf(rombonganKantorSchema)
const readNew = dataOf(newLinkSchema)
const pathOf = (paket: number | string) => `api/keberangkatan/${encodePart(paket)}/rombongan`

/** Creates the client of a departure's group page (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createRombonganClient(http: Http) {
  return {
    /** Fetches links, contacts and the roll as the guides have called it. */
    async get(paket: number | string, signal?: AbortSignal): Promise<RombonganKantor> {
      return callFor(readOne, () => http.get(pathOf(paket), signal ? { signal } : {}))
    },
    /** Makes a link for one more phone; its address is told this once. */
    async addLink(paket: number | string, input: LinkInput): Promise<NewRombonganLink> {
      return callFor(readNew, () => http.post(pathOf(paket), { json: input }))
    },
    /** Ends a link: the phone wipes what it kept at its next contact. */
    async endLink(paket: number | string, id: number): Promise<void> {
      await callJson(() => http.delete(`${pathOf(paket)}/${id}`))
    },
    /** Ends every link of the departure. */
    async endLinks(paket: number | string): Promise<void> {
      await callJson(() => http.delete(pathOf(paket)))
    },
    /** Writes, settles or removes a note of the departure; guides see it at their next contact. */
    async saveNote(paket: number | string, input: CatatanInput): Promise<RombonganKantor> {
      return callFor(readOne, () => http.post(`${pathOf(paket)}/catatan`, { json: input }))
    },
    /** Puts contacts in place of those of now. */
    async saveKontak(paket: number | string, input: KontakInput): Promise<RombonganKantor> {
      return callFor(readOne, () => http.patch(pathOf(paket), { json: input }))
    },
  }
}
