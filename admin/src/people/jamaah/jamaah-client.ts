import { JAMAAH } from '@safar/shared/people/jamaah/fields'
import { createNounClient } from '@safar/shared/records/noun/client'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/client'
import { createSampahClient } from '@safar/shared/records/sampah/client'
import { http } from '../../access/http.ts'

export const jamaahClient = createNounClient(http, JAMAAH)
export const jamaahRiwayatClient = createRiwayatClient(http, JAMAAH)
export const jamaahSampahClient = createSampahClient(http, JAMAAH)
export const jamaahDaftarClient = createDaftarClient(http, JAMAAH)
