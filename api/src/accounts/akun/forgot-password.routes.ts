import { aturUlangSchema, lupaSchema, TAUTAN_MESSAGE } from '@safar/shared/access/session/forgot-password'
import { call, errors, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { putPassword, toUser } from '../../access/session/akun.repository.ts'
import { requireStrongPassword } from '../../access/session/common-password.ts'
import { transact } from '../../access/session/context.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { countLinkRequest, linkRequestBudget } from '../../access/session/link-requests.ts'
import { logAccount } from '../../access/session/login-log.ts'
import { logActivities, perangkatDari } from '../../access/session/note-activity.ts'
import { hashPassword } from '../../access/session/password.ts'
import { type Budget, countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { refuseSpent } from '../../access/session/refuse-spent.ts'
import { consumeLink, findTautan } from '../../access/session/tautan.repository.ts'
import { hashToken } from '../../access/session/token.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { worksAfterAnswer } from '../../platform/http/after-answer.ts'
import { HttpError, tooMany } from '../../platform/http/errors.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { sendPasswordReset } from './forgot-password.ts'
import { queuePasswordChanged } from './surat-akun.ts'

const tags = ['session']
/** The limit of links that one network may try: nobody guesses one, but each try costs a look. */
const TRIES_PER_NETWORK = 60
const linkBudget = (network: string): Budget => ({
  key: `atur-ulang:${network}`,
  limit: TRIES_PER_NETWORK,
  windowMs: LONGEST_MS,
})
const linkIsOver = () => new HttpError(422, TAUTAN_MESSAGE, { errors: { token: [TAUTAN_MESSAGE] } })

/** Registers the reset of a forgotten password by mail. */
export async function forgotPasswordRoutes(app: Api, deps: AppDeps): Promise<void> {
  const { db } = deps.database
  const afterAnswer = worksAfterAnswer(app)

  app.post(
    '/api/auth/lupa',
    {
      ...call('all', {
        tags,
        summary:
          'Send a link that sets another password: good for an hour, once. The answer is the same whether there is such an account. Five times in a quarter of an hour for one mail from one network, thirty for all, then 429.',
        body: lupaSchema,
        response: { 202: message, ...errors(429) },
      }),
      onRequest: refuseSpent(deps, linkRequestBudget('lupa')),
    },
    async (request, reply) => {
      const { email } = request.body
      const wait = await countLinkRequest(deps, 'lupa', { email, ip: request.ip })
      if (wait !== null) throw tooMany(wait)
      // Only once all is said: how long it takes tells whether there is such an account.
      afterAnswer(reply, () => sendPasswordReset(deps, email))
      return reply
        .code(202)
        .send({ message: 'Kalau email ini punya akun, tautannya sedang dikirim. Periksa juga folder spam.' })
    },
  )

  app.post(
    '/api/auth/atur-ulang',
    {
      ...call('all', {
        tags,
        summary:
          'Set the password by a link from the mail. The link is used up, every session of the account ends, and a message tells its owner. A link that is used, over or unknown gets 422 on `token`.',
        body: aturUlangSchema,
        response: { 200: message, ...errors(429) },
      }),
      onRequest: refuseSpent(deps, linkBudget),
    },
    async (request) => {
      const { token, password } = request.body
      const wait = await countTry(db, [linkBudget(networkOf(request.ip))], deps.now())
      if (wait !== null) throw tooMany(wait)
      const id = await findTautan(db, token, deps.now())
      const akun =
        id === null
          ? undefined
          : await db.selectFrom('akun').selectAll().where('id', '=', id).executeTakeFirst()
      if (!akun) throw linkIsOver()
      const dari = await readKantor(deps)
      const { brand } = dari.agency
      await requireStrongPassword(password, { email: akun.email, brand }, 'password')
      const passwordHash = await hashPassword(password)
      const isSet = await transact(deps, toUser(akun), async (context) => {
        const { trx } = context
        if (!(await consumeLink(trx, token, akun.id))) return false
        await putPassword(context, akun.id, passwordHash)
        // An invitation tells nobody of a change: there was no password before.
        if (!akun.diundang_pada) await queuePasswordChanged(context, akun, hashToken(token), dari)
        await logActivities(context, {
          aksi: 'ganti-password',
          jenis: 'masuk',
          rinci: perangkatDari(request),
        })
        return true
      })
      if (!isSet) throw linkIsOver()
      logAccount(request, akun.email, 'password set by a link')
      return { message: 'Password baru tersimpan. Silakan login.' }
    },
  )
}
