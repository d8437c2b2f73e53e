import { may } from '@safar/shared/access/session/who'
import { TEMUAN_MAX, TEMUAN_Q_MAX, temuanSchema } from '@safar/shared/overview/temuan/temuan'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { text } from '@safar/shared/platform/text/text'
import { z } from 'zod'
import { call, listOf } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { findTemuan } from './find-temuan.ts'

/** Registers the call of the office's search. */
export function cariRoutes(app: Api, deps: AppDeps, rusak: BrokenRows, nouns: readonly StoredNoun[]): void {
  app.get(
    '/api/cari',
    call('office', {
      tags: ['cari'],
      summary: `Records of every noun that the role may read, and registrations, that hold every word of a search: the best ${TEMUAN_MAX} of each kind, whose names begin with it first.`,
      querystring: z.object({
        q: text(TEMUAN_Q_MAX).describe(
          'Words, in any case, with or without accents; of people a code, mail or phone as well.',
        ),
      }),
      response: { 200: listOf(temuanSchema) },
    }),
    async (request) => {
      const today = hariIni(deps.now())
      const { role } = signedIn(request)
      const own = nouns.filter(({ noun }) => may(role, noun.audience.reads))
      return {
        data: await findTemuan(deps.database.db, { q: request.query.q, nouns: own, today }, rusak.note),
      }
    },
  )
}
