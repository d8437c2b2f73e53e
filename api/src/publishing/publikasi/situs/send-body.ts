import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from '../../../platform/http/conditional.ts'
import { encodingFor } from '../../../platform/http/encoding.ts'
import type { Bodies } from './bodies.ts'
import { encode } from './encoding.ts'
import { isCompressible, mediaType } from './media-type.ts'

/** A file with its content's hash. */
export interface HashedFile {
  file: string
  hash: string
}

export interface SendOptions {
  cacheControl: string
  headers?: Record<string, string>
  status?: number
  /**
   * Tells whether the address still means this file, for answers that are kept whole; none if it cannot be told at
   * once.
   */
  holds?: () => boolean
}

/**
 * Answers with a file from the response cache, compressed once per content, or with 304. @fastify/static makes ETags of
 * time and size, which change with every release though the bytes do not, and compresses nothing itself.
 */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  bodies: Bodies,
  { file, hash }: HashedFile,
  { cacheControl, headers = {}, status = 200, holds = () => false }: SendOptions,
): Promise<FastifyReply> {
  const type = mediaType(file)
  const compressible = isCompressible(type)
  const encoding = compressible ? encodingFor(request) : 'identity'
  const etag = `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  reply.headers({ ...headers, 'cache-control': cacheControl, etag })
  if (compressible) reply.header('vary', 'Accept-Encoding')
  const keep = (bytes: Buffer | null) => {
    if (status === 200) request.server.readyAnswers?.keep(request, reply, bytes, holds)
  }
  if (status === 200 && isFresh(request, etag)) {
    reply.code(304)
    keep(null)
    return reply.send()
  }

  const key = hash + encoding
  const context = async () => encode(await readFile(file), encoding)
  const body = bodies.get(key) ?? (await bodies.forceFetch(key, { context }))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  reply.code(status).type(type)
  keep(body)
  return reply.send(body)
}
