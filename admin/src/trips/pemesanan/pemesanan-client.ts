import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createKesiapanClient } from '@safar/shared/trips/kesiapan/kesiapan-client'
import { createPemesananClient } from '@safar/shared/trips/pemesanan/pemesanan-client'
import { PEMESANAN } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { http } from '../../access/http.ts'

export const kesiapanClient = createKesiapanClient(http)
export const pemesananClient = createPemesananClient(http)
export const pemesananRiwayatClient = createRiwayatClient(http, PEMESANAN)
