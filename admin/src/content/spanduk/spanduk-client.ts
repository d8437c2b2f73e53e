import { SPANDUK } from '@safar/shared/content/spanduk/spanduk-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const spandukClient = createNounClient(http, SPANDUK)
export const spandukRiwayatClient = createRiwayatClient(http, SPANDUK)
export const spandukSampahClient = createSampahClient(http, SPANDUK)
export const spandukDaftarClient = createDaftarClient(http, SPANDUK)
