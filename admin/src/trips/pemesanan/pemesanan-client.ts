import { createKesiapanClient } from '@safar/shared/trips/kesiapan/kesiapan-client'
import { createPemesananClient } from '@safar/shared/trips/pemesanan/pemesanan-client'
import { http } from '../../access/http.ts'

export const kesiapanClient = createKesiapanClient(http)
export const pemesananClient = createPemesananClient(http)
