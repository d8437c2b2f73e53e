import { alamatLamaSchema } from '@safar/shared/records/noun/alamat-lama'
import { call, listOf, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { sendAnswer } from '../../platform/http/answer-cache.ts'
import { listAlamatLama } from './alamat.ts'
import type { NounDeps } from './noun.routes.ts'
import type { StoredNoun } from './stored-noun.ts'

/** Registers the call that lists former slugs with their present ones, for pages that redirect. */
export function alamatRoutes(app: Api, deps: NounDeps, nouns: readonly StoredNoun[]): void {
  app.get(
    '/api/alamat-lama',
    call('all', {
      tags: ['alamat'],
      summary: 'Former slugs of live records, by their noun, each with the slug by now.',
      response: tagged(listOf(alamatLamaSchema)),
    }),
    async (request, reply) => {
      const make = async () =>
        Buffer.from(JSON.stringify({ data: await listAlamatLama(deps.database.db, nouns) }))
      return sendAnswer(request, reply, await deps.answers.find('alamat-lama', make))
    },
  )
}
