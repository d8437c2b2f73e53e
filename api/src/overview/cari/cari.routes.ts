import { may } from '@safar/shared/access/session/who'
import { TEMUAN_MAX, TEMUAN_Q_MAX, temuanSchema } from '@safar/shared/overview/temuan/temuan'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { call, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { Pelaku } from '../../access/session/actor.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { loggedHits } from '../../records/noun/number-search.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { findTemuan } from './find-temuan.ts'

const words = text(TEMUAN_Q_MAX).describe(
  'Words, in any case, with or without accents; of people a code, mail or phone as well.',
)
const searchQuery = z.object({ q: words })
const searchBody = z.object({ q: words.meta({ examples: ['3276014107900001'] }) }).meta({ id: 'Cari' })

/**
 * Registers the calls of the office's search: with the words in the address, and in a body, where they may be the
 * number of somebody's paper.
 */
export function cariRoutes(app: Api, deps: AppDeps, rusak: BrokenRows, nouns: readonly StoredNoun[]): void {
  const { db } = deps.database
  const ownOf = ({ role }: Pelaku) => nouns.filter(({ noun }) => may(role, noun.audience.reads))

  app.get(
    '/api/cari',
    call('office', {
      tags: ['cari'],
      summary: `Records of every noun that the role may read, and registrations, that hold every word of a search: the best ${TEMUAN_MAX} of each kind, whose names begin with it first.`,
      querystring: searchQuery,
      response: { 200: listOf(temuanSchema) },
    }),
    async (request) => {
      const asked = { q: request.query.q, nouns: ownOf(signedIn(request)), today: hariIni(deps.now()) }
      return { data: await findTemuan(db, asked, rusak.note) }
    },
  )

  app.post(
    '/api/cari',
    call('office', {
      tags: ['cari'],
      summary:
        'The same for a search that stands in no address: records whose sealed number it is, as a whole, come first of their kind. Each so found is a row of the access log.',
      body: searchBody,
      response: { 200: listOf(temuanSchema) },
    }),
    async (request) => {
      const reader = signedIn(request)
      const { q } = request.body
      const own = ownOf(reader)
      const besides = new Map<string, readonly number[]>()
      for (const noun of own) besides.set(noun.noun.name, await loggedHits(deps, noun, reader, q))
      return {
        data: await findTemuan(db, { q, nouns: own, today: hariIni(deps.now()), besides }, rusak.note),
      }
    },
  )
}
