import {
  type kredensialBaruSchema,
  type kredensialMasukSchema,
  passkeyDisimpanSchema,
} from '@safar/shared/access/session/faktor-schema'
import type { z } from 'zod'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { Tantangan } from './tantangan.ts'

/*
 * The one place that calls the WebAuthn library. It is loaded at the first passkey: most of it handles authenticators'
 * certificates, which nobody here asks for.
 */

/** EdDSA, ES256 and RS256 by their COSE numbers: the algorithms of authenticators, without experimental ones. */
const ALGORITHMS = [-8, -7, -257]

const transport = passkeyDisimpanSchema.shape.transports.element

const library = () => import('@simplewebauthn/server')

interface Registration {
  rp: string
  brand: string
  akun: { email: string; nama: string }
  pengguna: string
  known: readonly StoredRow<'passkey'>[]
}

function transportsOf({ transports }: Pick<StoredRow<'passkey'>, 'transports'>): string[] {
  const list: unknown = JSON.parse(transports)
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
}

/** Returns the options for a new passkey: one that its owner unlocks, and that signs in without a mail address. */
export async function opsiDaftar({ rp, brand, akun, pengguna, known }: Registration) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: brand,
    rpID: rp,
    userName: akun.email,
    userDisplayName: akun.nama || akun.email,
    userID: new Uint8Array(Buffer.from(pengguna, 'base64url')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((row) => ({ id: row.kredensial, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export interface KredensialBaru {
  kredensial: string
  kunci_publik: string
  hitungan: number
  transports: string
}

/** Verifies a new passkey; null for an answer that is not to this challenge, origin and domain. */
export async function verifyRegistration(
  { id, rawId, type, response }: z.output<typeof kredensialBaruSchema>,
  { challenge, asal, rp }: Tantangan,
): Promise<KredensialBaru | null> {
  const { verifyRegistrationResponse } = await library()
  const { transports = [], ...signed } = response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { ...signed, transports }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: asal,
      expectedRPID: rp,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential } = registrationInfo
    // Only what a backup brings back: a way that no browser names is a hint less, and nothing else.
    const kept = passkeyDisimpanSchema.parse({
      kredensial: credential.id,
      kunci_publik: Buffer.from(credential.publicKey).toString('base64url'),
      hitungan: credential.counter,
      transports: transports.filter((way) => transport.safeParse(way).success),
    })
    return { ...kept, transports: JSON.stringify(kept.transports) }
  } catch {
    return null
  }
}

/** Returns the options of a sign-in with any passkey of this domain. */
export async function opsiMasuk(rp: string) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: rp, userVerification: 'required' })
}

/**
 * Verifies a passkey's answer and returns the authenticator's counter; null for an answer that is not this passkey's to
 * this challenge.
 */
export async function verifySignIn(
  { id, rawId, type, response }: z.output<typeof kredensialMasukSchema>,
  { challenge, asal, rp }: Tantangan,
  passkey: StoredRow<'passkey'>,
): Promise<number | null> {
  const { userHandle, ...signed } = response
  if (passkey.rp !== rp || (userHandle !== undefined && userHandle !== passkey.pengguna)) return null
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: asal,
      expectedRPID: rp,
      credential: {
        id: passkey.kredensial,
        publicKey: new Uint8Array(Buffer.from(passkey.kunci_publik, 'base64url')),
        counter: Number(passkey.hitungan),
        transports: transportsOf(passkey),
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
