import { createPermintaanClient } from '@safar/shared/permintaan-data/client'
import { http } from './http.ts'

export const permintaanClient = createPermintaanClient(http)
