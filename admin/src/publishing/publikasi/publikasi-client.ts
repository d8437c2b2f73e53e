import { createPublikasiClient } from '@safar/shared/publishing/publikasi/publikasi-client'
import { http } from '../../access/http.ts'

export const publikasiClient = createPublikasiClient(http)
