import { PERLU_FAKTOR_PEMBUAT } from '@safar/shared/access/session/faktor'
import { tokenMay, type Who } from '@safar/shared/access/session/who'
import { namaPelakuToken, TOKEN_PER_MENIT } from '@safar/shared/access/token/token'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { forbidden, tooMany } from '../../platform/http/errors.ts'
import type { Pelaku } from './actor.ts'
import { isFaktorKurang } from './faktor.ts'
import { needs, notSignedIn } from './refusals.ts'
import { findTokenApi, touchTokenApi } from './token-api.repository.ts'

type Deps = Pick<AppDeps, 'database' | 'now' | 'publisher'>

/**
 * Authenticates a program by its token, with the token's rights.
 * @throws HttpError 401 for an invalid token; 403 without the right, or if its maker lacks a required factor; 429 above
 * its rate limit
 */
export async function letTokenIn(
  { database: { db }, now, publisher }: Deps,
  request: FastifyRequest,
  bearer: string,
  who: Who,
): Promise<void> {
  const token = await findTokenApi(db, bearer, now())
  if (!token) throw notSignedIn()
  const wait = countCall(db, token.id, now())
  if (wait > 0) throw tooMany(wait)
  // No way around for somebody who is held back by themselves.
  if (await isFaktorKurang(db, token.pembuat)) throw needs(403, PERLU_FAKTOR_PEMBUAT, 'faktor')
  const { id, nama, role, hanya_baca, pembuat } = token
  if (token.isStale) {
    // On a full disk programs go on reading.
    await touchTokenApi(db, id, now()).catch((err) => request.log.warn({ err }, 'use not noted'))
  }
  const pelaku: Pelaku = {
    id: String(pembuat.id),
    nama: namaPelakuToken(nama),
    email: pembuat.email,
    role,
    token: id,
  }
  request.user = pelaku
  if (!tokenMay({ role, pembuat: pembuat.role, hanya_baca }, who, request.method)) throw forbidden()
  // One that only reads changes no pages: no build is made ready for it.
  if (!hanya_baca) publisher.staffSeen()
}

/** Tells whether a token has a permission, for routes that are open to all and say more to some. */
export async function isTokenLetIn(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  request: FastifyRequest,
  bearer: string,
  who: Who,
): Promise<boolean> {
  const token = await findTokenApi(db, bearer, now())
  if (!token || !tokenMay({ ...token, pembuat: token.pembuat.role }, who, request.method)) return false
  return !(await isFaktorKurang(db, token.pembuat))
}

const MINUTE_MS = 60_000

interface Minute {
  from: number
  calls: number
}

/*
 * Counted in memory, per process, since a reading call should not cost a write. The tables hold at most one entry per
 * token.
 */
const minutes = new WeakMap<Kysely<Tables>, Map<number, Minute>>()

/** Counts a call of a token; returns the seconds to wait above its rate limit, else 0. */
function countCall(db: Kysely<Tables>, id: number, now: Date): number {
  const known = minutes.get(db) ?? new Map<number, Minute>()
  minutes.set(db, known)
  const time = now.getTime()
  const minute = known.get(id)
  // A clock that was set back begins anew, too.
  if (!minute || time < minute.from || time >= minute.from + MINUTE_MS) {
    known.set(id, { from: time, calls: 1 })
    return 0
  }
  minute.calls += 1
  return minute.calls > TOKEN_PER_MENIT ? Math.max(1, Math.ceil((minute.from + MINUTE_MS - time) / 1000)) : 0
}
