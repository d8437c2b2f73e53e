import { callBlob, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type Proposal,
  type ProposeInput,
  proposalSchema,
  type Rooms,
  type RoomsInput,
  roomsSchema,
} from './room-schema.ts'

/** Creates the client of a departure's rooms (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createRoomClient(http: Http) {
  const path = (paket: number | string) => `api/keberangkatan/${encodePart(paket)}/kamar`
  return {
    /** Fetches the rooms, who has none, and what they are judged by. */
    async get(paket: number | string, signal?: AbortSignal): Promise<Rooms> {
      return callFor(dataOf(roomsSchema), () => http.get(path(paket), signal ? { signal } : {}))
    },

    /** Fetches a proposal; it is saved by `save` alone. */
    async propose(paket: number | string, input: ProposeInput): Promise<Proposal> {
      return callFor(dataOf(proposalSchema), () => http.post(`${path(paket)}/usul`, { json: input }))
    },

    /** Saves a plan in place of the version that it was made from; 409 if another was first. */
    async save(paket: number | string, input: RoomsInput): Promise<Rooms> {
      return callFor(dataOf(roomsSchema), () => http.post(path(paket), { json: input }))
    },

    /** Fetches the list for hotels as a workbook, one sheet each. */
    file: (paket: number | string): Promise<Blob> => callBlob(() => http.get(`${path(paket)}.xlsx`)),
  }
}
