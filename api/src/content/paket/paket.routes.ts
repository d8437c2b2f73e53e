import { salinPaketSchema } from '@safar/shared/content/paket/copy-paket'
import { lakuSchema } from '@safar/shared/content/paket/demand-schema'
import { hitunganSchema, hitungSchema } from '@safar/shared/content/paket/hitung/hitung-schema'
import { kembarSchema, tanyaKembarSchema } from '@safar/shared/content/paket/kembar'
import { siapPaketSchema } from '@safar/shared/content/paket/kesiapan-schema'
import { rincianKursiSchema, terpesanSchema, ubahKursiSchema } from '@safar/shared/content/paket/kursi'
import { type PaketUpdate, paketChangeSchema, paketSchema } from '@safar/shared/content/paket/paket-schema'
import { pastiBarisSchema } from '@safar/shared/content/paket/pasti/pasti-schema'
import {
  nilaiPaketSchema,
  perubahanNantiSchema,
  perubahanPaketSchema,
  perubahanSchema,
} from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { z } from 'zod'
import { call, dataOf, errors, json, listOf, metaSchema, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import { sendAnswer } from '../../platform/http/answer-cache.ts'
import { idempotencyKey, kirimanOf, onceHeaders } from '../../records/idempotency/once.ts'
import { findRecord } from '../../records/noun/noun.repository.ts'
import { type NounCalls, type NounDeps, nounRoutes } from '../../records/noun/noun.routes.ts'
import { byIdOrSlug, keyOf } from '../../records/noun/noun-key.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { calculatePaket } from './calculate-paket.ts'
import { copyPaket } from './copy-paket.ts'
import { readDemand } from './demand.ts'
import { tanyaKembar } from './kembar-paket.ts'
import { listKesiapan } from './kesiapan.ts'
import { listKursi } from './kursi-list.ts'
import { listPaket, type PaketQuery, paketQuerySchema } from './list-paket.ts'
import { paketNoun } from './paket.noun.ts'
import { pastiPaket } from './pasti-paket.ts'
import { ChangeReader } from './perubahan.ts'
import { changeSeats, savePaket } from './save-paket.ts'
import { findSeats, listBooked, seatsOfPaket } from './where-seats-are.ts'

/** An example that departures with bookings take as well. */
const CORRECTION = { ubah: -3, alasan: '3 kursi dijual lewat agen' }

const listed = json(
  z.object({
    data: z.union([z.array(paketNoun.schema), z.array(paketNoun.summary)]),
    meta: metaSchema.optional(),
  }),
)

/** Registers the calls of packages: those of every noun, and seats. */
export function paketRoutes(app: Api, deps: NounDeps, rusak: BrokenRows): void {
  const calls: NounCalls<PaketQuery, PaketUpdate> = {
    list: {
      summary:
        'Packages: open departures soonest first, then full ones, then departed ones, newest first. `meta` comes where a page or a search is asked for.',
      query: paketQuerySchema,
      answer: listed,
      make: (query, today) => listPaket(deps.database.db, query, today, rusak.note),
    },
    save: {
      summary:
        'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored package. With `ubah_kursi` instead of `sisa_pax`, seats are changed by so much, and a copy that is stale by seats alone is taken.',
      body: paketChangeSchema,
      save: (actor, idOrSlug, changes) => savePaket(deps, actor, idOrSlug, changes),
    },
  }
  nounRoutes(app, deps, paketNoun, rusak.note, calls)

  app.get(
    '/api/kursi',
    call('all', {
      tags: ['paket'],
      summary: 'Seats of every departure that has not left, for pages that were built earlier.',
      response: tagged(
        json(
          z.object({
            data: z.array(
              z.object({ slug: z.string(), sisa_pax: z.number().int(), total_pax: z.number().int() }),
            ),
          }),
        ),
      ),
    }),
    async (request, reply) => {
      const answer = await deps.answers.find('kursi', async (today) =>
        Buffer.from(JSON.stringify({ data: await listKursi(deps.database.db, today) })),
      )
      return sendAnswer(request, reply, answer)
    },
  )

  const perubahan = new ChangeReader(deps.database.db)
  app.get(
    '/api/perubahan',
    call('all', {
      tags: ['paket'],
      summary: 'Published changes of every live package at once, for whoever makes pages.',
      response: tagged(json(z.object({ data: z.array(perubahanPaketSchema) }))),
    }),
    async (request, reply) => {
      const make = async () => Buffer.from(JSON.stringify({ data: await perubahan.all() }))
      return sendAnswer(request, reply, await deps.answers.find('perubahan', make))
    },
  )

  app.get(
    '/api/paket/:id/perubahan',
    call('all', {
      tags: ['paket'],
      summary:
        'Published changes of prices, dates, airline, hotels and seats offered, newest first. What is put right within the hour is a correction and no change.',
      params: byIdOrSlug,
      response: { 200: listOf(perubahanSchema), ...errors(404) },
    }),
    async ({ params }) => ({ data: (await perubahan.one(params.id, rusak.note)).perubahan }),
  )

  app.post(
    '/api/paket/:id/perubahan',
    call('staff', {
      tags: ['paket'],
      summary:
        'What a save of these values now would publish of changes. Nothing is saved; `koreksi` names what is other and will not be told, since it is put right within the hour.',
      params: byIdOrSlug,
      body: nilaiPaketSchema,
      response: { 200: dataOf(perubahanNantiSchema), ...errors(404) },
    }),
    async ({ params, body }, reply) => {
      reply.header('cache-control', 'no-store')
      const nanti = { waktu: deps.now().toISOString(), nilai: body }
      return { data: await perubahan.nanti(params.id, nanti, rusak.note) }
    },
  )

  app.get(
    '/api/siap',
    call('staff', {
      tags: ['paket'],
      summary:
        'How far each draft and plan is from being read: by the fields that every package needs, and by what the settings ask for, a plan as of its own day.',
      response: { 200: listOf(siapPaketSchema) },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      const { db } = deps.database
      const of = (status: 'draf' | 'terjadwal') => listKesiapan(db, status, deps.now(), rusak.note)
      return { data: [...(await of('terjadwal')), ...(await of('draf'))] }
    },
  )

  app.get(
    '/api/kembar',
    call('staff', {
      tags: ['paket'],
      summary:
        'Other departures on offer of a name and a day, which a package would come to stand beside: to be asked about before it is saved, and no reason to refuse it.',
      querystring: tanyaKembarSchema,
      response: { 200: listOf(kembarSchema) },
    }),
    async ({ query: { id, ...paket } }, reply) => {
      reply.header('cache-control', 'no-store')
      const { db } = deps.database
      const stored = id === undefined ? null : await findRecord(db, paketNoun, String(id), rusak.note)
      return { data: await tanyaKembar(db, paket, stored) }
    },
  )

  app.get(
    '/api/laku',
    call('office', {
      tags: ['paket'],
      summary:
        'What sells: seats sold and returned by week from the recorded changes, registrations, what is open in money, and the departures that are behind.',
      response: { 200: dataOf(lakuSchema) },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await readDemand(deps.database, deps.now()) }
    },
  )

  app.get(
    '/api/paket/:id/pasti',
    call('all', {
      tags: ['paket'],
      summary:
        'What a departure can show for each of the five that the ministry asks for (licence, flights, prices, hotels, visa), from stored data alone: always five rows, in this order.',
      params: byIdOrSlug,
      response: { ...tagged(dataOf(z.array(pastiBarisSchema.meta({ id: 'Pasti' })))), ...errors(404) },
    }),
    async (request, reply) => {
      const { id } = request.params
      const by = keyOf(paketNoun, id)
      if (!by) throw recordNotFound(paketNoun)
      const answer = await deps.answers.find(`pasti ${by.column} ${by.value}`, async (today) =>
        Buffer.from(JSON.stringify({ data: await pastiPaket(deps, id, today, rusak.note) })),
      )
      return sendAnswer(request, reply, answer)
    },
  )

  app.post(
    '/api/paket/salin',
    call('staff', {
      tags: ['paket'],
      summary:
        'Copy a package as one draft for each day, every date of hotels, flights and itinerary moved with it, and its name by month unless `nama` says others.',
      headers: onceHeaders,
      body: salinPaketSchema.meta({ id: 'SalinPaket' }),
      response: { 201: listOf(paketNoun.schema), ...errors(404) },
    }),
    async (request, reply) => {
      const { body } = request
      const actor = signedIn(request)
      const key = idempotencyKey(request)
      const kiriman =
        key === null ? null : kirimanOf({ call: 'POST /api/paket/salin', akun: actor.id, key, body })
      return reply.code(201).send({ data: await copyPaket(deps, actor, body, kiriman) })
    },
  )

  app.get(
    '/api/terpesan',
    call('staff', {
      tags: ['paket'],
      summary:
        'Departures with bookings that still need them, and the seats that those hold. Seats of the others are changed by hand.',
      response: { 200: listOf(terpesanSchema) },
    }),
    async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await listBooked(deps.database.db) }
    },
  )

  app.get(
    '/api/paket/:id/kursi',
    call('staff', {
      tags: ['paket'],
      summary:
        'Where the seats of a departure are: left, held by bookings, and corrected by hand with the last reason. `sisa_pax` follows bookings once there are some.',
      params: byIdOrSlug,
      response: { 200: dataOf(rincianKursiSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await findSeats(deps.database.db, params.id, rusak.note) }
    },
  )

  app.post(
    '/api/paket/:id/kursi',
    call('staff', {
      tags: ['paket'],
      summary:
        'Change `sisa_pax` by so much at once: of two at the same time both count. Below 0 or above the total gets 409, which carries the package as it stands. On a departure with bookings it is a correction (`koreksi_pax`), which needs `alasan`.',
      params: byIdOrSlug,
      body: ubahKursiSchema.meta({ id: 'UbahKursi', examples: [CORRECTION] }),
      response: { 200: dataOf(paketSchema.extend(rincianKursiSchema.shape)), ...errors(404, 409) },
    }),
    async (request) => {
      const paket = await changeSeats(deps, signedIn(request), request.params.id, request.body)
      return { data: { ...paket, ...(await seatsOfPaket(deps.database.db, paket)) } }
    },
  )

  app.post(
    '/api/paket/:id/hitung',
    call('all', {
      tags: ['paket'],
      summary:
        'What a family pays, and when: infants under 2 on the day of return, children under 12 on the day of departure, everybody else an adult, which `uraian` says. A price that nobody set stands in `belum_termasuk` and not in the total.',
      params: byIdOrSlug,
      body: hitungSchema.meta({ id: 'Hitung' }),
      response: { 200: dataOf(hitunganSchema), ...errors(404) },
    }),
    async (request) => ({ data: await calculatePaket(deps, request.params.id, request.body, rusak.note) }),
  )
}
