import { hasilUjiSchema, ujiAlamatSchema } from '@safar/shared/settings/pengaturan/address-test'
import {
  liburUpdateSchema,
  pengaturanUpdateSchema,
} from '@safar/shared/settings/pengaturan/pengaturan-schema'
import { call, dataOf, errors, tagged } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import { noteActivity } from '../../access/session/note-activity.ts'
import { countTry, MINUTE_MS } from '../../access/session/percobaan.ts'
import type { BrokenRows } from '../../platform/db/rusak.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { type AnswerCache, sendAnswer } from '../../platform/http/answer-cache.ts'
import { tooMany } from '../../platform/http/errors.ts'
import { pengaturanNoun } from './pengaturan.noun.ts'
import { readPengaturan } from './pengaturan.repository.ts'
import { savePengaturan } from './save-pengaturan.ts'
import { testAddress } from './test-address.ts'

const PATH = '/api/pengaturan'
/** The rate limit of this server's calls for people, per minute. */
const UJI_MOST = 10
/** The longest settings of three-byte letters, with room. */
const BODY_LIMIT = 512 * 1024

/**
 * Registers the calls of the settings: everybody reads, admins write; holidays are also for staff who make departures.
 */
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
    async (request) => ({ data: await savePengaturan(deps, signedIn(request), request.body) }),
  )

  app.post(
    `${PATH}/libur`,
    {
      ...call('staff', {
        tags,
        summary:
          'Change the holidays and seasons, all of them at once, and nothing else of the settings. With `updated_at` of the edited copy a stale one gets 409 as above.',
        body: liburUpdateSchema.meta({ id: 'LiburUpdate' }),
        response: { 200: dataOf(pengaturanNoun.schema), ...errors(409) },
      }),
      bodyLimit: BODY_LIMIT,
    },
    async (request) => ({ data: await savePengaturan(deps, signedIn(request), request.body) }),
  )

  app.post(
    `${PATH}/uji-alamat`,
    call('admin', {
      tags,
      summary:
        'Ask an https address once whether it answers. Nothing is followed or read, addresses of private networks are refused, an answer takes at most eight seconds. Ten times a minute, then 429.',
      body: ujiAlamatSchema,
      response: { 200: dataOf(hasilUjiSchema), ...errors(429) },
    }),
    async (request) => {
      const tries = { key: 'uji-alamat', limit: UJI_MOST, windowMs: MINUTE_MS }
      const wait = await countTry(deps.database.db, [tries], deps.now())
      if (wait !== null) throw tooMany(wait)
      const { url } = request.body
      const diuji = { aksi: 'minta', jenis: 'pengaturan', rinci: 'Uji tautan pemeriksaan izin' } as const
      await noteActivity(deps, signedIn(request), diuji)
      return { data: { url, ...(await testAddress(url)), pada: deps.now().toISOString() } }
    },
  )
}
