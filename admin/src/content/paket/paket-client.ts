import { createPaketClient } from '@safar/shared/content/paket/client'
import { PAKET } from '@safar/shared/content/paket/fields'
import { createRiwayatClient } from '@safar/shared/records/riwayat/client'
import { createSampahClient } from '@safar/shared/records/sampah/client'
import { http } from '../../access/http.ts'

export const paketClient = createPaketClient(http)
export const riwayatClient = createRiwayatClient(http, PAKET)
export const sampahClient = createSampahClient(http, PAKET)
