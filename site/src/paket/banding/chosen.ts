import type { Paket } from '@safar/shared/content/paket/paket'
import { hargaBerkamar } from '@safar/shared/content/paket/rules'
import { gambarVariant, gambarVariantWidths } from '@safar/shared/files/gambar/name'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { Chosen } from './pilihan.ts'

type Named = Pick<
  Paket,
  | 'slug'
  | 'nama_paket'
  | 'tanggal_keberangkatan'
  | 'harga_quad'
  | 'harga_triple'
  | 'harga_double'
  | 'currency'
  | 'thumbnail'
>

/** Returns the tray's entry of a package. */
export function chosenOf(paket: Named, host: string): Chosen {
  const tanggal = formatTanggalSingkat(paket.tanggal_keberangkatan)
  return {
    slug: paket.slug,
    nama: paket.nama_paket,
    hari: hariPendek(tanggal),
    ringkas: [tanggal, hargaBerkamar(paket)].filter(Boolean).join(' · '),
    gambar: gambarKecil(paket.thumbnail, host),
  }
}

/** Formats a short date without its year, which stands beside it: `27 Des 2026` → `27 Des`. */
export const hariPendek = (tanggal: string) => tanggal.replace(/ \d{4}$/, '')

/** Returns the address of a picture's smallest file; empty without one. */
export function gambarKecil(image: string, host: string): string {
  const [smallest] = gambarVariantWidths(image)
  return image && gambarUrl(smallest ? gambarVariant(image, smallest) : image, host)
}
