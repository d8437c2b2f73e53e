import { tautanMatiSchema } from '@safar/shared/temuan/tautan-mati'
import type { BrokenRows } from '../db/rusak.ts'
import type { NounDeps } from '../noun/noun.routes.ts'
import type { StoredNoun } from '../noun/stored-noun.ts'
import { call, listOf, tagged } from '../openapi/answers.ts'
import { readPengaturan } from '../pengaturan/pengaturan.repository.ts'
import { halfKept, sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import { BELUM, listTautanMati, TERBIT } from './tautan-mati.ts'

/** Where texts and pictures of the carousel link to what is gone, for whoever writes them. */
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
