import { type Faktor, KODE_SALAH, PERLU_KODE, PERLU_PASSKEY } from '@safar/shared/session/faktor'
import { bacaKode } from '@safar/shared/session/kode-faktor'
import type { FastifyRequest } from 'fastify'
import type { AkunRow } from '../db/tables.ts'
import type { AppDeps } from '../deps.ts'
import { needs, tooMany } from '../errors.ts'
import { pakaiPemulihan } from '../faktor/pemulihan.ts'
import { pakaiTotp } from '../faktor/totp.repository.ts'
import { toUser } from '../session/akun.repository.ts'
import { catatAkun, catatGagal } from '../session/catat.ts'
import { faktorOf } from '../session/faktor.ts'
import { countKode, forgiveKode, refundLogin } from '../session/login-limits.ts'
import { logRefused } from '../session/login-log.ts'

const TAK_TERBACA =
  'Kode dari aplikasi tidak dapat diperiksa sejak cadangan dipulihkan di server ini. Pakai kode pemulihan, lalu pasang aplikasinya lagi.'

/** The app is asked for where there is one; a passkey, or a recovery code, stands in for it. */
const perluOf = (faktor: readonly Faktor[]): Faktor => (faktor.includes('totp') ? 'totp' : 'passkey')

/**
 * After the password was right: what else the account asks for.
 * @throws HttpError 401 with `perlu` and all ways that it has while a code is missing or wrong, 429 after too many
 */
export async function periksaFaktorKedua(
  deps: AppDeps,
  request: FastifyRequest,
  akun: AkunRow,
  typed: string | undefined,
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
  const who = { akunId: akun.id, ip: request.ip }
  const kode = bacaKode(typed)
  if (kode?.jenis === 'totp') {
    const wait = await countKode(db, who, deps.now())
    if (wait !== null) throw tooMany(wait)
    const nilai = await pakaiTotp(db, akun.id, kode.kode, deps.now())
    if (nilai === 'benar') return forgiveKode(db, who)
    if (nilai === 'tak-terbaca') throw ask(TAK_TERBACA)
  }
  if (kode?.jenis === 'pemulihan' && (await pakaiPemulihan(db, akun.id, kode.kode))) {
    await catatAkun(db, request, toUser(akun), 'pakai-pemulihan', deps.now())
    return
  }
  logRefused(request, akun.email, { known: true, reason: 'wrong code' })
  await catatGagal(db, akun, deps.now())
  throw ask(KODE_SALAH)
}
