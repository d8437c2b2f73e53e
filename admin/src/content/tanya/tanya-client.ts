import { TANYA } from '@safar/shared/content/tanya/tanya-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const tanyaClient = createNounClient(http, TANYA)
export const tanyaRiwayatClient = createRiwayatClient(http, TANYA)
export const tanyaSampahClient = createSampahClient(http, TANYA)
export const tanyaDaftarClient = createDaftarClient(http, TANYA)
