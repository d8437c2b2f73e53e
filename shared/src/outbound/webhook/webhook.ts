/* Events of webhooks as plain values, so that the office needs no schema to draw them. */

/** Events that a webhook may subscribe to, each with its description. */
export const PERISTIWA_LABEL = {
  'pendaftaran.baru': 'Pendaftaran masuk, termasuk daftar tunggu',
  'pendaftaran.diubah': 'Pendaftaran diubah kantor',
  'pendaftaran.dihapus': 'Pendaftaran dihapus: hapus juga salinannya',
  'paket.terbit': 'Paket mulai tayang',
  'paket.diubah': 'Paket yang tayang diubah',
  'paket.dihapus': 'Paket tidak tayang lagi',
  'kursi.berubah': 'Sisa kursi paket yang tayang berubah',
  'publikasi.terbit': 'Situs selesai diterbitkan',
  'permintaan_data.baru': 'Permintaan data pribadi masuk',
} as const
export type Peristiwa = keyof typeof PERISTIWA_LABEL
export const PERISTIWA = Object.keys(PERISTIWA_LABEL).filter(isPeristiwa)

/** Tells whether a name is that of an event. */
export function isPeristiwa(name: string): name is Peristiwa {
  return Object.hasOwn(PERISTIWA_LABEL, name)
}

/** The event of a trial delivery. */
export const PERISTIWA_UJI = 'uji'

export const WEBHOOK_LIMITS = { alamat: 500, banyak: 10 } as const
/** The hours in which a former secret still signs beside the new one. */
export const RAHASIA_LAMA_JAM = 24
/** The number of days that deliveries are kept. */
export const KIRIMAN_HARI = 30

/** States of a webhook: active, paused by somebody, or switched off after days without an answer. */
export const KEADAAN_WEBHOOK = ['aktif', 'dijeda', 'dimatikan'] as const
export type KeadaanWebhook = (typeof KEADAAN_WEBHOOK)[number]

export const KEADAAN_WEBHOOK_LABEL: Record<KeadaanWebhook, string> = {
  aktif: 'Aktif',
  dijeda: 'Dijeda',
  dimatikan: 'Dimatikan',
}

export const KEADAAN_KIRIMAN = ['antre', 'dikirim', 'gagal', 'dilewati'] as const
export type KeadaanKiriman = (typeof KEADAAN_KIRIMAN)[number]

export const KEADAAN_KIRIMAN_LABEL: Record<KeadaanKiriman, string> = {
  antre: 'Menunggu',
  dikirim: 'Terkirim',
  gagal: 'Gagal',
  dilewati: 'Dilewati',
}

/** Returns the label of a delivery's event. */
export function peristiwaText(name: string): string {
  return isPeristiwa(name) ? PERISTIWA_LABEL[name] : 'Kiriman uji'
}

/**
 * Returns the error for a typed webhook address; empty if there is none. The host's IP address is checked at each call
 * instead.
 */
export function masalahAlamat(alamat: string): string {
  const url = URL.parse(alamat)
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Isi alamat lengkap, misalnya https://penerima.id/webhook'
  if (url.username || url.password) return 'Tulis alamat tanpa nama pengguna dan kata sandi'
  if (url.hash) return 'Tulis alamat tanpa tanda #'
  return ''
}
