import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { PEMBIMBING } from '@safar/shared/pembimbing/fields'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { http } from './http.ts'

export const pembimbingClient = createNounClient(http, PEMBIMBING)
export const pembimbingRiwayatClient = createRiwayatClient(http, PEMBIMBING)
export const pembimbingSampahClient = createSampahClient(http, PEMBIMBING)
export const pembimbingDaftarClient = createDaftarClient(http, PEMBIMBING)
