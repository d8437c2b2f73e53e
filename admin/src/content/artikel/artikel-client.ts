import { ARTIKEL } from '@safar/shared/content/artikel/artikel-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const artikelClient = createNounClient(http, ARTIKEL)
export const artikelRiwayatClient = createRiwayatClient(http, ARTIKEL)
export const artikelSampahClient = createSampahClient(http, ARTIKEL)
export const artikelDaftarClient = createDaftarClient(http, ARTIKEL)
