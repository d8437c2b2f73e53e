import { pengaturanErrors, pengaturanUpdateSchema } from '@safar/shared/pengaturan/schema'
import { withVersi } from '@safar/shared/pengaturan/versi'
import type { BrokenRows } from '../db/rusak.ts'
import type { AppDeps } from '../deps.ts'
import { invalidFields } from '../errors.ts'
import { changeRecords } from '../noun/change.ts'
import { contentOf } from '../noun/noun-row.ts'
import { changedContent, savedBefore, writeRecord } from '../noun/save.ts'
import { call, dataOf, errors, tagged } from '../openapi/answers.ts'
import { type AnswerCache, sendAnswer } from '../plugins/answer-cache.ts'
import type { Api } from '../plugins/calls.ts'
import { signedIn } from '../session/guard.ts'
import { pengaturanNoun } from './pengaturan.noun.ts'
import { readPengaturan, storedPengaturan } from './pengaturan.repository.ts'

const PATH = '/api/pengaturan'
/** The longest settings of three-byte letters, with room. */
const BODY_LIMIT = 512 * 1024

/** The agency's settings: everyone reads, admins write. */
export function pengaturanRoutes(
  app: Api,
  deps: AppDeps & { answers: AnswerCache },
  rusak: BrokenRows,
): void {
  const tags = ['pengaturan']

  app.get(
    PATH,
    call('all', {
      tags,
      summary: 'Who the agency is: what pages show of it.',
      response: tagged(dataOf(pengaturanNoun.schema)),
    }),
    async (request, reply) => {
      const answer = await deps.answers.find(PATH, async () =>
        Buffer.from(JSON.stringify({ data: await readPengaturan(deps, rusak.note) })),
      )
      return sendAnswer(request, reply, answer)
    },
  )

  app.post(
    PATH,
    {
      ...call('admin', {
        tags,
        summary:
          'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored settings. A text that people agree to gets a new version.',
        body: pengaturanUpdateSchema.meta({ id: 'PengaturanUpdate' }),
        response: { 200: dataOf(pengaturanNoun.schema), ...errors(409) },
      }),
      bodyLimit: BODY_LIMIT,
    },
    async (request) => {
      const { updated_at: edited, ...changes } = request.body
      const data = await changeRecords(deps, async (trx) => {
        const stored = await storedPengaturan(trx, deps)
        if (edited && edited !== stored.updated_at)
          throw await savedBefore(trx, pengaturanNoun, stored, edited)
        const content = changedContent(pengaturanNoun, stored, changes)
        const problems = pengaturanErrors(content)
        if (Object.keys(problems).length > 0) throw invalidFields(problems)
        const next = withVersi(content, contentOf(stored))
        return writeRecord(trx, pengaturanNoun, 'ubah', stored, next, signedIn(request), deps.now())
      })
      return { data }
    },
  )
}
