import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { TANYA } from '@safar/shared/tanya/fields'
import { http } from './http.ts'

export const tanyaClient = createNounClient(http, TANYA)
export const tanyaRiwayatClient = createRiwayatClient(http, TANYA)
export const tanyaSampahClient = createSampahClient(http, TANYA)
export const tanyaDaftarClient = createDaftarClient(http, TANYA)
