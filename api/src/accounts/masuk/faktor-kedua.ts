import { type Faktor, KODE_SALAH, PERLU_KODE, PERLU_PASSKEY } from '@safar/shared/access/session/faktor'
import { readKode } from '@safar/shared/access/session/kode-faktor'
import type { LoginInput } from '@safar/shared/access/session/session-schema'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { toUser } from '../../access/session/akun.repository.ts'
import { faktorOf } from '../../access/session/faktor.ts'
import { countKode, forgiveKode, refundLogin } from '../../access/session/login-limits.ts'
import { logRefused } from '../../access/session/login-log.ts'
import { noteAccountActivity, noteFailedSignIn } from '../../access/session/note-activity.ts'
import { perangkatOf } from '../../access/session/perangkat-dikenal.ts'
import { needs } from '../../access/session/refusals.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { tooMany } from '../../platform/http/errors.ts'
import { consumeRecoveryCode } from '../faktor/pemulihan.ts'
import { consumeTotp, type NilaiKode } from '../faktor/totp.repository.ts'

const TAK_TERBACA =
  'Kode dari aplikasi tidak dapat diperiksa: kunci data di server ini tidak cocok. Pakai kode pemulihan, dan minta admin melihat Kesehatan sistem.'

/** Returns the factor that is asked for: the app if there is one; a passkey, or a recovery code, may take its place. */
const perluOf = (faktor: readonly Faktor[]): Faktor => (faktor.includes('totp') ? 'totp' : 'passkey')

/**
 * Checks the second factor after a right password.
 * @throws HttpError 401 with `perlu` and the account's factors while a code is missing or wrong; 429 after too many
 * tries
 */
export async function verifySecondFactor(
  deps: AppDeps,
  request: FastifyRequest,
  akun: StoredRow<'akun'>,
  { kode: typed, perangkat: token }: Pick<LoginInput, 'kode' | 'perangkat'>,
): Promise<void> {
  const { db } = deps.database
  const faktor = await faktorOf(db, akun.id)
  if (faktor.length === 0) return
  const perlu = perluOf(faktor)
  const ask = (message: string) => needs(401, message, perlu, { faktor })
  if (!typed) {
    await refundLogin(db, { email: akun.email, ip: request.ip })
    throw ask(perlu === 'totp' ? PERLU_KODE : PERLU_PASSKEY)
  }
  const kode = readKode(typed)
  if (kode) {
    const who = { akunId: akun.id, perangkat: perangkatOf(request, token), jenis: kode.jenis }
    const wait = await countKode(db, who, deps.now())
    if (wait !== null) throw tooMany(wait)
    const nilai =
      kode.jenis === 'totp'
        ? await consumeTotp({ db, vault: deps.vault }, akun.id, kode.kode, deps.now())
        : await nilaiPemulihan(db, akun.id, kode.kode)
    if (nilai === 'tak-terbaca') throw ask(TAK_TERBACA)
    if (nilai === 'benar') {
      await forgiveKode(db, who, deps.now())
      if (kode.jenis === 'pemulihan')
        await noteAccountActivity(deps, request, toUser(akun), 'pakai-pemulihan')
      return
    }
  }
  logRefused(request, akun.email, { known: true, reason: 'wrong code' })
  await noteFailedSignIn(deps, akun)
  throw ask(KODE_SALAH)
}

async function nilaiPemulihan(db: Kysely<Tables>, akunId: number, kode: string): Promise<NilaiKode> {
  return (await consumeRecoveryCode(db, akunId, kode)) ? 'benar' : 'salah'
}
