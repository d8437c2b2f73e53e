import { SAMPAH_HARI } from '@safar/shared/sampah/sampah'
import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { MAX_ID } from '../db/id.ts'
import type { OnBroken } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../kiriman/kiriman.ts'
import { call, dataOf, errors, message, tagged } from '../openapi/answers.ts'
import { AnswerCache, sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import type { Actor } from '../session/actor.ts'
import { signedIn } from '../session/guard.ts'
import { removeRecord } from './bring-back.ts'
import { findRecord } from './noun.repository.ts'
import { byIdOrSlug, keyOf } from './noun-key.ts'
import { keepsOrder, MOST_ORDERED, reorderRecords } from './reorder.ts'
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
  create: { body: z.ZodType<object> }
  save: {
    summary: string
    body: z.ZodType<Changes>
    save(actor: Actor, idOrSlug: string, changes: Changes): Promise<NounData>
  }
  /** The longest body, in bytes; 64 KB where nothing is said. */
  bodyLimit?: number
}

/**
 * The calls that every noun has: everyone reads, staff write. Answers are kept until the content's version changes, so its
 * changes have to publish.
 */
export function nounRoutes(
  app: Api,
  deps: AppDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
  { list, create, save, bodyLimit }: NounCalls,
): void {
  const { db } = deps.database
  const { label, schema } = noun
  const path = `/api/${noun.noun.name}`
  const tags = [noun.noun.name]
  const limit = bodyLimit === undefined ? {} : { bodyLimit }
  const answers = new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now })

  app.get(
    path,
    call('all', { tags, summary: list.summary, querystring: list.query, response: tagged(list.answer) }),
    async (request, reply) => {
      const { query } = request
      const answer = await answers.find(JSON.stringify(query), (today) => list.make(query, today))
      return sendAnswer(request, reply, answer)
    },
  )

  app.get(
    `${path}/:id`,
    call('all', {
      tags,
      summary: 'One record.',
      params: byIdOrSlug,
      response: { ...tagged(dataOf(schema)), ...errors(404) },
    }),
    async (request, reply) => {
      const by = keyOf(noun, request.params.id)
      if (!by) throw recordNotFound(noun)
      const answer = await answers.find(`${by.column} ${by.value}`, async () => {
        const data = await findRecord(db, noun, request.params.id, onBroken)
        if (!data) throw recordNotFound(noun)
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
        summary: noun.noun.slug ? 'Add a record. Its slug is made from its name.' : 'Add a record.',
        headers: onceHeaders,
        body: create.body.meta({ id: `${label}Input` }),
        response: { 201: dataOf(schema) },
      }),
      ...limit,
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
      ...limit,
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

  if (!keepsOrder(noun)) return
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
