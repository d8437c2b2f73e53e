import type { Session } from '@safar/shared/access/session/session-schema'
import type { FastifyRequest } from 'fastify'
import { toUser } from '../../access/session/akun.repository.ts'
import { isFaktorKurang } from '../../access/session/faktor.ts'
import { isPerangkatDikenal, perangkatOf, recognizeDevice } from '../../access/session/perangkat-dikenal.ts'
import { countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import { type NewSesi, openSession, SESSION_SECONDS } from '../../access/session/sesi.repository.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { queueNewDevice } from '../akun/surat-keamanan.ts'

/**
 * The largest number of mails on new devices to one account in a quarter of an hour, so that nobody with a password
 * fills the mailbox.
 */
const MAILS_PER_ACCOUNT = 5

export interface Masuk extends NewSesi {
  /** The device token for this browser's next sign-in. */
  perangkat: string
}

/**
 * Opens a session after all checks, and queues a notice to the owner in the same transaction if the device is new; none
 * for the first sign-in of an account. Null as `openSession` returns it.
 */
export async function beginSession(
  deps: AppDeps,
  request: FastifyRequest,
  akun: StoredRow<'akun'>,
  token: string | undefined,
): Promise<Masuk | null> {
  const { db } = deps.database
  const now = deps.now()
  const perangkat = perangkatOf(request, token)
  const isNew = akun.masuk_pada !== null && !(await isPerangkatDikenal(db, akun.id, perangkat, now))
  const budget = { key: `perangkat-baru:${akun.id}`, limit: MAILS_PER_ACCOUNT, windowMs: LONGEST_MS }
  const kantor = isNew && (await countTry(db, [budget], now)) === null ? await readKantor(deps) : null
  let shown = ''
  const sesi = await openSession(db, akun, now, perangkat.nama, async (context, kunci) => {
    shown = await recognizeDevice(context, akun.id, perangkat)
    if (kantor) await queueNewDevice(context, akun, { kunci, perangkat: perangkat.nama }, kantor)
  })
  return sesi && { ...sesi, perangkat: shown }
}

/** Returns the answer of a sign-in. */
export async function sessionAnswer(
  deps: AppDeps,
  akun: StoredRow<'akun'>,
  sesi: NewSesi & { perangkat?: string },
) {
  return {
    access_token: sesi.token,
    token_type: 'Bearer',
    expires_in: SESSION_SECONDS,
    expires_at: sesi.expiresAt.toISOString(),
    role: akun.role,
    user: toUser(akun),
    ...(sesi.perangkat && { perangkat: sesi.perangkat }),
    ...((await isFaktorKurang(deps.database.db, akun)) && { perlu: 'faktor' as const }),
  } satisfies Session & { expires_at: string }
}
