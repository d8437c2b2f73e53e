import { createPermintaanClient } from '@safar/shared/people/permintaan-data/permintaan-data-client'
import { http } from '../access/http.ts'

export const permintaanClient = createPermintaanClient(http)
