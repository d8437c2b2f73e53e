import { createPaketClient } from '@safar/shared/paket/client'
import { PAKET } from '@safar/shared/paket/fields'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { http } from './http.ts'

export const paketClient = createPaketClient(http)
export const riwayatClient = createRiwayatClient(http, PAKET)
export const sampahClient = createSampahClient(http, PAKET)
