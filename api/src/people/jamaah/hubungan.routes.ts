import {
  hubunganDenganSchema,
  hubunganInputSchema,
  hubunganSchema,
} from '@safar/shared/people/jamaah/hubungan-schema'
import { z } from 'zod'
import { call, dataOf, errors, listOf, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { recordId } from '../../platform/http/params.ts'
import type { Deps } from '../../records/noun/change.ts'
import { HUBUNGAN_TIDAK_ADA, listHubungan, removeHubungan, setHubungan } from './hubungan.ts'
import { JAMAAH_TIDAK_ADA } from './save-dokumen.ts'

const PATH = '/api/jamaah/:id/hubungan'
const tags = ['jamaah']
const ofPerson = z.object({ id: recordId(JAMAAH_TIDAK_ADA) })
const ofRelation = ofPerson.extend({ hubungan: recordId(HUBUNGAN_TIDAK_ADA) })
const gone = { message: 'Hubungan keluarga dihapus.' }

/** Registers the calls of pilgrims' relations, for staff alone. */
export function hubunganRoutes(app: Api, deps: Deps): void {
  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'Who is related to a pilgrim, and by which paper: `jenis` says who the other one is to this one. Those in the trash are left out until they come back; `peringatan` has what is odd by what is known of the two today.',
      params: ofPerson,
      response: { 200: listOf(hubunganSchema), ...errors(404) },
    }),
    async ({ params }) => ({ data: await listHubungan(deps.database.db, params.id) }),
  )

  app.post(
    PATH,
    call('staff', {
      tags,
      summary:
        'Say who another pilgrim is to this one; the other one sees the counterpart. Said again it changes the paper alone. 409 has the present relation of the two if it is of another kind, 422 says what cannot be.',
      params: ofPerson,
      body: hubunganInputSchema.meta({ id: 'HubunganInput' }),
      response: { 201: dataOf(hubunganSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      const data = await setHubungan(deps, signedIn(request), request.params.id, request.body)
      return reply.code(201).send({ data })
    },
  )

  app.delete(
    PATH,
    call('staff', {
      tags,
      summary: 'Remove the relation of two pilgrims, from both sides.',
      params: ofPerson,
      body: hubunganDenganSchema.meta({ id: 'HubunganDengan' }),
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      await removeHubungan(deps, signedIn(request), request.params.id, request.body)
      return gone
    },
  )

  app.delete(
    `${PATH}/:hubungan`,
    call('staff', {
      tags,
      summary: 'Remove a relation by its id, from both sides.',
      params: ofRelation,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      const { id, hubungan } = request.params
      await removeHubungan(deps, signedIn(request), id, { hubungan })
      return gone
    },
  )
}
