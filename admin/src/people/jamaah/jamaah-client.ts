import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const jamaahClient = createNounClient(http, JAMAAH)
export const jamaahRiwayatClient = createRiwayatClient(http, JAMAAH)
export const jamaahSampahClient = createSampahClient(http, JAMAAH)
export const jamaahDaftarClient = createDaftarClient(http, JAMAAH)
