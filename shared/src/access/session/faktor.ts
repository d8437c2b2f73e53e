/* Second factors as plain values, so that the login page needs no schema to draw them. */

/** Kinds of second factor: an app's codes (TOTP), and a passkey of the device. */
export const FAKTOR = ['totp', 'passkey'] as const
export type Faktor = (typeof FAKTOR)[number]

export const FAKTOR_LABEL: Record<Faktor, string> = { totp: 'Aplikasi', passkey: 'Kunci sandi' }

/**
 * Demands of an answer before it gives what was asked: a code or a passkey at sign-in, the password again before a
 * factor changes, or a factor that the account must have.
 */
export type Perlu = Faktor | 'password' | 'faktor'

/** The number of recovery codes that an account gets. */
export const PEMULIHAN_BANYAK = 10
export const PEMULIHAN_SEDIKIT = 3

/** The largest number of passkeys of one account. */
export const PASSKEY_PALING_BANYAK = 20
export const MAX_PASSKEY_NAMA = 60
/** Bounds of a stored passkey, in letters of base64url: many times what any authenticator makes. */
export const PASSKEY_LIMITS = {
  kredensial: 1_400,
  pengguna: 200,
  kunci_publik: 4_000,
  transports: 10,
  hitungan: 4_294_967_295,
} as const
/** The longest typed code, in letters; longer than any real one. */
export const MAX_KODE_LENGTH = 40

export const KODE_SALAH = 'Kode ini salah, sudah dipakai, atau sudah lewat waktunya.'
export const PERLU_KODE = 'Tulis kode dari aplikasi autentikator Anda.'
export const PERLU_PASSKEY = 'Akun ini masuk dengan kunci sandi, atau dengan kode pemulihan.'
export const PERLU_PASSWORD = 'Tulis password Anda sekali lagi.'
export const PERLU_FAKTOR = 'Aktifkan verifikasi dua langkah dulu. Agensi mewajibkannya untuk admin.'
/** The refusal of a token whose maker lacks a required second factor. */
export const PERLU_FAKTOR_PEMBUAT =
  'Pembuat token ini belum mengaktifkan verifikasi dua langkah, yang diwajibkan untuk admin. Token berlaku lagi setelah ia mengaktifkannya.'
