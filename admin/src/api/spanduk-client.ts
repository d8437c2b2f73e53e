import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { SPANDUK } from '@safar/shared/spanduk/fields'
import { http } from './http.ts'

export const spandukClient = createNounClient(http, SPANDUK)
export const spandukRiwayatClient = createRiwayatClient(http, SPANDUK)
export const spandukSampahClient = createSampahClient(http, SPANDUK)
export const spandukDaftarClient = createDaftarClient(http, SPANDUK)
