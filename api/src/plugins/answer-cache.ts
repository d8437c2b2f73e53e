import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hariIni } from '@safar/shared/format/tanggal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from '../publikasi/situs/encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const LIMIT_BYTES = 24 * 1024 * 1024
/** Smaller bodies fit into one packet as they are. */
const COMPRESS_FROM = 1_024
const MINUTE_MS = 60_000

// A window of 256 KB: the usual four megabytes take twenty of memory and gain next to nothing on packages.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** A JSON answer, tagged by its bytes and compressed at most once per encoding. */
export interface Answer {
  readonly etag: string
  readonly body: Buffer
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>
}

export interface AnswerCacheOptions {
  /** Version of what the answers are made from. */
  version(): number | Promise<number>
  now(): Date
}

/** Answers of public reads, ready to be sent: made once per version of the content and calendar day. */
export class AnswerCache {
  readonly #options: AnswerCacheOptions
  readonly #answers = new Map<string, Promise<Answer>>()
  #basis = ''
  #size = 0
  #minute = -1
  #today = ''

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  /** The answer under a key, made by `make` (JSON text) where it is not there yet; what `make` throws is not kept. */
  async find(key: string, make: (today: string) => Promise<Buffer>): Promise<Answer> {
    const version = this.#options.version()
    this.#renew(typeof version === 'number' ? version : await version)
    return this.#answers.get(key) ?? this.#make(key, make)
  }

  /** Everything goes with a new version, and with a new day: what has departed moves to the end of lists. */
  #renew(version: number): void {
    const basis = `${version}:${this.#day()}`
    if (basis === this.#basis && this.#size < LIMIT_BYTES) return
    this.#basis = basis
    this.#answers.clear()
    this.#size = 0
  }

  #day(): string {
    const now = this.#options.now()
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    // Asking the calendar of a time zone is slow; days end on whole minutes everywhere.
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#today = hariIni(now)
    }
    return this.#today
  }

  // Many asking at once for a cold answer share one making of it.
  #make(key: string, make: (today: string) => Promise<Buffer>): Promise<Answer> {
    const making = make(this.#today).then((body) => this.#answer(body))
    this.#answers.set(key, making)
    making.catch(() => {
      if (this.#answers.get(key) === making) this.#answers.delete(key)
    })
    return making
  }

  #answer(body: Buffer): Answer {
    const count = (bytes: Buffer) => {
      this.#size += bytes.length
      return bytes
    }
    const made = new Map<string, Promise<Buffer>>()
    return {
      etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
      body: count(body),
      compressed(encoding) {
        let bytes = made.get(encoding)
        if (!bytes) {
          bytes = (encoding === 'br' ? brotli(body, BROTLI) : deflate(body, { level: 6 })).then(count)
          made.set(encoding, bytes)
        }
        return bytes
      },
    }
  }
}

/** Sends an answer in the encoding that the caller takes, or 304 when it has these bytes already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  // Asked again each time, and told in a few bytes that nothing has changed.
  reply.header('cache-control', 'no-cache').header('etag', answer.etag)
  appendVary(reply, 'Accept-Encoding')
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding =
    answer.body.length < COMPRESS_FROM ? null : negotiateEncoding(request.headers['accept-encoding'])
  if (encoding !== 'br' && encoding !== 'gzip') return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding))
}

/** Names one more request header that the answer depends on. */
function appendVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present ? `${present}, ${name}` : name)
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim() === etag)
}
