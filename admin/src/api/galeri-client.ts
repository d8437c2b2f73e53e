import { GALERI } from '@safar/shared/galeri/fields'
import { createNounClient } from '@safar/shared/noun/client'
import { createDaftarClient } from '@safar/shared/noun/daftar-client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { http } from './http.ts'

export const galeriClient = createNounClient(http, GALERI)
export const galeriRiwayatClient = createRiwayatClient(http, GALERI)
export const galeriSampahClient = createSampahClient(http, GALERI)
export const galeriDaftarClient = createDaftarClient(http, GALERI)
