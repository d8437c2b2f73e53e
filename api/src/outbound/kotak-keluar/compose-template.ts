import {
  checkTemplate,
  isiNaskah,
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

/** A message as an event states it: the name of its template, and each of the template's words and parts. */
export type SuratTemplat = { [N in NamaTemplat]: { nama: N } & IsiTemplat<N> }[NamaTemplat]

/** The words of any template, for code that fills one by its name. */
type Terisi = { nama: NamaTemplat; kata: Readonly<Record<string, string>> } & Partial<IsiBagian>

/** The sender: its name and its site, which every template knows as words, and the office's own mailbox. */
export interface Pengirim {
  agency: { brand: string; email: string }
  siteUrl: string
}

/** Returns the first error of a template as a sentence with its place; empty if there is none. */
export function salahTemplat(nama: NamaTemplat, teks: TeksTemplat): string {
  const [first] = Object.entries(checkTemplate(nama, teks))
  return first ? `${FIELD[first[0]] ?? ''}: ${first[1]?.[0] ?? ''}` : ''
}

const FIELD: Readonly<Record<string, string>> = { perihal: 'Perihal', judul: 'Judul', isi: 'Isi' }

/** Fills a message with the given texts, and with the product's default for empty ones. */
export function isiSurat({ nama, kata, ...bagian }: Terisi, kantor: Pengirim, teks: TeksTemplat): Surat {
  const known = templatOf(nama).bagian
  const own = Object.fromEntries(
    BAGIAN.filter((each) => known.includes(each)).map((each) => [each, bagian[each]]),
  )
  const { brand } = kantor.agency
  const words = { merek: brand, situs: kantor.siteUrl, ...kata }
  return { ...isiNaskah(teksLengkap(nama, teks), words, own), dari: brand }
}
