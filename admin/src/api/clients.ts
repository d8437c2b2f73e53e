import { createGambarClient } from '@safar/shared/gambar/client'
import { createPaketClient } from '@safar/shared/paket/client'
import { createRiwayatClient } from '@safar/shared/paket/riwayat'
import { createSampahClient } from '@safar/shared/paket/sampah'
import { createPendaftaranClient } from '@safar/shared/pendaftaran/client'
import { createPublikasiClient } from '@safar/shared/publikasi/client'
import { http } from './http.ts'

export const paketClient = createPaketClient(http)
export const gambarClient = createGambarClient(http)
export const riwayatClient = createRiwayatClient(http)
export const publikasiClient = createPublikasiClient(http)
export const sampahClient = createSampahClient(http)
export const pendaftaranClient = createPendaftaranClient(http)
