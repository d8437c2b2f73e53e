import { GALERI } from '@safar/shared/content/galeri/galeri-fields'
import { createDaftarClient } from '@safar/shared/records/noun/daftar-client'
import { createNounClient } from '@safar/shared/records/noun/noun-client'
import { createRiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'
import { createSampahClient } from '@safar/shared/records/sampah/sampah-client'
import { http } from '../../access/http.ts'

export const galeriClient = createNounClient(http, GALERI)
export const galeriRiwayatClient = createRiwayatClient(http, GALERI)
export const galeriSampahClient = createSampahClient(http, GALERI)
export const galeriDaftarClient = createDaftarClient(http, GALERI)
