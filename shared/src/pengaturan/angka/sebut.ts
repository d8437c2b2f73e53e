import { formatTanggal } from '../../format/tanggal.ts'
import { type AngkaBerlaku, angkaTeks } from './berlaku.ts'
import { ANGKA_DIKENAL, KUNCI_ANGKA, type KunciAngka } from './dikenal.ts'

type Semua = Readonly<Record<KunciAngka, AngkaBerlaku>>

const IN_BRACES = /\{([a-z_]{1,30})\}/g

/** Where something that holds comes from, since when, and when somebody last compared it with that; each may be empty. */
export type Rujukan = Pick<AngkaBerlaku, 'sumber' | 'berlaku_sejak' | 'diperiksa_pada'>

/** That in words, as far as it is known: `Surat 1/2026, berlaku sejak 1 Januari 2026, diperiksa 1 November 2026`. */
export function sumberTeks({ sumber, berlaku_sejak, diperiksa_pada }: Rujukan): string {
  return [
    sumber,
    berlaku_sejak && `berlaku sejak ${formatTanggal(berlaku_sejak)}`,
    diperiksa_pada && `diperiksa ${formatTanggal(diperiksa_pada)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The figures that a text names, in the order in which it does. */
function disebut(teks: string): KunciAngka[] {
  const found = new Set<KunciAngka>()
  for (const [, name] of teks.matchAll(IN_BRACES)) {
    const kunci = KUNCI_ANGKA.find((known) => known === name)
    if (kunci) found.add(kunci)
  }
  return [...found]
}

/** Puts figures where a text names them, `{paspor_bulan}`. Other words in braces stay as they were written. */
export function sebutkanAngka(teks: string, semua: Semua): string {
  if (!teks.includes('{')) return teks
  return teks.replace(IN_BRACES, (written, name: string) => {
    const kunci = KUNCI_ANGKA.find((known) => known === name)
    return kunci ? angkaTeks(semua[kunci]) : written
  })
}

/** Signs that would be read as Markdown. */
const tersurat = (teks: string) => teks.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** The same in Markdown, with where each figure comes from as a last paragraph. */
export function naskahBersumber(markdown: string, semua: Semua): string {
  const found = disebut(markdown)
  if (found.length === 0) return markdown
  const sumber = found.map(
    (kunci) => `${ANGKA_DIKENAL[kunci].nama.toLowerCase()}: ${sumberTeks(semua[kunci])}`,
  )
  return `${sebutkanAngka(markdown, semua)}\n\n*Sumber ${tersurat(sumber.join('; '))}.*`
}
