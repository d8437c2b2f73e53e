/*
 * What other systems are told of, in plain values: the office draws this without a schema.
 */

/** Events that a webhook may ask for, and what each tells. */
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

/** Whether a name is that of an event. */
export function isPeristiwa(name: string): name is Peristiwa {
  return Object.hasOwn(PERISTIWA_LABEL, name)
}

/** What is sent where somebody tries a webhook. */
export const PERISTIWA_UJI = 'uji'

export const WEBHOOK_LIMITS = { alamat: 500, banyak: 10 } as const
/** Hours that a former secret still signs beside the new one. */
export const RAHASIA_LAMA_JAM = 24
/** Days that deliveries are kept. */
export const KIRIMAN_HARI = 30

/** Whether it is told: it is, or somebody stopped it, or it stopped by itself since nobody answered for days. */
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

/** What a kind of delivery is called. */
export function peristiwaText(name: string): string {
  return isPeristiwa(name) ? PERISTIWA_LABEL[name] : 'Kiriman uji'
}

/** What is wrong with an address that was typed for a webhook; empty where nothing is. Where its name leads is asked when it is called. */
export function masalahAlamat(alamat: string): string {
  const url = URL.parse(alamat)
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Isi alamat lengkap, misalnya https://penerima.id/webhook'
  if (url.username || url.password) return 'Tulis alamat tanpa nama pengguna dan kata sandi'
  if (url.hash) return 'Tulis alamat tanpa tanda #'
  return ''
}
