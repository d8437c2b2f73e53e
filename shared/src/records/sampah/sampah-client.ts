import { z } from 'zod'
import { bySchema, callFor, callJson, type Http } from '../../platform/http/http.ts'
import { sureQuery } from '../../platform/http/yakin.ts'
import { readObject } from '../../platform/text/read-raw.ts'
import type { Noun } from '../noun/field.ts'
import { readRecord } from '../noun/read.ts'
import type { RecordOf } from '../noun/record.ts'
import { type Restored, readRestored } from '../riwayat/restored.ts'
import { type Sampah, sampahSchema } from './sampah.ts'

const listSchema = z.object({ data: z.array(z.unknown()) })

/**
 * Creates the client of a noun's trash (admin). Calls throw `ApiError`, or an AbortError when aborted; nothing else.
 */
export function createSampahClient<N extends Noun>(http: Http, noun: N) {
  return {
    /** Lists the trash, last deleted first; unreadable entries are left out. */
    async list({ signal }: { signal?: AbortSignal } = {}): Promise<Sampah<RecordOf<N>>[]> {
      const searchParams = { jenis: noun.name }
      const { data } = await callFor(bySchema(listSchema), () =>
        http.get('api/sampah', { searchParams, ...(signal && { signal }) }),
      )
      return data.flatMap((item) => {
        const entry = sampahSchema.safeParse(item).data
        const kept = entry && readRecord(noun, readObject(item)?.[noun.name])
        return kept ? [{ ...entry, data: kept }] : []
      })
    },

    /**
     * Restores a record under its old id, and its old slug if that is free. `isSure` confirms the question of a refusal
     * (`pertanyaanOf`).
     */
    async restore(id: number, isSure = false): Promise<Restored<RecordOf<N>>> {
      const searchParams = sureQuery(isSure)
      return readRestored(
        noun,
        await callJson(() => http.post(`api/sampah/${noun.name}/${id}/pulihkan`, { searchParams })),
      )
    },
  }
}
export type SampahClient<N extends Noun> = ReturnType<typeof createSampahClient<N>>
