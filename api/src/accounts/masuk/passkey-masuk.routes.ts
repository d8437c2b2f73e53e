import { opsiSchema, passkeyMasukSchema } from '@safar/shared/access/session/faktor-schema'
import { sessionSchema } from '@safar/shared/access/session/session-schema'
import { z } from 'zod'
import { call, dataOf, errors, json } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { toUser } from '../../access/session/akun.repository.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { logAccount, logSignedIn } from '../../access/session/login-log.ts'
import { noteAccountActivity, noteFailedSignIn } from '../../access/session/note-activity.ts'
import { type Budget, countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { HttpError, tooMany } from '../../platform/http/errors.ts'
import { asalOf } from '../faktor/asal.ts'
import { consumePasskey, findPasskey } from '../faktor/passkey.repository.ts'
import { storeChallenge, takeChallenge } from '../faktor/tantangan.ts'
import { opsiMasuk, verifySignIn } from '../faktor/webauthn.ts'
import { beginSession, sessionAnswer } from './begin-session.ts'

const tags = ['session']
/**
 * The tries of one network in a quarter of an hour. Nobody guesses a passkey; this keeps the table of challenges from
 * being filled.
 */
const TRIES_PER_NETWORK = 200
const passkeyBudget = (network: string): Budget => ({
  key: `passkey:${network}`,
  limit: TRIES_PER_NETWORK,
  windowMs: LONGEST_MS,
})
const ditolak = () => new HttpError(401, 'Kunci sandi ini tidak dikenal. Masuk dengan password.')

export const answeredSession = json(
  sessionSchema.extend({ expires_at: z.iso.datetime() }).meta({ id: 'Session' }),
)

/** Registers signing in with a passkey alone, which its owner has and unlocks. */
export function passkeyMasukRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  async function count(ip: string): Promise<void> {
    const wait = await countTry(db, [passkeyBudget(networkOf(ip))], deps.now())
    if (wait !== null) throw tooMany(wait)
  }

  app.post(
    '/api/auth/passkey/tantangan',
    {
      ...call('all', {
        tags,
        summary:
          'What a browser asks its passkeys with (`PublicKeyCredentialRequestOptions` as JSON), good for five minutes and once. 409 where the page is opened under an IP address.',
        response: { 200: dataOf(opsiSchema), ...errors(403, 409, 429) },
      }),
      onRequest: refuseSpent(deps, passkeyBudget),
    },
    async (request) => {
      await count(request.ip)
      const { asal, rp } = asalOf(deps, request)
      const options = await opsiMasuk(rp)
      const tantangan = { challenge: options.challenge, pengguna: '', rp, asal }
      await storeChallenge(db, null, tantangan, deps.now())
      return { data: options }
    },
  )

  app.post(
    '/api/auth/passkey/masuk',
    {
      ...call('all', {
        tags,
        summary:
          'Sign in by what a passkey answered, without mail or password. A passkey that is unknown, or counts backwards as a copy does, gets 401.',
        body: passkeyMasukSchema,
        response: { 200: answeredSession, ...errors(401, 429) },
      }),
      onRequest: refuseSpent(deps, passkeyBudget),
    },
    async (request) => {
      await count(request.ip)
      const { jawaban, perangkat } = request.body
      const tantangan = await takeChallenge(db, null, jawaban.response.clientDataJSON, deps.now())
      const passkey = await findPasskey(db, jawaban.id)
      if (!tantangan || !passkey) throw ditolak()
      const akun = await db
        .selectFrom('akun')
        .selectAll()
        .where('id', '=', passkey.akun_id)
        .executeTakeFirstOrThrow()
      const hitungan = await verifySignIn(jawaban, tantangan, passkey)
      const sesi =
        hitungan !== null && (await consumePasskey(db, passkey, hitungan, deps.now()))
          ? await beginSession(deps, request, akun, perangkat)
          : null
      if (!sesi) {
        logAccount(request, akun.email, 'passkey refused')
        await noteFailedSignIn(deps, akun)
        throw ditolak()
      }
      logSignedIn(request, akun.email)
      await noteAccountActivity(deps, request, toUser(akun), 'masuk')
      return sessionAnswer(deps, akun, sesi)
    },
  )
}
