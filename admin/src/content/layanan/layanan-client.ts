import { LAYANAN } from '@safar/shared/content/layanan/fields'
import { createNounClient } from '@safar/shared/records/noun/client'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/client'
import { createSampahClient } from '@safar/shared/records/sampah/client'
import { http } from '../../access/http.ts'

export const layananClient = createNounClient(http, LAYANAN)
export const layananRiwayatClient = createRiwayatClient(http, LAYANAN)
export const layananSampahClient = createSampahClient(http, LAYANAN)
export const layananDaftarClient = createDaftarClient(http, LAYANAN)
