import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { TESTIMONI } from '@safar/shared/testimoni/fields'
import { http } from './http.ts'

export const testimoniClient = createNounClient(http, TESTIMONI)
export const testimoniRiwayatClient = createRiwayatClient(http, TESTIMONI)
export const testimoniSampahClient = createSampahClient(http, TESTIMONI)
export const testimoniDaftarClient = createDaftarClient(http, TESTIMONI)
