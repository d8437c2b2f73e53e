import {
  bukanKembarJamaahSchema,
  gabungJamaahSchema,
  kembarJamaahSchema,
} from '@safar/shared/people/jamaah/gabung-schema'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import { recordSchema } from '@safar/shared/records/noun/noun-schema'
import { z } from 'zod'
import { call, dataOf, errors, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { findSame } from '../../people/jamaah/find-same.ts'
import { jamaahNoun } from '../../people/jamaah/jamaah.noun.ts'
import { type JoinDeps, joinPilgrims } from '../../people/jamaah/join-pilgrims.ts'
import { JAMAAH_TIDAK_ADA } from '../../people/jamaah/save-dokumen.ts'
import { tellApart } from '../../people/jamaah/tell-apart.ts'
import { recordId } from '../../platform/http/params.ts'
import { shownRecord } from '../../records/noun/opened.ts'
import { moveJourneys } from './move-journeys.ts'

const tags = ['jamaah']
const params = z.object({ id: recordId(JAMAAH_TIDAK_ADA) })

const bukanKembarBody = bukanKembarJamaahSchema.meta({ id: 'BukanKembarJamaah' })
const gabungBody = gabungJamaahSchema.meta({ id: 'GabungJamaah' })
const joinedRecord = dataOf(recordSchema(JAMAAH))

/** Registers the calls that find and join two records of one pilgrim, for staff alone. */
export function gabungJamaahRoutes(app: Api, deps: JoinDeps): void {
  const { database, vault, now } = deps
  app.get(
    '/api/jamaah/:id/kembar',
    call('staff', {
      tags,
      summary:
        'Records that may be of the same person: with the same passport number, or the same name and birth or phone. Numbers are masks.',
      params,
      response: { 200: listOf(kembarJamaahSchema), ...errors(404) },
    }),
    async ({ params: { id } }, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await findSame(database.db, vault, id) }
    },
  )

  app.post(
    '/api/jamaah/:id/bukan-kembar',
    call('staff', {
      tags,
      summary:
        'Say that another record is of somebody else, or take that back with `bukan: false`. The answer lists who may still be the same person; the two are pointed out again once there is another reason. 409 if nothing points the other one out.',
      params,
      body: bukanKembarBody,
      response: { 200: listOf(kembarJamaahSchema), ...errors(404, 409) },
    }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await tellApart(deps, signedIn(request), request.params.id, request.body) }
    },
  )

  app.post(
    '/api/jamaah/:id/gabung',
    call('staff', {
      tags,
      summary:
        'Join another record of the same person to this one, which takes the fields of `ambil` from it, and all its relations, papers, places of the passport and places in bookings. The other goes to the trash. 409 if one of them changed since `updated_at`, was joined meanwhile, or both travel on the same days.',
      params,
      body: gabungBody,
      response: { 200: joinedRecord, ...errors(404, 409) },
    }),
    async (request) => {
      const { id } = request.params
      const joined = await joinPilgrims(deps, signedIn(request), id, request.body, moveJourneys())
      return shownRecord(database.db, vault, jamaahNoun, joined, now())
    },
  )
}
