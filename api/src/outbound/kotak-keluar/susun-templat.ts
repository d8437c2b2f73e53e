import {
  isiNaskah,
  periksaTemplat,
  type TeksTemplat,
  teksLengkap,
} from '@safar/shared/outbound/templat-surat/naskah-templat'
import {
  BAGIAN,
  type IsiBagian,
  type IsiTemplat,
  type NamaTemplat,
  templatOf,
} from '@safar/shared/outbound/templat-surat/templat'
import type { Surat } from './naskah-surat.ts'

/** A template with the values that fill it. */
export interface SuratTemplat {
  nama: NamaTemplat
  kata: Readonly<Record<string, string>>
  bagian: Partial<IsiBagian>
  /** The sender. */
  dari: string
}

interface Pengirim {
  agency: { brand: string }
  siteUrl: string
}

/** Makes a message from a template, with each of its words and parts, and the sender. */
export function suratTemplat<N extends NamaTemplat>(
  nama: N,
  { agency: { brand }, siteUrl }: Pengirim,
  { kata, ...bagian }: IsiTemplat<N>,
): SuratTemplat {
  return { nama, kata: { merek: brand, situs: siteUrl, ...kata }, bagian, dari: brand }
}

/** Returns the first error of a template as a sentence with its place; empty if there is none. */
export function salahTemplat(nama: NamaTemplat, teks: TeksTemplat): string {
  const [first] = Object.entries(periksaTemplat(nama, teks))
  return first ? `${FIELD[first[0]] ?? ''}: ${first[1]?.[0] ?? ''}` : ''
}

const FIELD: Readonly<Record<string, string>> = { perihal: 'Perihal', judul: 'Judul', isi: 'Isi' }

/** Fills a message with the given texts, and with the product's default for empty ones. */
export function isiSurat({ nama, kata, bagian, dari }: SuratTemplat, teks: TeksTemplat): Surat {
  const known = templatOf(nama).bagian
  const own = Object.fromEntries(
    BAGIAN.filter((each) => known.includes(each)).map((each) => [each, bagian[each]]),
  )
  return { ...isiNaskah(teksLengkap(nama, teks), kata, own), dari }
}
