import { hariIni } from '@safar/shared/platform/format/tanggal'
import { keepsOrder } from '@safar/shared/records/noun/order'
import { hasStates, isPublic } from '@safar/shared/records/noun/states'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import type { Actor } from '../../access/session/actor.ts'
import { isSignedIn, requireRole, signedIn } from '../../access/session/guard.ts'
import { MAX_ID } from '../../platform/db/id.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type AnswerCache, freshAnswer, sendAnswer } from '../../platform/http/answer-cache.ts'
import type { Api } from '../../platform/http/calls.ts'
import { call, dataOf, errors, message, tagged } from '../../platform/openapi/answers.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../kiriman/kiriman.ts'
import { bodyLimitOf } from './body-limit.ts'
import { removeRecord } from './bring-back.ts'
import { findRecord } from './noun.repository.ts'
import { byIdOrSlug, keyOf } from './noun-key.ts'
import { MOST_ORDERED, reorderRecords } from './reorder.ts'
import { createRecord, createRecordOnce, recordNotFound } from './save.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/**
 * What the calls of a noun take, and how they do what nouns do each in their own way. Stated with its types where it is declared;
 * the routes know no more than that what a schema gave goes to the function beside it.
 */
export interface NounCalls<Query = unknown, Changes = unknown> {
  list: {
    summary: string
    query: z.ZodType<Query>
    answer: ZodOpenApiResponseObject
    /** The list as JSON text; `today` is a day in Jakarta. */
    make(query: Query, today: string): Promise<Buffer>
  }
  save: {
    summary: string
    body: z.ZodType<Changes>
    save(actor: Actor, idOrSlug: string, changes: Changes): Promise<NounData>
  }
}

const asksForLive = (query: unknown) =>
  typeof query !== 'object' ||
  query === null ||
  !('status' in query) ||
  (query.status ?? 'terbit') === 'terbit'

export interface NounDeps extends AppDeps {
  /** Where the answers of public reads are kept. */
  answers: AnswerCache
}

/** The calls that every noun has: everyone reads, staff write. */
export function nounRoutes(
  app: Api,
  deps: NounDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
  { list, save }: NounCalls,
): void {
  const { db } = deps.database
  const { label, schema } = noun
  const path = `/api/${noun.noun.name}`
  const tags = [noun.noun.name]
  const bodyLimit = bodyLimitOf(noun.noun)
  // Changes of what no page shows make no new version of the content, by which answers are kept.
  const find: AnswerCache['find'] = noun.publishes
    ? (key, make) => deps.answers.find(`${noun.noun.name} ${key}`, make)
    : async (_key, make) => freshAnswer(await make(hariIni(deps.now())))
  const readers = noun.reads ?? 'staff'
  const requireReader = requireRole(deps, readers)
  const stated = hasStates(noun.noun)

  app.get(
    path,
    call('all', {
      tags,
      summary: list.summary,
      querystring: list.query,
      response: { ...tagged(list.answer), ...(stated && errors(401, 403)) },
    }),
    async (request, reply) => {
      const { query } = request
      if (stated && !asksForLive(query)) {
        await requireReader(request, reply)
        // Drafts change without a new version of the content, by which answers are kept.
        return sendAnswer(request, reply, freshAnswer(await list.make(query, hariIni(deps.now()))), 'private')
      }
      const answer = await find(JSON.stringify(query), (today) => list.make(query, today))
      return sendAnswer(request, reply, answer)
    },
  )

  app.get(
    `${path}/:id`,
    call('all', {
      tags,
      summary: stated ? 'One record: a live one, or for staff any.' : 'One record.',
      params: byIdOrSlug,
      response: { ...tagged(dataOf(schema)), ...errors(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const by = keyOf(noun, id)
      if (!by) throw recordNotFound(noun)
      if (stated && request.headers.authorization && (await isSignedIn(deps, request, readers))) {
        const data = await findRecord(db, noun, id, onBroken)
        if (!data) throw recordNotFound(noun)
        return sendAnswer(request, reply, freshAnswer(Buffer.from(JSON.stringify({ data }))), 'private')
      }
      const answer = await find(`${by.column} ${by.value}`, async () => {
        const data = await findRecord(db, noun, id, onBroken)
        if (!data || !isPublic(data)) throw recordNotFound(noun)
        return Buffer.from(JSON.stringify({ data }))
      })
      return sendAnswer(request, reply, answer)
    },
  )

  app.post(
    path,
    {
      ...call('staff', {
        tags,
        summary: noun.noun.slug
          ? 'Add a record. Its slug is made from its name unless one is sent; a taken one gets 409 with one that is free.'
          : 'Add a record.',
        headers: onceHeaders,
        body: noun.bodies.create,
        response: { 201: dataOf(schema), ...(noun.noun.slug && errors(409)) },
      }),
      bodyLimit,
    },
    async (request, reply) => {
      const actor = signedIn(request)
      const input = request.body
      const key = idempotencyKey(request)
      reply.code(201)
      if (key === null) return reply.send({ data: await createRecord(deps, noun, actor, input) })
      const kiriman = kirimanOf({ call: `POST ${path}`, akun: actor.id, key, body: input })
      const answer = await createRecordOnce(deps, noun, actor, input, kiriman)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  )

  app.post(
    `${path}/:id`,
    {
      ...call('staff', {
        tags,
        summary: save.summary,
        params: byIdOrSlug,
        body: save.body.meta({ id: `${label}Update` }),
        response: { 200: dataOf(schema), ...errors(404, 409) },
      }),
      bodyLimit,
    },
    async (request) => ({ data: await save.save(signedIn(request), request.params.id, request.body) }),
  )

  app.delete(
    `${path}/:id`,
    call('staff', {
      tags,
      summary: `Move a record to the trash, where it stays ${SAMPAH_HARI} days.`,
      params: byIdOrSlug,
      response: { 200: message, ...errors(404) },
    }),
    async (request) => {
      await removeRecord(deps, noun, signedIn(request), request.params.id)
      return { message: 'Data berhasil dihapus' }
    },
  )

  if (!keepsOrder(noun.noun)) return
  app.post(
    `${path}/urutan`,
    call('staff', {
      tags,
      summary: 'Put records into an order: those that are named first, the others behind them as they stood.',
      body: z.object({ ids: z.array(z.int().min(1).max(MAX_ID)).max(MOST_ORDERED) }),
      response: { 200: message },
    }),
    async (request) => {
      await reorderRecords(deps, noun, signedIn(request), request.body.ids)
      return { message: 'Urutan disimpan' }
    },
  )
}
