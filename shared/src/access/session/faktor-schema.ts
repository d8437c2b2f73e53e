import { z } from 'zod'
import { REQUIRED_MESSAGE, requiredText } from '../../platform/text/text.ts'
import { KODE_SALAH, MAX_KODE_LENGTH, MAX_PASSKEY_NAMA, PASSKEY_LIMITS } from './faktor.ts'
import { MAX_PASSWORD_LENGTH } from './password.ts'

const kode = z.string().trim().min(1, REQUIRED_MESSAGE).max(MAX_KODE_LENGTH, KODE_SALAH)

/** Body of `POST /api/auth/totp/aktif`: a first code proves that app and server agree. */
export const totpAktifSchema = z
  .object({ kode: kode.meta({ examples: ['123456'] }) })
  .meta({ id: 'TotpAktif' })

/** Body of `POST /api/auth/kukuhkan`. */
export const kukuhkanSchema = z
  .object({
    password: z
      .string()
      .min(1, REQUIRED_MESSAGE)
      .max(MAX_PASSWORD_LENGTH)
      .meta({ examples: ['rahasia-benar'] }),
  })
  .meta({ id: 'Kukuhkan' })

/** Answer of `POST /api/auth/totp`: the secret, which no later answer shows. */
export const totpBaruSchema = z
  .object({
    /** The secret in Base32, for typing into the app. */
    secret: z.string(),
    /** The address in the QR code, for scanning. */
    otpauth_url: z.string(),
  })
  .meta({ id: 'TotpBaru' })
export type TotpBaru = z.infer<typeof totpBaruSchema>

/** Recovery codes, each good for one sign-in; no later answer shows them. */
export const pemulihanSchema = z.object({ kode_pemulihan: z.array(z.string()) }).meta({ id: 'KodePemulihan' })

export const passkeySchema = z
  .object({
    id: z.int(),
    nama: z.string(),
    created_at: z.string(),
    /** Time of its last sign-in; null for never. */
    dipakai_pada: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof passkeySchema>

/** The second factors of one's own account. */
export const faktorSchema = z
  .object({
    /** True if the agency requires a factor of this role. */
    wajib: z.boolean(),
    totp: z.object({ aktif_pada: z.string() }).nullable(),
    passkey: z.array(passkeySchema),
    /** Recovery codes that are left. */
    kode_pemulihan: z.int(),
  })
  .meta({ id: 'Faktor' })
export type FaktorAkun = z.infer<typeof faktorSchema>

/** Bytes as base64url, at most so many letters. */
export const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]*$/, 'no base64url')

/** The stored form of a passkey, the same for registering one and for restoring a backup. */
export const passkeyDisimpanSchema = z.object({
  kredensial: base64url(PASSKEY_LIMITS.kredensial),
  kunci_publik: base64url(PASSKEY_LIMITS.kunci_publik),
  hitungan: z.number().int().min(0).max(PASSKEY_LIMITS.hitungan),
  /** Ways to the authenticator, as browsers name them. */
  transports: z.array(z.string().regex(/^[a-z0-9-]{1,30}$/)).max(PASSKEY_LIMITS.transports),
})
const credentialId = base64url(PASSKEY_LIMITS.kredensial)
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const clientDataJSON = base64url(4_000)

/** The JSON of a browser's answer to `navigator.credentials.create`. */
export const kredensialBaruSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(PASSKEY_LIMITS.transports).optional(),
  }),
})

/** The JSON of a browser's answer to `navigator.credentials.get`. */
export const kredensialMasukSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(PASSKEY_LIMITS.pengguna).optional(),
  }),
})

/** Body of `POST /api/auth/passkey/aktif`. */
export const passkeyAktifSchema = z
  .object({ nama: requiredText(MAX_PASSKEY_NAMA), jawaban: kredensialBaruSchema })
  .meta({ id: 'PasskeyAktif' })
export type PasskeyAktifInput = z.infer<typeof passkeyAktifSchema>

/** Answer of `POST /api/auth/passkey/aktif`, with recovery codes if the account had none. */
export const passkeyBaruSchema = z
  .object({ passkey: passkeySchema, kode_pemulihan: z.array(z.string()).nullable() })
  .meta({ id: 'PasskeyBaru' })
export type PasskeyBaru = z.infer<typeof passkeyBaruSchema>

/**
 * Body of `POST /api/auth/passkey/masuk`. `perangkat` is the device token that an earlier sign-in of this browser
 * answered.
 */
export const passkeyMasukSchema = z
  .object({ jawaban: kredensialMasukSchema, perangkat: z.string().max(100).optional() })
  .meta({ id: 'PasskeyMasuk' })
export type PasskeyMasukInput = z.infer<typeof passkeyMasukSchema>

/** WebAuthn options, passed on as they are to the browser's library, which knows their form. */
export const opsiSchema = z.looseObject({ challenge: z.string() })

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') })
/** The options for a new passkey that a browser needs; others that the server's library adds are dropped. */
export const opsiDaftarSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.number().default(60_000),
  excludeCredentials: z.array(descriptor).default([]),
})
export type OpsiDaftar = z.infer<typeof opsiDaftarSchema>

/** The agency's rules for accounts. */
export const aturanAkunSchema = z
  .object({
    /** Admins have to have a second factor. */
    faktor_wajib: z.boolean('Isi true atau false'),
  })
  .meta({ id: 'AturanAkun' })
export type AturanAkun = z.infer<typeof aturanAkunSchema>
