import { KODE_SALAH } from '@safar/shared/access/session/faktor'
import {
  faktorSchema,
  kukuhkanSchema,
  pemulihanSchema,
  totpAktifSchema,
  totpBaruSchema,
} from '@safar/shared/access/session/faktor-schema'
import { readKode } from '@safar/shared/access/session/kode-faktor'
import type { Kysely } from 'kysely'
import { call, dataOf, errors, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { emailKey, findAkun, toUser } from '../../access/session/akun.repository.ts'
import { faktorOf, isFaktorWajib } from '../../access/session/faktor.ts'
import { bearerToken, requireKukuh, signedIn } from '../../access/session/guard.ts'
import { countKode, TRIES_PER_ACCOUNT } from '../../access/session/login-limits.ts'
import { logAccount, logRefused } from '../../access/session/login-log.ts'
import { noteAccountActivity, noteFailedSignIn } from '../../access/session/note-activity.ts'
import { verifyPassword } from '../../access/session/password.ts'
import { perangkatOf } from '../../access/session/perangkat-dikenal.ts'
import { countTry, forgetTries, LONGEST_MS, MINUTE_MS } from '../../access/session/percobaan.ts'
import { confirmSession } from '../../access/session/sesi.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields, notFound, tooMany } from '../../platform/http/errors.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { afterRemoval, changeFactor } from './change-factor.ts'
import { base32, otpauthUrl } from './kode-totp.ts'
import { passkeysOf, toPasskey } from './passkey.repository.ts'
import { createRecoveryCodes, sisaPemulihan, storeRecoveryCodes } from './pemulihan.ts'
import { activateTotp, consumeTotp, deleteTotp, startTotp } from './totp.repository.ts'

const tags = ['session']
/** Allows an account that has to set up a factor before anything else. */
const before = { isBeforeFaktor: true }
const TIDAK_ADA = 'Aplikasi autentikator tidak terpasang.'
/** Sets of recovery codes that an account may make in a quarter of an hour. */
const PEMULIHAN_TRIES = 5

/** @throws HttpError 409 for an account without a second factor */
async function requireFaktor(db: Kysely<Tables>, akunId: number): Promise<void> {
  if ((await faktorOf(db, akunId)).length === 0) throw conflict('Aktifkan verifikasi dua langkah dulu.', {})
}

/** Registers the calls of one's own second factor: an app's codes, and recovery codes. */
export function faktorRoutes(app: Api, deps: AppDeps): void {
  const { vault } = deps
  const { db } = deps.database

  app.get(
    '/api/auth/faktor',
    call(
      'signed',
      {
        tags,
        summary: 'What the own account signs in with beside its password. No secret and no code is among it.',
        response: { 200: dataOf(faktorSchema) },
      },
      before,
    ),
    async (request) => {
      const { id, role } = signedIn(request)
      const akunId = Number(id)
      const totp = await db
        .selectFrom('totp')
        .select('aktif_pada')
        .where('akun_id', '=', akunId)
        .executeTakeFirst()
      const passkeys = await passkeysOf(db, akunId)
      return {
        data: {
          wajib: role === 'admin' && (await isFaktorWajib(db)),
          totp: totp?.aktif_pada ? { aktif_pada: totp.aktif_pada } : null,
          passkey: passkeys.map(toPasskey),
          kode_pemulihan: await sisaPemulihan(db, akunId),
        },
      }
    },
  )

  app.post(
    '/api/auth/kukuhkan',
    call(
      'signed',
      {
        tags,
        summary:
          'Prove by the password who is signed in: for ten minutes this session may change factors, as it may after its sign-in.',
        body: kukuhkanSchema,
        response: { 200: message, ...errors(429) },
      },
      before,
    ),
    async (request) => {
      const { email } = signedIn(request)
      // The same count as a change of the password: it is guessed at one place.
      const key = `password:${emailKey(email)}`
      const wait = await countTry(db, [{ key, limit: TRIES_PER_ACCOUNT, windowMs: MINUTE_MS }], deps.now())
      if (wait !== null) throw tooMany(wait)
      const akun = await findAkun(db, email)
      if (!akun || !(await verifyPassword(akun.password_hash, request.body.password))) {
        logRefused(request, email, { known: true, reason: 'wrong password' })
        await noteFailedSignIn(deps, akun)
        throw invalidFields({ password: ['Password salah'] })
      }
      await forgetTries(db, key)
      await confirmSession(db, bearerToken(request) ?? '', deps.now())
      await noteAccountActivity(deps, request, toUser(akun), 'masuk', 'Password ditulis sekali lagi')
      return { message: 'Terima kasih.' }
    },
  )

  app.post(
    '/api/auth/totp',
    call(
      'signed',
      {
        tags,
        summary:
          'Begin to set an authenticator app up. The secret is in this answer alone, and asked for by nothing until a first code is there. 403 with `perlu: "password"` for a session that was proved longer ago than ten minutes.',
        response: { 200: dataOf(totpBaruSchema), ...errors(403, 409) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      await requireKukuh(deps, request)
      const { brand } = await readPengaturan(deps)
      const secret = await startTotp({ db, vault }, Number(user.id), deps.now())
      if (!secret)
        throw conflict('Aplikasi autentikator sudah terpasang. Lepas dulu untuk memasang yang baru.', {})
      await noteAccountActivity(deps, request, user, 'pasang-faktor', 'Aplikasi autentikator, belum selesai')
      return {
        data: {
          secret: base32(secret),
          otpauth_url: otpauthUrl(secret, { issuer: brand, akun: user.email }),
        },
      }
    },
  )

  app.post(
    '/api/auth/totp/aktif',
    call(
      'signed',
      {
        tags,
        summary:
          'Set the app up by a first code. Answers recovery codes, once: they take the place of those before. From now on a sign-in without `kode` gets 401 with `perlu: "totp"`.',
        body: totpAktifSchema,
        response: { 200: dataOf(pemulihanSchema), ...errors(429) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      const akunId = Number(user.id)
      const who = { akunId, perangkat: perangkatOf(request, undefined), jenis: 'pasang' } as const
      const wait = await countKode(db, who, deps.now())
      if (wait !== null) throw tooMany(wait)
      const kode = readKode(request.body.kode)
      const salah = () => invalidFields({ kode: [KODE_SALAH] })
      if (kode?.jenis !== 'totp') throw salah()
      if ((await consumeTotp({ db, vault }, akunId, kode.kode, deps.now(), false)) !== 'benar') throw salah()
      const pemulihan = await createRecoveryCodes()
      await changeFactor(deps, user, user, async (context) => {
        if (!(await activateTotp(context, akunId))) throw salah()
        await storeRecoveryCodes(context, akunId, pemulihan)
        return {
          result: null,
          apa: 'Aplikasi autentikator dipasang: setiap masuk kini meminta kode darinya.',
        }
      })
      logAccount(request, user.email, 'authenticator app set up')
      await noteAccountActivity(deps, request, user, 'pasang-faktor', 'Aplikasi autentikator')
      return { data: { kode_pemulihan: pemulihan.kode } }
    },
  )

  app.delete(
    '/api/auth/totp',
    call(
      'signed',
      {
        tags,
        summary:
          'Take the app away; recovery codes go with the last factor. The last one of an account that must have one gets 409.',
        response: { 200: message, ...errors(403, 404, 409) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      await requireKukuh(deps, request)
      await changeFactor(deps, user, user, async ({ trx }) => {
        if (!(await deleteTotp(trx, Number(user.id)))) throw notFound(TIDAK_ADA)
        await afterRemoval(trx, user)
        return { result: null, apa: 'Aplikasi autentikator dilepas dari akun Anda.' }
      })
      logAccount(request, user.email, 'authenticator app taken away')
      await noteAccountActivity(deps, request, user, 'lepas-faktor', 'Aplikasi autentikator')
      return { message: 'Aplikasi autentikator dilepas' }
    },
  )

  app.post(
    '/api/auth/kode-pemulihan',
    call(
      'signed',
      {
        tags,
        summary:
          'Make new recovery codes; those before are worthless. An account without a factor gets 409; more than five sets in a quarter of an hour get 429.',
        response: { 200: dataOf(pemulihanSchema), ...errors(403, 409, 429) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      const akunId = Number(user.id)
      await requireKukuh(deps, request)
      await requireFaktor(db, akunId)
      // Ten slow hashes each time: whoever makes sets without end keeps everybody from signing in.
      const budget = { key: `pemulihan:${akunId}`, limit: PEMULIHAN_TRIES, windowMs: LONGEST_MS }
      const wait = await countTry(db, [budget], deps.now())
      if (wait !== null) throw tooMany(wait)
      const pemulihan = await createRecoveryCodes()
      await changeFactor(deps, user, user, async (context) => {
        await requireFaktor(context.trx, akunId)
        await storeRecoveryCodes(context, akunId, pemulihan)
        return { result: null, apa: 'Kode pemulihan baru dibuat. Kode yang lama tidak berlaku lagi.' }
      })
      await noteAccountActivity(deps, request, user, 'pemulihan-baru')
      return { data: { kode_pemulihan: pemulihan.kode } }
    },
  )
}
