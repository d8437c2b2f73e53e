/*
 * What a sign-in may need beside a password, in plain values: the login page draws this without a schema.
 */

/** An app that counts up codes, and a passkey of the device. */
export const FAKTOR = ['totp', 'passkey'] as const
export type Faktor = (typeof FAKTOR)[number]

export const FAKTOR_LABEL: Record<Faktor, string> = { totp: 'Aplikasi', passkey: 'Kunci sandi' }

/**
 * What an answer asks for before it gives what was asked: a code or a passkey at the sign-in, the password once more before a factor
 * changes, a factor of an account that must have one.
 */
export type Perlu = Faktor | 'password' | 'faktor'

/** Recovery codes that an account gets at once, and how few are left when it is warned. */
export const PEMULIHAN_BANYAK = 10
export const PEMULIHAN_SEDIKIT = 3

/** Passkeys of one account: a person has a handful of devices. */
export const PASSKEY_PALING_BANYAK = 20
export const MAX_PASSKEY_NAMA = 60
/** What is kept of a passkey, in letters of base64url: many times what any authenticator makes. */
export const PASSKEY_LIMITS = {
  kredensial: 1_400,
  pengguna: 200,
  kunci_publik: 4_000,
  transports: 10,
} as const
/** Longer than any code, however it was typed. */
export const MAX_KODE_LENGTH = 40

export const KODE_SALAH = 'Kode ini salah, sudah dipakai, atau sudah lewat waktunya.'
export const PERLU_KODE = 'Tulis kode dari aplikasi autentikator Anda.'
export const PERLU_PASSKEY = 'Akun ini masuk dengan kunci sandi, atau dengan kode pemulihan.'
export const PERLU_PASSWORD = 'Tulis password Anda sekali lagi.'
export const PERLU_FAKTOR = 'Aktifkan verifikasi dua langkah dulu. Agensi mewajibkannya untuk admin.'
/** Said to a program whose token somebody made who lacks one. */
export const PERLU_FAKTOR_PEMBUAT =
  'Pembuat token ini belum mengaktifkan verifikasi dua langkah, yang diwajibkan untuk admin. Token berlaku lagi setelah ia mengaktifkannya.'
