import { createGambarClient } from '@safar/shared/gambar/client'
import { createHttp } from '@safar/shared/http'
import { createPaketClient } from '@safar/shared/paket/client'
import { createRiwayatClient } from '@safar/shared/paket/riwayat'

const http = createHttp()
export const gambarHost = ''
export const gambarClient = createGambarClient(http)
export const riwayatClient = createRiwayatClient(http)
export const paketClient = createPaketClient(http)
export const useOwner = () => ''
