/* The texts of a form that did not get through. */

export const OFFLINE = 'Pendaftaran belum terkirim. Periksa sambungan internet Anda, lalu coba lagi.'
export const FAILED = 'Pendaftaran belum tersimpan. Coba lagi sebentar, atau hubungi kami lewat WhatsApp.'
/** The timeout of a call, in milliseconds. */
export const TIMEOUT_MS = 20_000

/** Returns the text of a rate limit (429), with the wait from `retry-after`. */
export function waitMessage(response: Response): string {
  const seconds = Number(response.headers.get('retry-after'))
  const wait = seconds > 0 ? `${Math.ceil(seconds / 60)} menit` : 'beberapa menit'
  return `Terlalu banyak pendaftaran dari sambungan ini. Coba lagi dalam ${wait}, atau hubungi kami lewat WhatsApp.`
}
