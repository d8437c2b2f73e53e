import { ALASAN_AKSES_MAX } from '@safar/shared/access/log-akses/log-akses'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { MAX_ID } from '@safar/shared/platform/id'
import { text } from '@safar/shared/platform/text/text'
import { everybodyReads, hasStates } from '@safar/shared/records/noun/states'
import { SAMPAH_HARI } from '@safar/shared/records/sampah/sampah'
import { z } from 'zod'
import type { ZodOpenApiResponseObject } from 'zod-openapi'
import { call, dataOf, errors, json, message, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { Actor, Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { isSignedIn, requireRole, signedIn } from '../../access/session/guard.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import { privateFileRoutes } from '../../files/berkas-pribadi/private-file.routes.ts'
import type { PrivateFiles } from '../../files/berkas-pribadi/private-files.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type AnswerCache, freshAnswer, sendAnswer } from '../../platform/http/answer-cache.ts'
import { onceFor } from '../../platform/once-for.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../idempotency/once.ts'
import { aksesRoute } from './access-log.routes.ts'
import { bodyLimitOf } from './body-limit.ts'
import { findRecord } from './noun.repository.ts'
import { byIdOrSlug, keyOf } from './noun-key.ts'
import { openedRecord, shownRecord } from './opened.ts'
import { removeRecord } from './remove-record.ts'
import { MOST_ORDERED, reorderRecords } from './reorder.ts'
import { createRecord, createRecordOnce, recordNotFound } from './save.ts'
import { blinded, sealedFields } from './sealed.ts'
import { fileOwnerOf, type NounData, type StoredNoun } from './stored-noun.ts'
import { unsealRoute } from './unseal.routes.ts'

/**
 * A noun's calls: their input, and the functions that run them. Typed where it is declared; the routes only know that
 * what a schema outputs goes to the function beside it.
 */
export interface NounCalls<Query = unknown, Changes = unknown> {
  list: {
    summary: string
    query: z.ZodType<Query>
    answer: ZodOpenApiResponseObject
    /** The list as JSON text; `today` is a day in Jakarta. Of a private noun it is made for who reads it. */
    make(query: Query, today: string, reader?: Pelaku): Promise<Buffer>
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
  /** Every noun of the product: a deletion looks for references among them. */
  nouns: readonly StoredNoun[]
  berkasPribadi: PrivateFiles
  /** The response cache of public reads. */
  answers: AnswerCache
}

/**
 * Registers the calls of every noun: its audience reads and writes, and of a published one everybody reads live
 * records.
 */
export function nounRoutes(
  app: Api,
  deps: NounDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
  calls: NounCalls,
): void {
  if (noun.noun.published) publicReads(app, deps, noun, onBroken, calls)
  else {
    privateReads(app, deps, noun, onBroken, calls)
    aksesRoute(app, deps, noun)
  }
  writeCalls(app, deps, noun, calls)
  if (noun.noun.ordered) orderCall(app, deps, noun)
  unsealRoute(app, deps, noun)
  fileRoutes(app, deps, noun)
}

/** The name under which the access log keeps the reading of a record that opened all of it. */
const SEMUA = 'semua'

const pathOf = ({ noun }: StoredNoun) => `/api/${noun.name}`

/** Registers everybody's reads of live records, from the response cache, and staff's of all records. */
function publicReads(
  app: Api,
  deps: NounDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
  { list }: NounCalls,
): void {
  const { db } = deps.database
  const { schema } = noun
  const { name, audience } = noun.noun
  const path = pathOf(noun)
  const tags = [name]
  const find: AnswerCache['find'] = (key, make) => deps.answers.find(`${name} ${key}`, make)
  const requireReader = requireRole(deps, audience.reads)
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
      if (stated && request.headers.authorization && (await isSignedIn(deps, request, audience.reads))) {
        const data = await findRecord(db, noun, id, onBroken)
        if (!data) throw recordNotFound(noun)
        return sendAnswer(request, reply, freshAnswer(Buffer.from(JSON.stringify({ data }))), 'private')
      }
      const answer = await find(`${by.column} ${by.value}`, async () => {
        const data = await findRecord(db, noun, id, onBroken)
        if (!data || !everybodyReads(noun.noun, data)) throw recordNotFound(noun)
        return Buffer.from(JSON.stringify({ data }))
      })
      return sendAnswer(request, reply, answer)
    },
  )
}

/** Registers reading by the audience alone. Answers are made anew each time, and `no-store` by default. */
function privateReads(
  app: Api,
  deps: NounDeps,
  noun: StoredNoun,
  onBroken: OnBroken,
  { list }: NounCalls,
): void {
  const { name, audience } = noun.noun
  const path = pathOf(noun)
  const tags = [name]

  app.get(
    path,
    call(audience.reads, {
      tags,
      summary: list.summary,
      querystring: list.query,
      response: { 200: list.answer },
    }),
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send(await list.make(request.query, hariIni(deps.now()), signedIn(request))),
  )

  if (noun.noun.readOpens) openingRead(app, deps, noun)
  else
    app.get(
      `${path}/:id`,
      call(audience.reads, {
        tags,
        summary: 'One record.',
        params: byIdOrSlug,
        response: { 200: shownOf(noun), ...errors(404) },
      }),
      async ({ params }) => {
        const { database, vault, now } = deps
        const data = await findRecord(database.db, noun, params.id, onBroken)
        if (!data) throw recordNotFound(noun)
        return shownRecord(database.db, vault, noun, data, now())
      },
    )
}

/** The record of a private noun as calls answer it, with what is odd of it where the noun tells that. */
const shownOf = onceFor(({ schema, opened }: StoredNoun) =>
  json(
    z.object({
      data: schema,
      ...(opened && {
        peringatan: z
          .record(z.string(), z.array(z.string()))
          .optional()
          .describe('What is odd and was saved all the same, by field.'),
      }),
    }),
  ),
)

const openingQuery = z.object({
  alasan: text(ALASAN_AKSES_MAX, true)
    .optional()
    .meta({ examples: ['Mengurus visa'] }),
  samar: z.enum(['0', '1'], '0 atau 1').optional(),
})

/** Reads one record with its sealed fields open; the access log has a row before the answer goes. */
function openingRead(app: Api, deps: NounDeps, noun: StoredNoun): void {
  const { name, audience } = noun.noun
  app.get(
    `/api/${name}/:id`,
    call(audience.reads, {
      tags: [name],
      summary:
        'One record, with those sealed fields open that open for the caller. Each reading is a row of the access log, with the reason where one is given; `samar=1` gives masks in their place and leaves no row.',
      params: byIdOrSlug,
      querystring: openingQuery,
      response: { 200: shownOf(noun), ...errors(404, 503) },
    }),
    async (request) => {
      const { params, query } = request
      const { vault, now } = deps
      const { db } = deps.database
      const actor = signedIn(request)
      const data = await findRecord(db, noun, params.id)
      if (!data) throw recordNotFound(noun)
      if (query.samar === '1') return shownRecord(db, vault, noun, data, now())
      const opened = await openedRecord(db, vault, noun, data, actor.role, now())
      const look = { jenis: name, data_id: data.id, bidang: SEMUA, alasan: query.alasan }
      await transact(deps, actor, (context) => noteLooks(context, look))
      return opened
    },
  )
}

const changesOf = onceFor(({ label }: StoredNoun) =>
  onceFor((body: z.ZodType) => body.meta({ id: `${label}Update` })),
)

function writeCalls(app: Api, deps: NounDeps, noun: StoredNoun, { save }: NounCalls): void {
  const { name, audience, addressed } = noun.noun
  const path = pathOf(noun)
  const tags = [name]
  const bodyLimit = bodyLimitOf(noun.noun)
  const isUnique = sealedFields(noun).some(([, { unique }]) => unique)
  const { db } = deps.database

  app.post(
    path,
    {
      ...call(audience.writes, {
        tags,
        summary: addressed
          ? 'Add a record. Its slug is made from its name unless one is sent; a taken one gets 409 with one that is free.'
          : 'Add a record.',
        headers: onceHeaders,
        body: noun.bodies.create,
        response: { 201: shownOf(noun), ...((addressed || isUnique) && errors(409)) },
      }),
      bodyLimit,
    },
    async (request, reply) => {
      const actor = signedIn(request)
      const input = request.body
      const key = idempotencyKey(request)
      reply.code(201)
      const { vault, now } = deps
      if (key === null) {
        const data = await createRecord(deps, noun, actor, input)
        return reply.send(await shownRecord(db, vault, noun, data, now()))
      }
      const kiriman = kirimanOf({
        call: `POST ${path}`,
        akun: actor.id,
        key,
        body: await blinded(db, deps.vault, noun, input),
      })
      const answer = await createRecordOnce(deps, noun, actor, input, kiriman)
      if (noun.noun.published) return reply.type('application/json; charset=utf-8').send(answer)
      // What is stored of the answer has no part of a number.
      const { data } = z.object({ data: noun.schema }).parse(JSON.parse(answer))
      return reply.send(await shownRecord(db, vault, noun, data, now()))
    },
  )

  app.post(
    `${path}/:id`,
    {
      ...call(audience.writes, {
        tags,
        summary: save.summary,
        params: byIdOrSlug,
        body: changesOf(noun)(save.body),
        response: { 200: shownOf(noun), ...errors(404, 409) },
      }),
      bodyLimit,
    },
    async (request) => {
      const data = await save.save(signedIn(request), request.params.id, request.body)
      return shownRecord(db, deps.vault, noun, data, deps.now())
    },
  )

  app.delete(
    `${path}/:id`,
    call(audience.writes, {
      tags,
      summary: `Move a record to the trash, where it stays ${SAMPAH_HARI} days.`,
      params: byIdOrSlug,
      response: { 200: message, ...errors(404, 409) },
    }),
    async (request) => {
      await removeRecord(deps, deps.nouns, noun, signedIn(request), request.params.id)
      return { message: 'Data berhasil dihapus' }
    },
  )
}

/** Mounts the calls of a noun's private files. */
function fileRoutes(app: Api, deps: NounDeps, noun: StoredNoun): void {
  const owner = fileOwnerOf(noun)
  for (const bidang of Object.keys(owner.fields))
    privateFileRoutes(app, deps, {
      path: `/api/${owner.jenis}/:id/${bidang}`,
      owner,
      bidang,
      tag: owner.jenis,
    })
}

const orderBody = z.object({ ids: z.array(z.int().min(1).max(MAX_ID)).max(MOST_ORDERED) })

function orderCall(app: Api, deps: NounDeps, noun: StoredNoun): void {
  app.post(
    `${pathOf(noun)}/urutan`,
    call(noun.noun.audience.writes, {
      tags: [noun.noun.name],
      summary: 'Put records into an order: those that are named first, the others behind them as they stood.',
      body: orderBody,
      response: { 200: message },
    }),
    async (request) => {
      await reorderRecords(deps, noun, signedIn(request), request.body.ids)
      return { message: 'Urutan disimpan' }
    },
  )
}
