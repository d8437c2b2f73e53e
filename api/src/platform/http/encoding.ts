import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

const PACKED: ('br' | 'gzip')[] = ['br', 'gzip']

/** Returns the encoding that the caller prefers, ours first among equals. */
export function encodingFor(request: FastifyRequest): Encoding {
  const accept = request.headers['accept-encoding']
  return (accept && negotiate(accept.toLowerCase(), PACKED)) || 'identity'
}
