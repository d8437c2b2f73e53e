import type { Layanan } from '@safar/shared/content/layanan/fields'
import type { Tanya } from '@safar/shared/content/tanya/fields'

/** How many stand below a service; all of them stand on the page of questions. */
const MOST = 3

const asWord = (text: string) => text.trim().toLocaleLowerCase('id-ID')

/** The questions of a service, those whose category is its name, in the order that the office gave them. */
export function tanyaLayanan<Q extends Pick<Tanya, 'kategori'>>(
  { nama }: Pick<Layanan, 'nama'>,
  list: readonly Q[],
): Q[] {
  return list.filter(({ kategori }) => asWord(kategori) === asWord(nama)).slice(0, MOST)
}
