import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { bolehDipanggil, ipOf } from '../../platform/http/alamat-luar.ts'

/** The error of a receiver that did not accept a delivery. */
export class CallFailed extends Error {
  /** `pesan`: it refused this one. `server`: it is away, or out of order, whatever is sent. */
  readonly sebab: 'pesan' | 'server'
  /** HTTP status of the answer; null without one. */
  readonly kode: number | null

  constructor(sebab: CallFailed['sebab'], message: string, kode: number | null = null) {
    super(message)
    this.name = 'GagalPanggil'
    this.sebab = sebab
    this.kode = kode
  }
}

type Cari = (hostname: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

export interface CallHookOptions {
  /** The timeout of a try, from the lookup of its name to the end of its answer, in milliseconds. */
  waktuMs: number
  /** True if this machine itself may be called. */
  bolehSendiri: boolean
  /** The lookup of names. */
  cari: Cari
}

/** The default call settings; receivers are told to answer within ten seconds. */
export const CARA_PANGGIL: Pick<CallHookOptions, 'waktuMs' | 'cari'> = {
  waktuMs: 10_000,
  cari: (hostname, done) => lookup(hostname, { all: true, verbatim: true }, done),
}

/** Bytes of an answer that are let in, though nobody reads them: some receivers fail at a closed connection. */
const ANSWER_MOST = 16_384

class DiJaringanDalam extends Error {}

/**
 * Sends a delivery to a receiver and returns the status of its answer. Name lookup and connection are one step, so that
 * nobody can redirect the name in between (DNS rebinding). Redirects are not followed.
 * @throws GagalPanggil
 */
export async function callHook(
  alamat: string,
  { isi, kepala }: { isi: string; kepala: Record<string, string> },
  { waktuMs, bolehSendiri, cari }: CallHookOptions,
): Promise<number> {
  const url = new URL(alamat)
  const ip = ipOf(url.hostname)
  if (ip !== null && !bolehDipanggil(ip, bolehSendiri)) throw explain(new DiJaringanDalam())
  const lookup: LookupFunction = (hostname, { all }, done) => {
    cari(hostname, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      // One of several that leads inside is one too many: which of them is taken is not ours to say.
      if (!found.every(({ address }) => bolehDipanggil(address, bolehSendiri)))
        return done(new DiJaringanDalam(), [])
      if (all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
  const kode = await send(url, lookup, isi, kepala, AbortSignal.timeout(waktuMs)).catch((error) => {
    throw explain(error)
  })
  if (kode >= 200 && kode < 300) return kode
  throw refused(kode)
}

function send(
  url: URL,
  lookup: LookupFunction,
  isi: string,
  kepala: Record<string, string>,
  signal: AbortSignal,
): Promise<number> {
  const body = Buffer.from(isi)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        // A connection of its own, which ends with the call.
        agent: false,
        lookup,
        signal,
        headers: {
          ...kepala,
          'content-type': 'application/json',
          'content-length': body.length,
          'user-agent': 'Safar-Webhook/1',
        },
      },
      (answer) => {
        const { statusCode = 0 } = answer
        let length = 0
        answer.on('data', (piece: Buffer) => {
          length += piece.length
          if (length > ANSWER_MOST) answer.destroy()
        })
        // Its status is known: what comes after it, or does not, changes nothing.
        answer.on('error', () => resolve(statusCode))
        answer.on('close', () => resolve(statusCode))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

function refused(kode: number): CallFailed {
  if (kode >= 300 && kode < 400)
    return new CallFailed(
      'server',
      `Penerima mengalihkan ke alamat lain (${kode}), dan itu tidak diikuti. Isi alamat akhirnya.`,
      kode,
    )
  const isAway = kode >= 500 || kode === 429
  return new CallFailed(isAway ? 'server' : 'pesan', `Penerima menjawab ${kode}.`, kode)
}

function explain(error: unknown): CallFailed {
  if (error instanceof DiJaringanDalam)
    return new CallFailed('server', 'Alamat penerima ada di jaringan dalam, jadi tidak dipanggil.')
  const { code, name } = Object(error) as Record<string, unknown>
  if (name === 'AbortError' || name === 'TimeoutError')
    return new CallFailed('server', 'Penerima tidak menjawab tepat waktu.')
  const cause = typeof code === 'string' ? code : 'tanpa sebab'
  if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN')
    return new CallFailed('server', `Nama penerima tidak ditemukan (${cause}).`)
  if (/CERT|TLS|SSL|EPROTO/.test(cause))
    return new CallFailed('server', `Sambungan aman ke penerima tidak berhasil (${cause}).`)
  return new CallFailed('server', `Penerima tidak dapat dihubungi (${cause}).`)
}
