import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const LIMIT_BYTES = 8 * 1024 * 1024
const ENTRIES = 500
/** Addresses that are remembered as asked for once. */
const ASKED = 1_000
/** The memory of an answer besides its body and key, roughly. */
const OBJECT_BYTES = 2_048
/** The longest key; frequent callers have no longer addresses and headers. */
const KEY_LENGTH = 600

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent in a server that keeps none. */
    readyAnswers?: ReadyAnswers
  }
}

interface Ready {
  status: number
  /** Names and values in turns, without the request's id. */
  headers: string[]
  body: Buffer | null
  /** Tells whether its sources are unchanged. */
  holds(): boolean
}

/**
 * Ready answers: whole answers to repeated reads, given without the router, its hooks and its checks, which would come
 * to the same bytes. A route declares that its answer is one, and until when (`keep`); whatever may change the answer
 * of an address is part of the key, and a request with anything beyond it is left to the route.
 */
export class ReadyAnswers {
  readonly #trustsProxy: boolean
  readonly #answers = new LRUCache<string, Ready>({
    max: ENTRIES,
    maxSize: LIMIT_BYTES,
    maxEntrySize: LIMIT_BYTES / 8,
    sizeCalculation: ({ body }, key) => OBJECT_BYTES + (body?.length ?? 0) + 2 * key.length,
  })
  readonly #asked = new LRUCache<string, true>({ max: ASKED })

  constructor({ trustsProxy }: { trustsProxy: boolean }) {
    this.#trustsProxy = trustsProxy
  }

  get size(): number {
    return this.#answers.size
  }

  /**
   * Caches an answer that is about to be sent, with all its headers; null without a body. It is served to the same
   * requests as long as `holds`. The first time it is only noted, so that made-up addresses take no memory.
   */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer | null, holds: () => boolean): void {
    const key = this.#keyOf(request.raw)
    if (key === null || !holds()) return
    if (!this.#asked.has(key)) {
      this.#asked.set(key, true)
      return
    }
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== 'x-request-id')
      .flatMap(([name, value]) => [value ?? []].flat().flatMap((each) => [name, String(each)]))
    if (body) headers.push('content-length', String(body.length))
    this.#answers.set(key, { status: reply.statusCode, headers, body, holds })
  }

  /** Sends a ready answer; false if there is none. */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request)
    const ready = key === null ? undefined : this.#answers.get(key)
    if (key === null || !ready) return false
    if (!ready.holds()) {
      this.#answers.delete(key)
      return false
    }
    response.writeHead(ready.status, [...ready.headers, 'x-request-id', randomUUID()])
    response.end(ready.body)
    return true
  }

  /**
   * Returns the key of a request; null for one that a route has to look at: with an account, another origin, or a body.
   */
  #keyOf({ method, url = '', headers, httpVersion, socket }: IncomingMessage): string | null {
    if (method !== 'GET' || httpVersion !== '1.1') return null
    if (
      headers.authorization !== undefined ||
      headers.origin !== undefined ||
      headers['content-length'] !== undefined ||
      headers['transfer-encoding'] !== undefined ||
      headers['content-encoding'] !== undefined ||
      headers.range !== undefined
    )
      return null
    const proxy = this.#trustsProxy ? `${socket.remoteAddress} ${headers['x-forwarded-proto']}` : ''
    const key = `${url}\n${headers['accept-encoding']}\n${headers['if-none-match']}\n${proxy}`
    return key.length > KEY_LENGTH ? null : key
  }
}

/** Puts ready answers before the router. If every read is logged (level `debug`), none is kept. */
export function registerReadyAnswers(app: FastifyInstance, trustsProxy: boolean): void {
  if (app.log.level === 'debug' || app.log.level === 'trace') return
  const ready = new ReadyAnswers({ trustsProxy })
  let isClosing = false
  app.decorate('readyAnswers', ready)
  // A connection is told to go by the router.
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isClosing || !ready.give(request, response)) app.routing(request, response)
  })
}
