import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { etagOf, isFresh } from './conditional.ts'
import { encodingFor } from './encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const LIMIT_BYTES = 24 * 1024 * 1024
const ENTRIES = 1_000
/** Keys that are remembered as asked for once. */
const ASKED = 2_000
/** The memory of an answer besides its bytes, roughly. */
const OBJECT_BYTES = 1_024
/** Smaller bodies fit into one packet as they are. */
const COMPRESS_FROM = 1_024
const MINUTE_MS = 60_000

// A window of 256 KB: the usual four megabytes take twenty of memory and gain next to nothing on packages.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }

/** A JSON answer with an ETag of its bytes, compressed at most once per encoding. */
export interface Answer {
  readonly etag: string
  readonly body: Buffer
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer>
  /** Tells whether it would be made again the same; false if only a query could tell. */
  holds(): boolean
}

export interface AnswerCacheOptions {
  /** Version of what the answers are made from. */
  version(): number | Promise<number>
  now(): Date
  /** Answers kept at most. */
  entries?: number
  /** The largest size of all answers in memory, in bytes. */
  bytes?: number
}

interface Making {
  answer: Promise<Answer>
  asked: number
}

/**
 * The response cache of the server's public reads: made once per content version and calendar day. It keeps what is
 * asked for again and drops the least recently used, so that made-up addresses take no memory. One cache holds the
 * answers of all calls, so that one bound holds for the server.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #making = new Map<string, Making>()
  /** Keys that were asked for once: they stay over versions, since what was wanted is wanted again. */
  readonly #asked = new LRUCache<string, true>({ max: ASKED })
  #basis = ''
  #minute = -1
  #today = ''

  constructor(options: AnswerCacheOptions) {
    const { entries = ENTRIES, bytes = LIMIT_BYTES } = options
    this.#options = options
    this.#answers = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (answer, key) => answer.size + 2 * key.length,
    })
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#answers.size, bytes: this.#answers.calculatedSize }
  }

  /**
   * Returns the answer under a key, made by `make` (JSON text) if it is not cached; what `make` throws is not cached.
   * The key begins with the call's name and states what the caller meant, not what they wrote.
   */
  async find(key: string, make: (today: string) => Promise<Buffer>): Promise<Answer> {
    const version = this.#options.version()
    this.#renew(typeof version === 'number' ? version : await version)
    return this.#answers.get(key) ?? this.#make(key, make)
  }

  /** Drops all answers at a new version, and on a new day, since departed packages move to the end of lists. */
  #renew(version: number): void {
    const basis = `${version}:${this.#day()}`
    if (basis === this.#basis) return
    this.#basis = basis
    this.#answers.clear()
    this.#making.clear()
  }

  /** Tells whether nothing has changed since answers of this basis were made. */
  #isBasis(basis: string): boolean {
    const version = this.#options.version()
    if (typeof version !== 'number') return false
    this.#renew(version)
    return basis === this.#basis
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
    const known = this.#making.get(key)
    if (known) {
      known.asked += 1
      return known.answer
    }
    const basis = this.#basis
    const answer = make(this.#today)
      .then((body) => {
        const made = new CachedAnswer(
          body,
          () => this.#weigh(key, made),
          () => this.#isBasis(basis),
        )
        const again = making.asked > 1 || this.#asked.has(key)
        this.#asked.set(key, true)
        if (again && basis === this.#basis) this.#answers.set(key, made)
        return made
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      })
    const making: Making = { answer, asked: 1 }
    this.#making.set(key, making)
    return answer
  }

  /** Updates the size of an answer that has grown; one that is now too large is dropped. */
  #weigh(key: string, answer: CachedAnswer): void {
    if (this.#answers.peek(key) !== answer) return
    this.#answers.delete(key)
    this.#answers.set(key, answer)
  }
}

class CachedAnswer implements Answer {
  readonly etag: string
  readonly body: Buffer
  /** The size in memory, in bytes. */
  size: number
  readonly holds: () => boolean
  readonly #grown: () => void
  readonly #made = new Map<string, Promise<Buffer>>()

  constructor(body: Buffer, grown: () => void, holds: () => boolean) {
    this.etag = etagOf(body)
    this.body = body
    this.size = OBJECT_BYTES + body.length
    this.#grown = grown
    this.holds = holds
  }

  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#made.get(encoding)
    if (known) return known
    const packing = encoding === 'br' ? brotli(this.body, BROTLI) : deflate(this.body, { level: 6 })
    const made = packing.then((bytes) => {
      this.size += bytes.length
      this.#grown()
      return bytes
    })
    this.#made.set(encoding, made)
    return made
  }
}

/** Makes an answer that is not cached. */
export function freshAnswer(body: Buffer): Answer {
  return new CachedAnswer(
    body,
    () => {},
    () => false,
  )
}

/**
 * Builds a list of a part that follows the content version, cached under a key with it, and a part that changes
 * without, read each time and placed last.
 */
export async function halfKept<One>(
  answers: AnswerCache,
  key: string,
  one: z.ZodType<One>,
  parts: { kept: (today: string) => Promise<One[]>; fresh: () => Promise<One[]> },
): Promise<Answer> {
  const { body } = await answers.find(key, async (today) =>
    Buffer.from(JSON.stringify(await parts.kept(today))),
  )
  const data = [...z.array(one).parse(JSON.parse(body.toString())), ...(await parts.fresh())]
  return freshAnswer(Buffer.from(JSON.stringify({ data })))
}

/** Sends an answer in an encoding that the caller accepts, or 304 if it has these bytes. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  who: 'all' | 'private' = 'all',
): Promise<FastifyReply> {
  // Asked again each time, and told in a few bytes that nothing has changed.
  reply.header('cache-control', who === 'all' ? 'no-cache' : 'private, no-cache').header('etag', answer.etag)
  appendVary(reply, 'Accept-Encoding')
  const send = (body: Buffer | null) => {
    if (who === 'all') request.server.readyAnswers?.keep(request, reply, body, answer.holds)
    return body ? reply.send(body) : reply.send()
  }
  if (isFresh(request, answer.etag)) {
    reply.code(304)
    return send(null)
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = answer.body.length < COMPRESS_FROM ? 'identity' : encodingFor(request)
  if (encoding === 'identity') return send(answer.body)
  reply.header('content-encoding', encoding)
  return send(await answer.compressed(encoding))
}

/** Names one more request header that the answer depends on. */
function appendVary(reply: FastifyReply, name: string): void {
  const present = reply.getHeader('vary')
  reply.header('vary', present ? `${present}, ${name}` : name)
}
