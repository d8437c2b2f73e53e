import { TESTIMONI } from '@safar/shared/content/testimoni/testimoni-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const testimoniClient = createNounClient(http, TESTIMONI)
export const testimoniRiwayatClient = createRiwayatClient(http, TESTIMONI)
export const testimoniSampahClient = createSampahClient(http, TESTIMONI)
export const testimoniDaftarClient = createDaftarClient(http, TESTIMONI)
