import { createGambarClient } from '@safar/shared/gambar/client'
import { createHttp } from '@safar/shared/http'
import { createPaketClient } from '@safar/shared/paket/client'
import { createRiwayatClient } from '@safar/shared/paket/riwayat'
import { createSampahClient } from '@safar/shared/paket/sampah'
import { createPendaftaranClient } from '@safar/shared/pendaftaran/client'
import { createPublikasiClient } from '@safar/shared/publikasi/client'
import { createSessionClient } from '@safar/shared/session/client'
import { getToken, sessionRefused } from '../session/session-store.ts'

/** Host of the API; empty is the page's own origin. */
export const apiHost: string = import.meta.env.VITE_API_URL ?? ''

const http = createHttp({ baseUrl: apiHost, getToken, onUnauthorized: sessionRefused })

export const sessionClient = createSessionClient(http)
export const paketClient = createPaketClient(http)
export const gambarClient = createGambarClient(http)
export const riwayatClient = createRiwayatClient(http)
export const publikasiClient = createPublikasiClient(http)
export const sampahClient = createSampahClient(http)
export const pendaftaranClient = createPendaftaranClient(http)
