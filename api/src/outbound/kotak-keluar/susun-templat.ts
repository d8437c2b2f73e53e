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

/** A template and what it is filled with. */
export interface SuratTemplat {
  nama: NamaTemplat
  kata: Readonly<Record<string, string>>
  bagian: Partial<IsiBagian>
  /** Who writes. */
  dari: string
}

interface Pengirim {
  agency: { brand: string }
  siteUrl: string
}

/** A message of a template: each of its words and parts, and who writes. */
export function suratTemplat<N extends NamaTemplat>(
  nama: N,
  { agency: { brand }, siteUrl }: Pengirim,
  { kata, ...bagian }: IsiTemplat<N>,
): SuratTemplat {
  return { nama, kata: { merek: brand, situs: siteUrl, ...kata }, bagian, dari: brand }
}

/** What is wrong with a template first, in a sentence with its place; empty where nothing is. */
export function salahTemplat(nama: NamaTemplat, teks: TeksTemplat): string {
  const [first] = Object.entries(periksaTemplat(nama, teks))
  return first ? `${FIELD[first[0]] ?? ''}: ${first[1]?.[0] ?? ''}` : ''
}

const FIELD: Readonly<Record<string, string>> = { perihal: 'Perihal', judul: 'Judul', isi: 'Isi' }

/** The message in these words, and in the product's own where they say nothing. */
export function isiSurat({ nama, kata, bagian, dari }: SuratTemplat, teks: TeksTemplat): Surat {
  const known = templatOf(nama).bagian
  const own = Object.fromEntries(
    BAGIAN.filter((each) => known.includes(each)).map((each) => [each, bagian[each]]),
  )
  return { ...isiNaskah(teksLengkap(nama, teks), kata, own), dari }
}
