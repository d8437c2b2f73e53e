import { pengingatTenggatSchema } from '@safar/shared/trips/lembar/pengingat-tenggat-schema'
import { call, dataOf, errors } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { signedIn } from '../../access/session/guard.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { byDeparture, foundDeparture } from '../departure.ts'
import { readReminders, remindFamilies } from './remind-families.ts'

const PATH = '/api/keberangkatan/:paket/pengingat'
const tags = ['pemesanan']

/** Registers the calls that remind a departure's families of papers that are missing, for staff alone. */
export function pengingatTenggatRoutes(
  app: Api,
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now' | 'publisher'>,
): void {
  const { db } = deps.database
  const shown = async (paket: string) => {
    const { keluarga, ...rest } = await readReminders(db, await foundDeparture(db, paket), deps.now())
    return { data: { ...rest, keluarga: keluarga.map(({ email: _email, ...family }) => family) } }
  }
  app.get(
    PATH,
    call('staff', {
      tags,
      summary:
        'Families of a departure that lack something, by kind and number of people, and whether a reminder can go to them. Complete ones are only counted.',
      params: byDeparture,
      response: { 200: dataOf(pengingatTenggatSchema), ...errors(404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return shown(params.paket)
    },
  )
  app.post(
    PATH,
    call('staff', {
      tags,
      summary:
        'Queue a mail to each family that lacks something: once for a day that papers are due on, after quiet hours, none to who is muted. It names kinds, no person and no number.',
      params: byDeparture,
      response: { 200: dataOf(pengingatTenggatSchema), ...errors(404, 409) },
    }),
    async (request) => {
      const { paket } = request.params
      await remindFamilies(deps, signedIn(request), await foundDeparture(db, paket))
      return shown(paket)
    },
  )
}
