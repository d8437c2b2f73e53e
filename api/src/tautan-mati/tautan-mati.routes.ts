import { tautanMatiSchema } from '@safar/shared/temuan/tautan-mati'
import type { BrokenRows } from '../db/rusak.ts'
import type { NounDeps } from '../noun/noun.routes.ts'
import type { StoredNoun } from '../noun/stored-noun.ts'
import { call, listOf, tagged } from '../openapi/answers.ts'
import { readPengaturan } from '../pengaturan/pengaturan.repository.ts'
import { sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import { listTautanMati } from './tautan-mati.ts'

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
        'Live records that link to pages of records which were archived or deleted, each with those addresses: visitors see the words of such links alone.',
      response: tagged(listOf(tautanMatiSchema)),
    }),
    async (request, reply) => {
      const make = async () => {
        const { halaman_contoh: halaman } = await readPengaturan(deps)
        const data = await listTautanMati(deps.database.db, { nouns, halaman }, rusak.note)
        return Buffer.from(JSON.stringify({ data }))
      }
      return sendAnswer(request, reply, await deps.answers.find('tautan-mati', make), 'private')
    },
  )
}
