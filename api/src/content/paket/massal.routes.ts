import {
  hasilMassalSchema,
  MASSAL_MAX,
  massalSchema,
  urungMassalSchema,
} from '@safar/shared/content/paket/massal'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { yakinQuery } from '../../platform/http/params.ts'
import { idempotencyKey, type Kiriman, kirimanOf, onceHeaders } from '../../records/idempotency/once.ts'
import { previewMassal, saveMassal, undoMassal } from './massal-paket.ts'

/** A package with all that such a change is about. */
const ONE_BYTES = 1024

const massalQuery = z.object({
  periksa: z
    .enum(['0', '1'], 'Isi 1 untuk memeriksa saja, atau 0 untuk menyimpan')
    .optional()
    .meta({ description: '`1` looks what it would do and saves nothing.', examples: ['1'] }),
})

/** Returns the idempotency key of a bulk change, since adding an amount twice would be two changes. */
function sending(request: FastifyRequest, call: string): Kiriman | null {
  const key = idempotencyKey(request)
  return key === null ? null : kirimanOf({ call, akun: signedIn(request).id, key, body: request.body })
}

/** Registers the calls that change many packages and undo it. */
export function massalRoutes(app: Api, deps: AppDeps): void {
  app.post(
    '/api/paket/massal',
    call('staff', {
      tags: ['paket'],
      summary:
        'Change many packages at once, all or none: prices by an amount, state, day of settling. The answer says old and new of each; with `periksa=1` nothing is saved, and `galat` says what would be refused. What is answered of those that changed brings them back by `POST /api/paket/massal/urung`.',
      headers: onceHeaders,
      querystring: massalQuery,
      body: massalSchema.meta({ id: 'Massal' }),
      response: { 200: dataOf(hasilMassalSchema), ...errors(409) },
    }),
    async (request) => {
      const { body, query } = request
      if (query.periksa === '1') return { data: await previewMassal(deps, body) }
      const kiriman = sending(request, 'POST /api/paket/massal')
      return { data: await saveMassal(deps, signedIn(request), body, kiriman) }
    },
  )

  app.post(
    '/api/paket/massal/urung',
    {
      ...call('staff', {
        tags: ['paket'],
        summary:
          'Bring packages back to what they were before a change of many, all or none. One that was changed since, other than by seats, gets 409, which names it. What would come to stand beside another departure of its name and day gets 422, which names it by `kembar`, and `yakin=1` answers that.',
        headers: onceHeaders,
        querystring: yakinQuery,
        body: urungMassalSchema.meta({ id: 'UrungMassal' }),
        response: { 200: dataOf(hasilMassalSchema), ...errors(409) },
      }),
      bodyLimit: MASSAL_MAX * ONE_BYTES,
    },
    async (request) => {
      const kiriman = sending(request, 'POST /api/paket/massal/urung')
      const isSure = request.query.yakin === '1'
      return { data: await undoMassal(deps, signedIn(request), request.body, kiriman, isSure) }
    },
  )
}
