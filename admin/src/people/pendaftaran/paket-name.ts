import type { PaketRingkas } from '@safar/shared/content/paket/paket-schema'
import { choiceName } from '@safar/shared/people/pendaftaran/form-address'
import { notifyMeText } from '@safar/shared/people/pendaftaran/notify-me'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'

/** Returns the subject of a registration in words: its package, or the departure that somebody wants to be told of. */
export function tentang(
  pendaftaran: Pick<Pendaftaran, 'jenis' | 'paket' | 'bulan' | 'kota' | 'kategori'>,
  namePaket: (paket: string) => string,
): string {
  return pendaftaran.jenis === 'kabari' ? notifyMeText(pendaftaran) : namePaket(pendaftaran.paket)
}

/**
 * Makes a function that names the chosen package: a registration stores a slug or one of the fixed choices; empty where
 * none was chosen.
 */
export function paketNamer(list: readonly PaketRingkas[]): (paket: string) => string {
  const names = new Map(list.map(({ slug, nama_paket }) => [slug, nama_paket]))
  return (paket) => names.get(paket) ?? choiceName(paket)
}

/** Makes a function that returns the day of the chosen departure (`27 Des 2026`), or empty. */
export function hariNamer(list: readonly PaketRingkas[]): (paket: string) => string {
  const days = new Map(list.map(({ slug, tanggal_keberangkatan: hari }) => [slug, hari]))
  return (paket) => {
    const hari = days.get(paket)
    return hari ? formatTanggalSingkat(hari) : ''
  }
}
