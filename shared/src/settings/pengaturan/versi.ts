import { nextVersi } from './naskah.ts'
import type { PengaturanIsi } from './pengaturan.ts'
import type { VERSI_FIELDS } from './pengaturan-fields.ts'

/** Each version with its texts. */
const VERSI = [
  ['pixel_versi', ['pixel_teks']],
  ['syarat_versi', ['syarat']],
  ['privasi_versi', ['privasi']],
  ['persetujuan_versi', ['persetujuan', 'persetujuan_pemasaran']],
] as const satisfies readonly [keyof typeof VERSI_FIELDS, readonly (keyof PengaturanIsi)[]][]

/**
 * Returns settings with the versions of their texts: any changed text gets a new version, even if it is one of long
 * ago.
 */
export function withVersi<Isi extends PengaturanIsi>(isi: Isi, before: PengaturanIsi): Isi {
  const versi = VERSI.map(([name, texts]) => {
    const isSame = texts.every((text) => isi[text] === before[text])
    return [name, isSame ? before[name] : nextVersi(before[name])]
  })
  return { ...isi, ...Object.fromEntries(versi) }
}
