import { createPemesananClient } from '@safar/shared/trips/pemesanan/pemesanan-client'
import { http } from '../../access/http.ts'

export const pemesananClient = createPemesananClient(http)
