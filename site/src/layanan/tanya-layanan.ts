import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'

/** The most questions below a service; all stand on the page of questions. */
const MOST = 3

const asWord = (text: string) => text.trim().toLocaleLowerCase('id-ID')

/** Returns the questions of a service, those whose category is its name, in the office's order. */
export function tanyaLayanan<Q extends Pick<Tanya, 'kategori'>>(
  { nama }: Pick<Layanan, 'nama'>,
  list: readonly Q[],
): Q[] {
  return list.filter(({ kategori }) => asWord(kategori) === asWord(nama)).slice(0, MOST)
}
