import { ubahKursiSchema } from '@safar/shared/paket/kursi'
import { paketInputSchema, paketRingkasSchema, paketUpdateSchema } from '@safar/shared/paket/schema'
import { z } from 'zod'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../kiriman/kiriman.ts'
import { removeRecord } from '../noun/bring-back.ts'
import { findRecord } from '../noun/noun.repository.ts'
import { keyOf } from '../noun/noun-key.ts'
import { createRecord, createRecordOnce, recordNotFound } from '../noun/save.ts'
import { dataOf, errors, json, message, metaSchema, tagged } from '../openapi/answers.ts'
import { AnswerCache, sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import { signedIn } from '../session/guard.ts'
import { listPaket, paketQuerySchema } from './list-paket.ts'
import { paketNoun } from './paket.noun.ts'
import { savePaket, ubahKursi } from './save-paket.ts'

/** The longest package of three-byte letters, with room. */
const BODY_LIMIT = 6 * 1024 * 1024

/** A package as calls answer it. */
const answered = paketNoun.schema
const byIdOrSlug = z.object({
  id: z.string().meta({ description: 'Slug or id of a package.', examples: ['1'] }),
})
const ringkas = paketRingkasSchema.meta({ id: 'PaketRingkas' })
const listAnswer = json(
  z.object({ data: z.union([z.array(answered), z.array(ringkas)]), meta: metaSchema.optional() }),
)
const tags = ['paket']

/** Calls about packages: everyone reads, staff write. */
export async function paketRoutes(app: Api, deps: AppDeps, rusak: BrokenRows): Promise<void> {
  const { db } = deps.database
  const answers = new AnswerCache({ version: () => deps.database.kontenVersi(), now: deps.now })

  app.get(
    '/api/paket',
    {
      config: { who: 'all' },
      schema: {
        tags,
        summary:
          'Packages: open departures soonest first, then full ones, then departed ones, newest first. `meta` comes where a page or a search is asked for.',
        querystring: paketQuerySchema,
        response: tagged(listAnswer),
      },
    },
    async (request, reply) => {
      const { query } = request
      const answer = await answers.find(JSON.stringify(query), (today) =>
        listPaket(db, query, today, rusak.note),
      )
      return sendAnswer(request, reply, answer)
    },
  )

  app.get(
    '/api/paket/:id',
    {
      config: { who: 'all' },
      schema: {
        tags,
        summary: 'One package.',
        params: byIdOrSlug,
        response: { ...tagged(dataOf(answered)), ...errors(404) },
      },
    },
    async (request, reply) => {
      const by = keyOf(paketNoun, request.params.id)
      if (!by) throw recordNotFound(paketNoun)
      const answer = await answers.find(`${by.column} ${by.value}`, async () => {
        const data = await findRecord(db, paketNoun, request.params.id, rusak.note)
        if (!data) throw recordNotFound(paketNoun)
        return Buffer.from(JSON.stringify({ data }))
      })
      return sendAnswer(request, reply, answer)
    },
  )

  app.post(
    '/api/paket',
    {
      config: { who: 'staff' },
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Add a package. The slug is made from its name.',
        headers: onceHeaders,
        body: paketInputSchema.meta({ id: 'PaketInput' }),
        response: { 201: dataOf(answered) },
      },
    },
    async (request, reply) => {
      const actor = signedIn(request)
      const input = request.body
      const key = idempotencyKey(request)
      reply.code(201)
      if (key === null) return reply.send({ data: await createRecord(deps, paketNoun, actor, input) })
      const kiriman = kirimanOf({ call: 'POST /api/paket', akun: actor.id, key, body: input })
      const answer = await createRecordOnce(deps, paketNoun, actor, input, kiriman)
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  )

  app.post(
    '/api/paket/:id',
    {
      config: { who: 'staff' },
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary:
          'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored package. With `ubah_kursi` instead of `sisa_pax`, seats are changed by so much, and a copy that is stale by seats alone is taken.',
        params: byIdOrSlug,
        body: paketUpdateSchema.meta({ id: 'PaketUpdate' }),
        response: { 200: dataOf(answered), ...errors(404, 409) },
      },
    },
    async (request) => ({
      data: await savePaket(deps, signedIn(request), request.params.id, request.body),
    }),
  )

  app.post(
    '/api/paket/:id/kursi',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary:
          'Change `sisa_pax` by so much at once: of two at the same time both count. Below 0 or above the total gets 409, which carries the package as it stands.',
        params: byIdOrSlug,
        body: ubahKursiSchema.meta({ id: 'UbahKursi' }),
        response: { 200: dataOf(answered), ...errors(404, 409) },
      },
    },
    async (request) => ({
      data: await ubahKursi(deps, signedIn(request), request.params.id, request.body.ubah),
    }),
  )

  app.delete(
    '/api/paket/:id',
    {
      config: { who: 'staff' },
      schema: {
        tags,
        summary: 'Move a package to the trash, where it stays 30 days.',
        params: byIdOrSlug,
        response: { 200: message, ...errors(404) },
      },
    },
    async (request) => {
      await removeRecord(deps, paketNoun, signedIn(request), request.params.id)
      return { message: 'Data berhasil dihapus' }
    },
  )
}
