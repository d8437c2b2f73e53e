import { callBlob, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type JawabanInput,
  type Kurang,
  kurangSchema,
  type NomorImpor,
  nomorImporSchema,
  type Siskopatuh,
  siskopatuhSchema,
  type Templat,
  templatSchema,
} from './siskopatuh-schema.ts'

type Paket = number | string

/** Creates the client of the ministry's workbook (staff). Calls throw `ApiError`, or an AbortError when aborted. */
export function createSiskopatuhClient(http: Http) {
  const path = (paket: Paket) => `api/keberangkatan/${encodePart(paket)}/siskopatuh`
  return {
    /** Fetches what the current workbook is, and which answers are remembered. */
    async read(signal?: AbortSignal): Promise<Siskopatuh> {
      return callFor(dataOf(siskopatuhSchema), () => http.get('api/siskopatuh', signal ? { signal } : {}))
    },

    /** Uploads the current workbook of the ministry (admin). */
    async upload(berkas: File, sistem: string): Promise<Templat> {
      const body = new FormData()
      body.set('berkas', berkas)
      body.set('sistem', sistem)
      return callFor(dataOf(templatSchema), () => http.post('api/siskopatuh/template', { body }))
    },

    /** Remembers the workbook's words for ours. */
    async answer(jawaban: JawabanInput): Promise<void> {
      await callJson(() => http.post('api/siskopatuh/jawaban', { json: { jawaban } }))
    },

    /** Fetches which cells of a departure would stay empty. */
    async missing(paket: Paket, signal?: AbortSignal): Promise<Kurang> {
      return callFor(dataOf(kurangSchema), () => http.get(`${path(paket)}/kurang`, signal ? { signal } : {}))
    },

    /** Fetches the filled workbook; with `sebagian` cells without a value stay empty. */
    file: (paket: Paket, sebagian: boolean): Promise<Blob> =>
      callBlob(() => http.get(path(paket), sebagian ? { searchParams: { sebagian: '1' } } : {})),

    /** Reads the registration numbers of a workbook that came back; `simpan` stores all of them or none. */
    async numbers(paket: Paket, berkas: File, simpan: boolean): Promise<NomorImpor> {
      const body = new FormData()
      body.set('berkas', berkas)
      return callFor(dataOf(nomorImporSchema), () =>
        http.post(`${path(paket)}/nomor`, { body, ...(simpan && { searchParams: { simpan: '1' } }) }),
      )
    },
  }
}
