import {
  titipanInputSchema,
  titipanListSchema,
  titipanSchema,
} from '@safar/shared/people/jamaah/titipan-schema'
import { z } from 'zod'
import { call, dataOf, errors, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { pagesOf, recordId } from '../../platform/http/params.ts'
import type { Deps } from '../../records/noun/change.ts'
import { JAMAAH_TIDAK_ADA } from './save-dokumen.ts'
import { addTitipan, listTitipan } from './titipan.ts'

const PATH = '/api/jamaah/:id/titipan'
const tags = ['jamaah']
const params = z.object({ id: recordId(JAMAAH_TIDAK_ADA) })

/** Registers the calls of where a pilgrim's paper passport lies, for staff alone. */
export function titipanRoutes(app: Api, deps: Deps): void {
  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'Where a pilgrim’s paper passport lies and lay, newest first; `sekarang` is the newest of all, null until it was first handed over.',
      params,
      querystring: pagesOf(50),
      response: { 200: json(titipanListSchema), ...errors(404) },
    }),
    async ({ params: { id }, query }) => listTitipan(deps.database.db, id, query),
  )

  app.post(
    PATH,
    call('staff', {
      tags,
      summary:
        'Write down where the paper passport lies from now on. Entries are never changed; 409 has the newest if it lies there already.',
      params,
      body: titipanInputSchema.meta({ id: 'TitipanInput' }),
      response: { 201: dataOf(titipanSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      const data = await addTitipan(deps, signedIn(request), request.params.id, request.body)
      return reply.code(201).send({ data })
    },
  )
}
