import { cicilanDitutup } from '../../cicilan-ditutup.ts'
import { cancellationItems, type KetentuanBatal } from '../cancellation.ts'
import { type AngkaBerlaku, angkaTeks } from './berlaku.ts'
import { ANGKA_DIKENAL, KUNCI_ANGKA, type KunciAngka } from './dikenal.ts'
import { sumberTeks } from './rujukan.ts'

const IN_BRACES = /\{([a-z_]{1,30})\}/g

/** Values that texts may name: the figures, and the terms of cancelling. */
export interface Disebut {
  angka: Readonly<Record<KunciAngka, AngkaBerlaku>>
  batal: KetentuanBatal
}

/** Terms that a text may name besides figures: payment of an umrah, and cancelling. */
export const KETENTUAN = ['pembayaran', 'pembatalan'] as const
export type Ketentuan = (typeof KETENTUAN)[number]

/** Figures that the words of paying are made of. */
const DARI_BAYAR = ['uang_muka', 'pelunasan_hari', 'lunas_hari'] as const satisfies readonly KunciAngka[]

/** Returns a term as sentences. */
export function ketentuanButir(ketentuan: Ketentuan, { angka, batal }: Disebut): string[] {
  return ketentuan === 'pembatalan' ? cancellationItems(batal) : generalPaymentTerms(angka)
}

/** Writes the payment of an umrah whose package states nothing else, from the figures alone. */
function generalPaymentTerms(angka: Disebut['angka']): string[] {
  const { uang_muka, pelunasan_hari, lunas_hari } = angka
  const ditutup = cicilanDitutup(lunas_hari.nilai)
  return [
    `Uang muka minimal ${angkaTeks(uang_muka)} per pax saat mendaftar, kecuali halaman paketnya menulis lain.`,
    `Sisanya boleh dicicil dan lunas paling lambat ${angkaTeks(pelunasan_hari)} sebelum berangkat, kecuali halaman paketnya menulis lain.`,
    `${ditutup.charAt(0).toUpperCase()}${ditutup.slice(1)}: pendaftaran setelah itu dibayar lunas.`,
  ]
}

/** Returns the figures that a text names, in its order, and whether it names terms of cancelling. */
function disebut(teks: string): { kunci: KunciAngka[]; batal: boolean } {
  const found = new Set<KunciAngka>()
  let batal = false
  for (const [, name] of teks.matchAll(IN_BRACES)) {
    const kunci = KUNCI_ANGKA.find((known) => known === name)
    if (kunci) found.add(kunci)
    if (name === 'pembayaran') for (const one of DARI_BAYAR) found.add(one)
    if (name === 'pembatalan') batal = true
  }
  return { kunci: [...found], batal }
}

const ketentuanOf = (name: string) => KETENTUAN.find((known) => known === name)

/** Expands each line that is nothing but a term into a list of its sentences. */
export function toItems(teks: string, semua: Disebut, tulis = (butir: string) => butir): string {
  if (!teks.includes('{pemba')) return teks
  return teks
    .split('\n')
    .map((line) => {
      const ketentuan = ketentuanOf(/^[ \t]{0,20}\{([a-z]{1,30})\}[ \t]{0,20}\r?$/.exec(line)?.[1] ?? '')
      if (!ketentuan) return line
      return ketentuanButir(ketentuan, semua)
        .map((butir) => `- ${tulis(butir)}`)
        .join('\n')
    })
    .join('\n')
}

/** Replaces names of figures and terms in a text, such as `{paspor_bulan}`. Other words in braces stay. */
export function mentionFigures(teks: string, semua: Disebut, tulis = (butir: string) => butir): string {
  if (!teks.includes('{')) return teks
  return toItems(teks, semua, tulis).replace(IN_BRACES, (written, name: string) => {
    const kunci = KUNCI_ANGKA.find((known) => known === name)
    if (kunci) return angkaTeks(semua.angka[kunci])
    const ketentuan = ketentuanOf(name)
    return ketentuan ? ketentuanButir(ketentuan, semua).map(tulis).join(' ') : written
  })
}

/** Signs that would be read as Markdown. */
const tersurat = (teks: string) => teks.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')

/** Does the same as `mentionFigures` in Markdown, and adds a last paragraph with the sources. */
export function naskahBersumber(markdown: string, semua: Disebut): string {
  const { kunci, batal } = disebut(markdown)
  const sumber = kunci.map(
    (one) => `${ANGKA_DIKENAL[one].nama.toLowerCase()}: ${sumberTeks(semua.angka[one])}`,
  )
  const ditulis = batal && semua.batal.pita.length > 0 ? sumberTeks(semua.batal.rujukan) : ''
  if (ditulis) sumber.push(`ketentuan batal: ${ditulis}`)
  const teks = mentionFigures(markdown, semua, tersurat)
  return sumber.length === 0 ? teks : `${teks}\n\n*Sumber ${tersurat(sumber.join('; '))}.*`
}
