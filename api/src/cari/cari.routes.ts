import { hariIni } from '@safar/shared/format/tanggal'
import { may } from '@safar/shared/session/who'
import { TEMUAN_MAX, TEMUAN_Q_MAX, temuanSchema } from '@safar/shared/temuan/temuan'
import { text } from '@safar/shared/text'
import { z } from 'zod'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import type { StoredNoun } from '../noun/stored-noun.ts'
import { call, listOf } from '../openapi/answers.ts'
import type { Api } from '../plugins/calls.ts'
import { signedIn } from '../session/guard.ts'
import { findTemuan } from './find-temuan.ts'

/** The office's search over everything that staff work with. */
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
      const own = nouns.filter(({ reads = 'staff' }) => may(role, reads))
      return {
        data: await findTemuan(deps.database.db, { q: request.query.q, nouns: own, today }, rusak.note),
      }
    },
  )
}
