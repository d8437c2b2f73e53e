import { z } from 'zod'
import { bySchema, callFor, callJson, dataOf, type Http } from '../../platform/http/http.ts'
import { encodePart } from '../../platform/text/encode-part.ts'
import {
  type Gambar,
  type GambarChange,
  type GambarFilter,
  type GambarPage,
  gambarPageSchema,
  gambarSchema,
} from './gambar.ts'

export interface ListGambarQuery {
  /** Words in file name, alt text or what shows it. */
  q?: string
  filter?: GambarFilter | undefined
  /** The page, from 1. */
  page?: number
  signal?: AbortSignal
}

const readOne = dataOf(gambarSchema)
const gantiSchema = z.object({ data: gambarSchema, diganti: z.number().int() })

/**
 * Creates the client of the picture library (staff). Calls throw `ApiError`, or an AbortError when aborted; nothing
 * else.
 */
export function createPustakaClient(http: Http) {
  const path = (imageName: string) => `api/gambar/${encodePart(imageName)}`
  return {
    /** A page of it, newest first. */
    async list({ q = '', filter, page = 1, signal }: ListGambarQuery = {}): Promise<GambarPage> {
      const searchParams = { page, ...(q && { q }), ...(filter && { [filter]: '1' }) }
      return callFor(bySchema(gambarPageSchema), () =>
        http.get('api/gambar', { searchParams, ...(signal && { signal }) }),
      )
    },

    async get(imageName: string, { signal }: { signal?: AbortSignal } = {}): Promise<Gambar> {
      return callFor(readOne, () => http.get(path(imageName), { ...(signal && { signal }) }))
    },

    /** Changes the sent fields and keeps the others. */
    async update(imageName: string, change: GambarChange): Promise<Gambar> {
      return callFor(readOne, () => http.patch(path(imageName), { json: change }))
    },

    /** Replaces a picture everywhere; returns the new one, and the number of changed records. */
    async replace(imageName: string, dengan: string): Promise<{ data: Gambar; diganti: number }> {
      return callFor(bySchema(gantiSchema), () => http.post(`${path(imageName)}/ganti`, { json: { dengan } }))
    },

    /** Deletes a picture for good; one that is in use, or kept with an earlier copy, is refused with status 409. */
    async remove(imageName: string): Promise<void> {
      await callJson(() => http.delete(path(imageName)))
    },
  }
}
