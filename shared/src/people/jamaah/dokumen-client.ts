import { createProgressFetch } from '../../files/gambar/progress-fetch.ts'
import { bySchema, callBlob, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import type { DokumenJenis } from './dokumen.ts'
import {
  type Dokumen,
  type DokumenList,
  type DokumenPutusan,
  dokumenListSchema,
  dokumenSchema,
} from './dokumen-schema.ts'

interface SendOptions {
  signal?: AbortSignal
  /** A listener for the share that has gone out, 0 to 1. Browsers only. */
  onProgress?: (fraction: number) => void
}

const readOne = dataOf(dokumenSchema)
const readList = bySchema(dokumenListSchema)

/**
 * Creates the client of pilgrims' papers (staff). Calls throw `ApiError`, or an AbortError when aborted; nothing else.
 */
export function createDokumenClient(http: Http) {
  const path = (jamaah: number, dokumen?: number) =>
    `api/jamaah/${jamaah}/dokumen${dokumen === undefined ? '' : `/${dokumen}`}`
  return {
    /** Lists a pilgrim's papers, newest first. */
    async list(jamaah: number, signal?: AbortSignal): Promise<DokumenList> {
      return callFor(readList, () => http.get(path(jamaah), signal ? { signal } : {}))
    },

    /** Uploads a paper, which replaces the one of its kind; the same file again gives the paper that is there. */
    async add(
      jamaah: number,
      { jenis, berkas }: { jenis: DokumenJenis; berkas: File },
      { signal, onProgress }: SendOptions = {},
    ): Promise<Dokumen> {
      const body = new FormData()
      body.set('jenis', jenis)
      body.set('berkas', berkas)
      const options = {
        ...(signal && { signal }),
        ...(onProgress && { fetch: createProgressFetch(onProgress) }),
      }
      return callFor(readOne, () => http.post(path(jamaah), { body, ...options }))
    },

    /** Downloads a paper's file; the access log notes it. */
    async open(jamaah: number, dokumen: number, signal?: AbortSignal): Promise<Blob> {
      return callBlob(() => http.get(path(jamaah, dokumen), signal ? { signal } : {}))
    },

    /** Decides on a paper. 409 has the paper as somebody else left it. */
    async decide(jamaah: number, dokumen: number, input: DokumenPutusan): Promise<Dokumen> {
      return callFor(readOne, () => http.patch(path(jamaah, dokumen), { json: input }))
    },

    /** Notes that a chat with the family about a refusal was opened. */
    async noteChat(jamaah: number, dokumen: number): Promise<Dokumen> {
      return callFor(readOne, () => http.post(`${path(jamaah, dokumen)}/kabar`))
    },

    async remove(jamaah: number, dokumen: number): Promise<void> {
      await callJson(() => http.delete(path(jamaah, dokumen)))
    },
  }
}
export type DokumenClient = ReturnType<typeof createDokumenClient>
