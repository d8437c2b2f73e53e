import { teksUangSchema } from '@safar/shared/temuan/teks-uang'
import type { BrokenRows } from '../db/rusak.ts'
import type { NounDeps } from '../noun/noun.routes.ts'
import type { StoredNoun } from '../noun/stored-noun.ts'
import { call, listOf, tagged } from '../openapi/answers.ts'
import { sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import { listTeksUang } from './teks-uang.ts'

/** Where typed texts answer of money beside what fields and settings answer, for whoever writes them. */
export function teksUangRoutes(
  app: Api,
  deps: NounDeps,
  nouns: readonly StoredNoun[],
  rusak: BrokenRows,
): void {
  app.get(
    '/api/teks-uang',
    call('staff', {
      tags: ['pengaturan'],
      summary:
        'Live and planned records whose typed texts name days, sums or shares of paying and cancelling, which fields and settings say already: such a text stays as it is while those change.',
      response: tagged(listOf(teksUangSchema)),
    }),
    async (request, reply) => {
      const make = async (today: string) => {
        const data = await listTeksUang(deps.database.db, { nouns, today }, rusak.note)
        return Buffer.from(JSON.stringify({ data }))
      }
      return sendAnswer(request, reply, await deps.answers.find('teks-uang', make), 'private')
    },
  )
}
