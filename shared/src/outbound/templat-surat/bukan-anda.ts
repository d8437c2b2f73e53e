/** The way out for an owner whom a message about their account surprises. */
export const BUKAN_ANDA =
  'Bukan Anda? Minta password baru lewat “Lupa password” di halaman login, lalu kabari admin: semua perangkat keluar begitu password berganti.'
