import { tautanMatiSchema } from '@safar/shared/overview/temuan/tautan-mati'
import { call, listOf, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import { halfKept, sendAnswer } from '../../platform/http/answer-cache.ts'
import type { NounDeps } from '../../records/noun/noun.routes.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { BELUM, listTautanMati, TERBIT } from './tautan-mati.ts'

/** Registers the call that lists dead internal links of records and settings, for the roles that may edit them. */
export function tautanMatiRoutes(
  app: Api,
  deps: NounDeps,
  nouns: readonly StoredNoun[],
  rusak: BrokenRows,
): void {
  app.get(
    '/api/tautan-mati',
    call('staff', {
      tags: ['alamat'],
      summary:
        'Records that link to pages of records which were archived or deleted, and settings that name such pages, each with those addresses: visitors see the words of such links alone. Plans and drafts come last.',
      response: tagged(listOf(tautanMatiSchema)),
    }),
    async (request, reply) => {
      const pengaturan = await readPengaturan(deps)
      const asked = { nouns, pengaturan, situs: deps.siteUrl }
      const list = (states: typeof TERBIT | typeof BELUM) =>
        listTautanMati(deps.database.db, asked, states, rusak.note)
      const answer = await halfKept(deps.answers, 'tautan-mati', tautanMatiSchema, {
        kept: () => list(TERBIT),
        fresh: () => list(BELUM),
      })
      return sendAnswer(request, reply, answer, 'private')
    },
  )
}
