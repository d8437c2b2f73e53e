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

interface Answer {
  etag: string
  body: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

export interface AnswerCacheOptions {
  /** Version of what the answers are made from. */
  version(): number | Promise<number>
  now(): Date
}

/**
 * Answers of public reads, ready to be sent: made once per version of the content and calendar day, compressed once, tagged
 * by their bytes.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions
  readonly #answers = new Map<string, Promise<Answer | null>>()
  #basis = ''
  #size = 0
  #minute = -1
  #today = ''

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  /**
   * Sends the answer under a key, made by `make` where it is not there yet; null from `make` is not kept and gives null.
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (today: string) => Promise<object | null>,
  ): Promise<FastifyReply | null> {
    const version = this.#options.version()
    this.#renew(typeof version === 'number' ? version : await version)
    const answer = await (this.#answers.get(key) ?? this.#make(key, make))
    if (!answer) return null

    // Asked again each time, and told in a few bytes that nothing has changed.
    reply.header('cache-control', 'no-cache').header('etag', answer.etag)
    appendVary(reply, 'Accept-Encoding')
    if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
    reply.header('content-type', 'application/json; charset=utf-8')
    if (answer.body.length < COMPRESS_FROM) return reply.send(answer.body)
    switch (negotiateEncoding(request.headers['accept-encoding'])) {
      case 'br':
        answer.br ??= this.#count(brotli(answer.body, BROTLI))
        return reply.header('content-encoding', 'br').send(await answer.br)
      case 'gzip':
        answer.gzip ??= this.#count(deflate(answer.body, { level: 6 }))
        return reply.header('content-encoding', 'gzip').send(await answer.gzip)
      default:
        return reply.send(answer.body)
    }
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
  #make(key: string, make: (today: string) => Promise<object | null>): Promise<Answer | null> {
    const making = make(this.#today).then((value) => {
      if (!value) return null
      const body = Buffer.from(JSON.stringify(value))
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
      this.#size += body.length
      return { body, etag }
    })
    const forget = () => {
      if (this.#answers.get(key) === making) this.#answers.delete(key)
    }
    this.#answers.set(key, making)
    making.then((answer) => answer ?? forget(), forget)
    return making
  }

  #count(compressing: Promise<Buffer>): Promise<Buffer> {
    return compressing.then((bytes) => {
      this.#size += bytes.length
      return bytes
    })
  }
}

/** Names one more request header that the answer depends on. */
export function appendVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present ? `${present}, ${name}` : name)
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === etag || header === '*' || header.split(',').some((tag) => tag.trim() === etag)
}
