import { aksesSchema } from '@safar/shared/access/log-akses/log-akses-schema'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { bySchema, callFor } from '@safar/shared/platform/http/http'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { z } from 'zod'
import { http } from '../../access/http.ts'

export const jamaahClient = createNounClient(http, JAMAAH)
export const jamaahRiwayatClient = createRiwayatClient(http, JAMAAH)
export const jamaahSampahClient = createSampahClient(http, JAMAAH)
export const jamaahDaftarClient = createDaftarClient(http, JAMAAH)

const aksesPageSchema = z.object({ data: z.array(aksesSchema), meta: z.object({ total: z.number() }) })

/** Reads a page of a pilgrim's access log, newest first. Throws `ApiError`. */
export const readAkses = (id: string, page: number, signal: AbortSignal) =>
  callFor(bySchema(aksesPageSchema), () =>
    http.get(`api/jamaah/${encodePart(id)}/akses`, { searchParams: { page }, signal }),
  )
