import { LAYANAN } from '@safar/shared/layanan/fields'
import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { http } from './http.ts'

export const layananClient = createNounClient(http, LAYANAN)
export const layananRiwayatClient = createRiwayatClient(http, LAYANAN)
export const layananSampahClient = createSampahClient(http, LAYANAN)
export const layananDaftarClient = createDaftarClient(http, LAYANAN)
