import { may } from '@safar/shared/access/session/who'
import { RIWAYAT_PER_PAGE, riwayatSchema } from '@safar/shared/records/riwayat/riwayat'
import { sampahSchema } from '@safar/shared/records/sampah/sampah'
import { z } from 'zod'
import { call, dataOf, errors, json, listOf, pageOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { forbidden, notFound } from '../../platform/http/errors.ts'
import { pagesOf, recordId, yakinQuery } from '../../platform/http/params.ts'
import { onceFor } from '../../platform/once-for.ts'
import { notInTrash, restoreRiwayat, restoreSampah } from './bring-back.ts'
import { findStamps } from './noun.repository.ts'
import { byIdOrSlug } from './noun-key.ts'
import { findRiwayat, listRiwayat } from './riwayat.repository.ts'
import { listSampah } from './sampah.repository.ts'
import { recordNotFound } from './save.ts'
import type { StoredNoun } from './stored-noun.ts'

const NOT_THERE = 'Riwayat ini tidak ada.'

const riwayat = riwayatSchema.meta({ id: 'Riwayat' })
const oneRiwayat = byIdOrSlug.extend({ riwayat: recordId(NOT_THERE).describe('Id of a revision.') })
const tags = ['riwayat']

const restored = onceFor(({ schema }: StoredNoun) =>
  json(z.object({ data: schema, message: z.string().optional() })),
)
const withRecord = onceFor(({ noun, schema }: StoredNoun) => riwayatSchema.extend({ [noun.name]: schema }))
const trashedWithRecord = onceFor(({ noun, schema }: StoredNoun) =>
  sampahSchema.extend({ [noun.name]: schema }),
)
const byTrashId = onceFor((noun: StoredNoun) =>
  z.object({ id: recordId(notInTrash(noun)).describe('Id of the record.') }),
)

/** Returns a revision with its record under the noun's name, as answers have it. */
function answered<Entry extends { data: object }>({ noun }: StoredNoun, { data, ...entry }: Entry) {
  return { ...entry, [noun.name]: data }
}

/**
 * Registers revisions and trash of every noun, for those who write it.
 * @param unnamed the noun meant by older clients, which name none
 */
export async function riwayatRoutes(
  app: Api,
  deps: AppDeps,
  rusak: BrokenRows,
  { nouns, unnamed }: { nouns: readonly StoredNoun[]; unnamed: StoredNoun },
): Promise<void> {
  for (const noun of nouns) {
    if (noun.noun.revised !== 'none') riwayatOf(app, deps, rusak, noun)
    if (!noun.single && !noun.stays)
      restoreRoute(app, deps, nouns, noun, `/api/sampah/${noun.noun.name}/:id/pulihkan`)
  }
  restoreRoute(app, deps, nouns, unnamed, '/api/sampah/:id/pulihkan')

  const deletable = nouns.filter(({ single, stays }) => !single && !stays)
  const names = deletable.map(({ noun }) => noun.name)
  app.get(
    '/api/sampah',
    call('staff', {
      tags,
      summary: 'The trash of a noun, last deleted first.',
      querystring: z.object({
        jenis: z
          .enum(names, `Pilih salah satu: ${names.join(', ')}`)
          .default(unnamed.noun.name)
          .describe(`The noun; \`${unnamed.noun.name}\` where none is named.`),
      }),
      response: {
        200: listOf(z.union(deletable.map(trashedWithRecord))),
      },
    }),
    async (request) => {
      const { query } = request
      const noun = deletable.find((each) => each.noun.name === query.jenis) ?? unnamed
      if (!may(signedIn(request).role, noun.noun.audience.writes)) throw forbidden()
      const entries = await listSampah(deps.database.db, noun, rusak.note)
      return { data: entries.map((entry) => answered(noun, entry)) }
    },
  )
}

function riwayatOf(app: Api, deps: AppDeps, rusak: BrokenRows, noun: StoredNoun): void {
  const { db } = deps.database
  const path = `/api/${noun.noun.name}/:id/riwayat`
  const who = noun.noun.audience.writes

  async function idOf(idOrSlug: string): Promise<number> {
    const stamps = await findStamps(db, noun, idOrSlug)
    if (!stamps) throw recordNotFound(noun)
    return stamps.id
  }

  app.get(
    path,
    call(who, {
      tags,
      summary: 'Revisions of a record, newest first: who did what when, with the account behind the name.',
      params: byIdOrSlug,
      querystring: pagesOf(RIWAYAT_PER_PAGE),
      response: { 200: pageOf(riwayat), ...errors(404) },
    }),
    async ({ params, query: { page, per_page } }) => {
      const { data, total } = await listRiwayat(db, noun, await idOf(params.id), { page, per_page })
      return { data, meta: { total, page, per_page } }
    },
  )

  app.get(
    `${path}/:riwayat`,
    call(who, {
      tags,
      summary: 'One revision with the record as it was.',
      params: oneRiwayat,
      response: { 200: dataOf(withRecord(noun)), ...errors(404) },
    }),
    async ({ params }) => {
      const found = await findRiwayat(db, noun, await idOf(params.id), params.riwayat, rusak.note)
      if (!found) throw notFound(NOT_THERE)
      return { data: answered(noun, found) }
    },
  )

  app.post(
    `${path}/:riwayat/pulihkan`,
    call(who, {
      tags,
      summary:
        'Make a record what it was in a revision. What does not come back, such as the seats of a package, `message` says. What may be a slip gets 422 with a question (`tanya`), and `yakin=1` answers it.',
      params: oneRiwayat,
      querystring: yakinQuery,
      response: { 200: restored(noun), ...errors(404) },
    }),
    async (request) =>
      restoreRiwayat(
        deps,
        noun,
        signedIn(request),
        request.params.id,
        request.params.riwayat,
        request.query.yakin === '1',
      ),
  )
}

function restoreRoute(
  app: Api,
  deps: AppDeps,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  path: string,
): void {
  app.post(
    path,
    call(noun.noun.audience.writes, {
      tags,
      summary:
        'Bring a record back by its id: same id, same slug unless another has it by now. `message` says how many seats a package has. What may be a slip gets 422 with a question (`tanya`), and `yakin=1` answers it.',
      params: byTrashId(noun),
      querystring: yakinQuery,
      response: { 200: restored(noun), ...errors(404) },
    }),
    async (request) =>
      restoreSampah(deps, nouns, noun, signedIn(request), request.params.id, request.query.yakin === '1'),
  )
}
