import { foldText } from '../../platform/text/fold-text.ts'
import type { PengaturanIsi } from './pengaturan.ts'

export type Rekening = PengaturanIsi['rekening'][number]

/** Forms of a business as banks and papers write them: before the name, after it, with dots or in full. */
const BENTUK: readonly [written: string, short: string][] = [
  ['perseroan terbatas', 'pt'],
  ['persekutuan komanditer', 'cv'],
]
const BENTUK_SINGKAT: ReadonlySet<string> = new Set(['pt', 'cv'])

/** A name as its words, its form first: `PT. Safar Al-Wafi` and `SAFAR AL WAFI, PT` are the same. */
function wordsOf(name: string): string {
  const folded = foldText(name)
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const short = BENTUK.reduce((text, [written, to]) => text.replace(written, to), folded)
  const words = short.split(' ')
  const isForm = (word: string) => BENTUK_SINGKAT.has(word)
  return [...words.filter(isForm), ...words.filter((word) => !isForm(word))].join(' ')
}

/** Tells whether an account is in the name of the business; false while either name is empty. */
export function isMilikPerusahaan({ atas_nama }: Pick<Rekening, 'atas_nama'>, company: string): boolean {
  const owner = wordsOf(company)
  return owner !== '' && wordsOf(atas_nama) === owner
}

/** Returns the accounts that visitors may pay to: those in the name of the business alone. */
export function rekeningResmi({
  rekening,
  company,
}: Pick<PengaturanIsi, 'rekening' | 'company'>): Rekening[] {
  return rekening.filter((each) => isMilikPerusahaan(each, company))
}
