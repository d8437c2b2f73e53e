import { createGambarClient } from '@safar/shared/gambar/client'
import { createPaketClient } from '@safar/shared/paket/client'
import { PAKET } from '@safar/shared/paket/fields'
import { createPendaftaranClient } from '@safar/shared/pendaftaran/client'
import { createPublikasiClient } from '@safar/shared/publikasi/client'
import { createRiwayatClient } from '@safar/shared/riwayat/riwayat'
import { createSampahClient } from '@safar/shared/sampah/sampah'
import { http } from './http.ts'

export const paketClient = createPaketClient(http)
export const gambarClient = createGambarClient(http)
export const riwayatClient = createRiwayatClient(http, PAKET)
export const publikasiClient = createPublikasiClient(http)
export const sampahClient = createSampahClient(http, PAKET)
export const pendaftaranClient = createPendaftaranClient(http)
