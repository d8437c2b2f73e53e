import { createPendaftaranClient } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import { http } from '../../access/http.ts'

export const pendaftaranClient = createPendaftaranClient(http)
