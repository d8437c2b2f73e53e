import { createPendaftaranClient } from '@safar/shared/pendaftaran/client'
import { http } from './http.ts'

export const pendaftaranClient = createPendaftaranClient(http)
