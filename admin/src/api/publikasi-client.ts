import { createPublikasiClient } from '@safar/shared/publikasi/client'
import { http } from './http.ts'

export const publikasiClient = createPublikasiClient(http)
