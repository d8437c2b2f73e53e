import {
  ANGKA_HEADER,
  readFamilyToken,
  TAUTAN_AKHIR_TEKS,
} from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../../access/session/context.ts'
import { bearerToken, signedIn } from '../../access/session/guard.ts'
import { networkOf } from '../../access/session/jaringan.ts'
import { type Budget, countTry, LONGEST_MS } from '../../access/session/percobaan.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { HttpError, tooMany } from '../../platform/http/errors.ts'
import { findOpenPage, isFamilyLink, type Tried, tryFamilyLink } from './family-link.repository.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for calls of a family's own page, which its link opens as well as an account of role `user`. */
    isFamily?: boolean
  }
  interface FastifyRequest {
    /** The family by its link; null where an account asks. */
    keluarga: FamilyByLink | null
  }
}

/** A family that came by its link. */
export interface FamilyByLink {
  pemesanan_id: number
  /** The end of the link. */
  berlaku_sampai: string
}

type Deps = Pick<AppDeps, 'database' | 'now'>

/** Tries of tokens that no link has, from one network: nobody guesses one, but each costs a look. */
const UNKNOWN_PER_NETWORK = 60
const unknownBudget = (network: string): Budget => ({
  key: `tautan-keluarga:${network}`,
  limit: UNKNOWN_PER_NETWORK,
  windowMs: LONGEST_MS,
})

const CLOSED = 'Halaman ini perlu dibuka lagi dari tautan yang kantor kami kirim.'
const UNKNOWN =
  'Tautan ini tidak kami kenal. Mungkin terpotong; salin seluruhnya, atau minta yang baru ke kantor kami.'
const ASKING = 'Ketik empat angka terakhir nomor telepon pemesan.'
const closed = (message: string, body: object = {}) =>
  new HttpError(401, message, { ...body }, { 'www-authenticate': 'Bearer' })

/** Returns the error of a link that did not open; null for one that did. */
function errorOf(tried: Exclude<Tried, { is: 'open' }>): HttpError {
  if (tried.is === 'unknown') return closed(UNKNOWN)
  if (tried.is === 'asking') return closed(ASKING, { perlu: 'angka' })
  if (tried.is === 'over') return new HttpError(410, TAUTAN_AKHIR_TEKS[tried.akhir], { sebab: tried.akhir })
  const { sisa } = tried
  return new HttpError(
    403,
    `Angkanya belum cocok. Masih bisa dicoba ${sisa} kali, lalu tautan ini berhenti dan kantor mengirim yang baru.`,
    { sisa_coba: sisa },
  )
}

/**
 * Opens a link by its token and four digits.
 * @throws HttpError 401 for none of ours or without digits; 403 for wrong ones; 410 if it is over; 429 for a network
 *   that tries tokens
 */
export async function openFamilyLink(
  deps: Deps,
  { token, angka, page, ip }: { token: string; angka: string; page: boolean; ip: string },
): Promise<Extract<Tried, { is: 'open' }>> {
  const read = readFamilyToken(token)
  const tried = read
    ? await transact(deps, null, (context) =>
        tryFamilyLink(context, read, { angka: angka.replace(/\D/g, ''), page }),
      )
    : { is: 'unknown' as const }
  if (tried.is === 'open') return tried
  if (tried.is === 'unknown') {
    const wait = await countTry(deps.database.db, [unknownBudget(networkOf(ip))], deps.now())
    if (wait !== null) throw tooMany(wait)
  }
  throw errorOf(tried)
}

/** Lets in a family by its link: the token of an open page, or the link's own with the digits in a header. */
async function letFamilyIn(deps: Deps, request: FastifyRequest): Promise<FamilyByLink | null> {
  const token = bearerToken(request)
  if (!token) throw closed(CLOSED)
  const { db } = deps.database
  const page = await findOpenPage(db, token, deps.now())
  if (page) return { pemesanan_id: page.pemesanan_id, berlaku_sampai: page.berakhir_pada }
  if (!(await isFamilyLink(db, token))) return null
  const angka = String(request.headers[ANGKA_HEADER] ?? '').slice(0, 30)
  const { link } = await openFamilyLink(deps, { token, angka, page: false, ip: request.ip })
  return { pemesanan_id: link.pemesanan_id, berlaku_sampai: link.berakhir_pada }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Returns a guard that lets families in by their link, where a call is theirs, and asks `guard` for all others. */
export function familyOr(deps: Deps, guard: Guard): Guard {
  return async (request, reply) => {
    if (!request.routeOptions.config.isFamily) return guard(request, reply)
    request.keluarga = await letFamilyIn(deps, request)
    if (request.keluarga) return
    await guard(request, reply).catch((error: unknown) => {
      // Whoever had a page open is told how to open it again, and not how to sign in.
      if (error instanceof HttpError && error.status === 401) throw closed(CLOSED)
      throw error
    })
  }
}

/** Returns who asks a family's call: its link, or the account that is signed in. */
export const familyOf = (request: FastifyRequest) =>
  request.keluarga ? { link: request.keluarga, akun: null } : { link: null, akun: signedIn(request) }
export type Family = ReturnType<typeof familyOf>
