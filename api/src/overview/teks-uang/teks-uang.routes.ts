import { teksUangSchema } from '@safar/shared/overview/temuan/teks-uang'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { call, listOf, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import { halfKept, sendAnswer } from '../../platform/http/answer-cache.ts'
import type { NounDeps } from '../../records/noun/noun.routes.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { listTeksUang, type Terbaca } from './teks-uang.ts'

/**
 * Registers the call that lists texts which repeat payment terms of fields and settings, for the roles that may edit
 * them.
 */
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
      const list = (today: string, terbaca: Terbaca) =>
        listTeksUang(deps.database.db, { nouns, today }, terbaca, rusak.note)
      const answer = await halfKept(deps.answers, 'teks-uang', teksUangSchema, {
        kept: (today) => list(today, 'terbit'),
        fresh: () => list(hariIni(deps.now()), 'terjadwal'),
      })
      return sendAnswer(request, reply, answer, 'private')
    },
  )
}
