import { PEMBIMBING } from '@safar/shared/content/pembimbing/pembimbing-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const pembimbingClient = createNounClient(http, PEMBIMBING)
export const pembimbingRiwayatClient = createRiwayatClient(http, PEMBIMBING)
export const pembimbingSampahClient = createSampahClient(http, PEMBIMBING)
export const pembimbingDaftarClient = createDaftarClient(http, PEMBIMBING)
