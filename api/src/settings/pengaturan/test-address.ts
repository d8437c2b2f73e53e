import type { RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { AddressTestResult } from '@safar/shared/settings/pengaturan/address-test'
import { PENGATURAN_LIMITS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { AlamatDalam, isAlamatUmum, lookupPublic } from './alamat-umum.ts'

/** The timeout of an answer. */
const TIMEOUT_MS = 8_000
/** The bytes of headers that are read; the page itself is not. */
const HEADERS_MOST = 16 * 1024

/** The network of a call, which tests replace by their own. */
export interface Jaringan {
  request: typeof httpsRequest
  lookup: NonNullable<RequestOptions['lookup']>
  isUmum: (ip: string) => boolean
  timeoutMs: number
}
export const INTERNET: Jaringan = {
  request: httpsRequest,
  lookup: lookupPublic,
  isUmum: isAlamatUmum,
  timeoutMs: TIMEOUT_MS,
}

type Jawaban = Omit<AddressTestResult, 'url' | 'pada'>
const gagal = (alasan: string): Jawaban => ({ keadaan: 'gagal', status: null, ke: '', alasan })
const DALAM = 'alamatnya berada di jaringan pribadi, bukan di internet'

/** Returns the reason why no answer came, for people; it tells nothing of the network around. */
function alasanOf(error: Error & { code?: string }): string {
  if (error instanceof AlamatDalam) return DALAM
  const { code = '', name } = error
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'nama situsnya tidak ditemukan'
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'terlalu lama'
  if (/^(?:ERR_TLS|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code))
    return 'sertifikat keamanannya tidak sah'
  return 'sambungannya ditolak atau terputus'
}

/**
 * Calls an https address once, without following redirects or reading the page; returns the result and never throws.
 */
export async function testAddress(url: string, jaringan: Jaringan = INTERNET): Promise<Jawaban> {
  const { hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (port !== '' || username !== '' || password !== '')
    return gagal('tulis tanpa nomor port dan tanpa password')
  if (isIP(host) !== 0 && !jaringan.isUmum(host)) return gagal(DALAM)
  return new Promise((resolve) => {
    const call = jaringan.request(
      url,
      {
        method: 'GET',
        agent: false,
        lookup: jaringan.lookup,
        maxHeaderSize: HEADERS_MOST,
        signal: AbortSignal.timeout(jaringan.timeoutMs),
        headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (pemeriksa alamat izin)' },
      },
      ({ statusCode = 0, headers }) => {
        resolve(jawabanOf(url, statusCode, headers.location ?? ''))
        call.destroy()
      },
    )
    call.on('error', (error) => resolve(gagal(alasanOf(error))))
    call.end()
  })
}

function jawabanOf(url: string, status: number, location: string): Jawaban {
  if (status >= 200 && status < 300) return { keadaan: 'menjawab', status, ke: '', alasan: '' }
  if (status < 300 || status >= 400) return { keadaan: 'menolak', status, ke: '', alasan: '' }
  const ke = URL.canParse(location, url) ? new URL(location, url).href : ''
  return { keadaan: 'dialihkan', status, ke: ke.slice(0, PENGATURAN_LIMITS.url), alasan: '' }
}
