import { createPaketClient } from '@safar/shared/content/paket/paket-client'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const paketClient = createPaketClient(http)
export const riwayatClient = createRiwayatClient(http, PAKET)
export const sampahClient = createSampahClient(http, PAKET)
