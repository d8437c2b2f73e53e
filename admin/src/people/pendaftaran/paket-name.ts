import type { PaketRingkas } from '@safar/shared/content/paket/schema'
import { choiceName } from '@safar/shared/people/pendaftaran/form-address'
import { kabariText } from '@safar/shared/people/pendaftaran/kabari'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'

/** What a registration is about, in words: the package, or what somebody wants to be told of. */
export function tentang(
  pendaftaran: Pick<Pendaftaran, 'jenis' | 'paket' | 'bulan' | 'kota' | 'kategori'>,
  namePaket: (paket: string) => string,
): string {
  return pendaftaran.jenis === 'kabari' ? kabariText(pendaftaran) : namePaket(pendaftaran.paket)
}

/** The chosen package in words: a registration stores a slug or one of the fixed choices; nothing where none was chosen. */
export function paketNamer(list: readonly PaketRingkas[]): (paket: string) => string {
  const names = new Map(list.map(({ slug, nama_paket }) => [slug, nama_paket]))
  return (paket) => names.get(paket) ?? choiceName(paket)
}

/** The day of the chosen departure in words (`27 Des 2026`); empty where there is none. */
export function hariNamer(list: readonly PaketRingkas[]): (paket: string) => string {
  const days = new Map(list.map(({ slug, tanggal_keberangkatan: hari }) => [slug, hari]))
  return (paket) => {
    const hari = days.get(paket)
    return hari ? formatTanggalSingkat(hari) : ''
  }
}
