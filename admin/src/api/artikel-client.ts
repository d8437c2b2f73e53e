import { ARTIKEL } from '@safar/shared/artikel/fields'
import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { http } from './http.ts'

export const artikelClient = createNounClient(http, ARTIKEL)
export const artikelRiwayatClient = createRiwayatClient(http, ARTIKEL)
export const artikelSampahClient = createSampahClient(http, ARTIKEL)
export const artikelDaftarClient = createDaftarClient(http, ARTIKEL)
