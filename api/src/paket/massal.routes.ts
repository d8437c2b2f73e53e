import { hasilMassalSchema, massalSchema, urungMassalSchema } from '@safar/shared/paket/massal'
import { z } from 'zod'
import type { AppDeps } from '../deps.ts'
import { call, dataOf, errors } from '../openapi/answers.ts'
import type { Api } from '../plugins/calls.ts'
import { signedIn } from '../session/guard.ts'
import { previewMassal, saveMassal, urungMassal } from './massal-paket.ts'

const massalQuery = z.object({
  periksa: z
    .enum(['0', '1'], 'Isi 1 untuk memeriksa saja, atau 0 untuk menyimpan')
    .optional()
    .meta({ description: '`1` looks what it would do and saves nothing.', examples: ['1'] }),
})

/** Many packages changed at once, and brought back. */
export function massalRoutes(app: Api, deps: AppDeps): void {
  app.post(
    '/api/paket/massal',
    call('staff', {
      tags: ['paket'],
      summary:
        'Change many packages at once, all or none: prices by an amount, state, day of settling. The answer says old and new of each; with `periksa=1` nothing is saved, and `galat` says what would be refused. What is answered of those that changed brings them back by `POST /api/paket/massal/urung`.',
      querystring: massalQuery,
      body: massalSchema.meta({ id: 'Massal' }),
      response: { 200: dataOf(hasilMassalSchema), ...errors(409) },
    }),
    async (request) => {
      const { body, query } = request
      const isLooking = query.periksa === '1'
      return {
        data: await (isLooking ? previewMassal(deps, body) : saveMassal(deps, signedIn(request), body)),
      }
    },
  )

  app.post(
    '/api/paket/massal/urung',
    call('staff', {
      tags: ['paket'],
      summary:
        'Bring packages back to what they were before a change of many, all or none. One that was changed since, other than by seats, gets 409, which names it.',
      body: urungMassalSchema.meta({ id: 'UrungMassal' }),
      response: { 200: dataOf(hasilMassalSchema), ...errors(409) },
    }),
    async (request) => ({ data: await urungMassal(deps, signedIn(request), request.body) }),
  )
}
