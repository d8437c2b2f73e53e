import { z } from 'zod'
import { callBlob, callFor, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type Kiriman,
  type KirimanInput,
  type KirimanRinci,
  kirimanRinciSchema,
  kirimanSchema,
} from './manifest-schema.ts'

type Paket = number | string

/** Creates the client of a departure's manifest (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createManifestClient(http: Http) {
  const path = (paket: Paket) => `api/keberangkatan/${encodePart(paket)}`
  return {
    /** Fetches our own list as a workbook. */
    file: (paket: Paket): Promise<Blob> => callBlob(() => http.get(`${path(paket)}/manifest.xlsx`)),

    /** Fetches names for tickets as CSV. */
    tickets: (paket: Paket): Promise<Blob> => callBlob(() => http.get(`${path(paket)}/maskapai.csv`)),

    /** Lists the versions that were frozen as they were sent, newest first. */
    async versions(paket: Paket, signal?: AbortSignal): Promise<Kiriman[]> {
      return callFor(dataOf(z.array(kirimanSchema)), () =>
        http.get(`${path(paket)}/manifest/kiriman`, signal ? { signal } : {}),
      )
    },

    /** Fetches a version with what changed since. */
    async version(paket: Paket, versi: number, signal?: AbortSignal): Promise<KirimanRinci> {
      return callFor(dataOf(kirimanRinciSchema), () =>
        http.get(`${path(paket)}/manifest/kiriman/${versi}`, signal ? { signal } : {}),
      )
    },

    /** Fetches the list of a version as it was sent. */
    versionFile: (paket: Paket, versi: number): Promise<Blob> =>
      callBlob(() => http.get(`${path(paket)}/manifest/kiriman/${versi}/manifest.xlsx`)),

    /** Freezes the list of now for whom it is sent to. */
    async send(paket: Paket, kiriman: KirimanInput): Promise<Kiriman> {
      return callFor(dataOf(kirimanSchema), () =>
        http.post(`${path(paket)}/manifest/kiriman`, { json: kiriman }),
      )
    },
  }
}
