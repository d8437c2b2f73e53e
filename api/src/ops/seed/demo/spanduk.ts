import type { Spanduk } from '@safar/shared/content/spanduk/spanduk-fields'
import type { Fokus } from '@safar/shared/files/gambar/gambar'

/**
 * The carousel: holy and historic places whose subject stands right of the middle, since home's own words stand on the
 * left.
 */
export const DEMO_SPANDUK: readonly Pick<Spanduk, 'judul' | 'gambar'>[] = [
  { judul: 'Masjidil Haram saat senja', gambar: 'kaaba' },
  { judul: 'Pelataran Masjid Nabawi', gambar: 'nabawi' },
  { judul: 'Mezquita Cordoba', gambar: 'cordoba' },
]

/** Alt texts of the carousel's pictures. */
export const SPANDUK_ALTS: Readonly<Record<string, string>> = {
  kaaba: "Jamaah di sekitar Ka'bah saat senja, dengan menara-menara Masjidil Haram",
  nabawi: 'Pelataran Masjid Nabawi dengan payung dan kubah hijau',
  cordoba: 'Deretan lengkung merah putih Mezquita Cordoba',
}
export const SPANDUK_FOKUS: Readonly<Record<string, Fokus>> = {
  kaaba: { x: 0.5, y: 0.6 },
  nabawi: { x: 0.5, y: 0.6 },
  cordoba: { x: 0.5, y: 0.55 },
}
