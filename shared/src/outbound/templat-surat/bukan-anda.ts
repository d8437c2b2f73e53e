/** The advice for the owner of an account who did not expect a message about it. */
export const BUKAN_ANDA =
  'Bukan Anda? Minta password baru lewat “Lupa password” di halaman login, lalu kabari admin: semua perangkat keluar begitu password berganti.'
