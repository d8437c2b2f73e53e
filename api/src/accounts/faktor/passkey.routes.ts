import { PASSKEY_PALING_BANYAK } from '@safar/shared/access/session/faktor'
import { opsiSchema, passkeyAktifSchema, passkeyBaruSchema } from '@safar/shared/access/session/faktor-schema'
import { z } from 'zod'
import { call, dataOf, errors, message } from '../../access/openapi/answers.ts'
import type { Api } from '../../access/openapi/calls.ts'
import { requireKukuh, signedIn } from '../../access/session/guard.ts'
import { logAccount } from '../../access/session/login-log.ts'
import { noteAccountActivity } from '../../access/session/note-activity.ts'
import { newToken } from '../../access/session/token.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound, unprocessable } from '../../platform/http/errors.ts'
import { recordId } from '../../platform/http/params.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { asalOf } from './asal.ts'
import { afterRemoval, changeFactor } from './change-factor.ts'
import { addPasskey, deletePasskey, passkeysOf, toPasskey } from './passkey.repository.ts'
import { createRecoveryCodes, sisaPemulihan, storeRecoveryCodes } from './pemulihan.ts'
import { storeChallenge, takeChallenge } from './tantangan.ts'
import { opsiDaftar, verifyRegistration } from './webauthn.ts'

const tags = ['session']
const before = { isBeforeFaktor: true }
const TIDAK_ADA = 'Kunci sandi ini tidak ada.'
const byId = z.object({ id: recordId(TIDAK_ADA) })
const PENUH = `Paling banyak ${PASSKEY_PALING_BANYAK} kunci sandi. Hapus yang tidak dipakai lagi.`

/** Registers the calls of one's own passkeys. */
export function passkeyRoutes(app: Api, deps: AppDeps): void {
  const { db } = deps.database

  app.post(
    '/api/auth/passkey',
    call(
      'signed',
      {
        tags,
        summary:
          'What a browser makes a passkey of (`PublicKeyCredentialCreationOptions` as JSON), good for five minutes and once. 403 with `perlu: "password"` as for the app; 409 where the office is opened under an IP address.',
        response: { 200: dataOf(opsiSchema), ...errors(403, 409) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      const akunId = Number(user.id)
      await requireKukuh(deps, request)
      const { asal, rp } = asalOf(deps, request)
      const { brand } = await readPengaturan(deps)
      const known = await passkeysOf(db, akunId)
      if (known.length >= PASSKEY_PALING_BANYAK) throw conflict(PENUH, {})
      // One name for all passkeys of an account, so that a password manager offers one.
      const pengguna = known[0]?.pengguna ?? newToken()
      const options = await opsiDaftar({ rp, brand, akun: user, pengguna, known })
      await storeChallenge(db, akunId, { challenge: options.challenge, pengguna, rp, asal }, deps.now())
      await noteAccountActivity(deps, request, user, 'pasang-faktor', 'Kunci sandi, belum selesai')
      return { data: options }
    },
  )

  app.post(
    '/api/auth/passkey/aktif',
    call(
      'signed',
      {
        tags,
        summary:
          'Add the passkey that a browser made. Answers recovery codes where the account had none. From now on a sign-in by password alone gets 401 with `perlu`.',
        body: passkeyAktifSchema,
        response: { 200: dataOf(passkeyBaruSchema), ...errors(409) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      const akunId = Number(user.id)
      const { nama, jawaban } = request.body
      const tantangan = await takeChallenge(db, akunId, jawaban.response.clientDataJSON, deps.now())
      const baru = tantangan && (await verifyRegistration(jawaban, tantangan))
      if (!baru) throw unprocessable('Kunci sandi tidak dapat diperiksa. Coba pasang sekali lagi.')
      const pemulihan = (await sisaPemulihan(db, akunId)) > 0 ? null : await createRecoveryCodes()
      const row = await changeFactor(deps, user, user, async (context) => {
        if ((await passkeysOf(context.trx, akunId)).length >= PASSKEY_PALING_BANYAK) throw conflict(PENUH, {})
        const { pengguna, rp } = tantangan
        const created_at = context.now.toISOString()
        const added = await addPasskey(context.trx, {
          ...baru,
          akun_id: akunId,
          pengguna,
          rp,
          nama,
          created_at,
        })
        if (!added) throw conflict('Kunci sandi ini sudah terpasang.', {})
        if (pemulihan) await storeRecoveryCodes(context, akunId, pemulihan)
        return { result: added, apa: 'Kunci sandi ditambahkan: perangkat itu dapat masuk tanpa password.' }
      })
      logAccount(request, user.email, 'passkey added')
      await noteAccountActivity(deps, request, user, 'pasang-faktor', `Kunci sandi ${nama}`)
      return { data: { passkey: toPasskey(row), kode_pemulihan: pemulihan?.kode ?? null } }
    },
  )

  app.delete(
    '/api/auth/passkey/:id',
    call(
      'signed',
      {
        tags,
        summary: 'Remove an own passkey. The last factor of an account that must have one gets 409.',
        params: byId,
        response: { 200: message, ...errors(403, 404, 409) },
      },
      before,
    ),
    async (request) => {
      const user = signedIn(request)
      await requireKukuh(deps, request)
      const row = await changeFactor(deps, user, user, async ({ trx }) => {
        const removed = await deletePasskey(trx, Number(user.id), request.params.id)
        if (!removed) throw notFound(TIDAK_ADA)
        await afterRemoval(trx, user)
        return { result: removed, apa: 'Sebuah kunci sandi dihapus dari akun Anda.' }
      })
      logAccount(request, user.email, 'passkey removed')
      await noteAccountActivity(deps, request, user, 'lepas-faktor', `Kunci sandi ${row.nama}`)
      return { message: 'Kunci sandi dihapus' }
    },
  )
}
