import { getCollection } from 'astro:content'
import { byUrutan } from '@safar/shared/noun/order'
import type { Tanya } from '@safar/shared/tanya/fields'

/** Every live question, in the order that the office gave them. */
export async function listTanya(): Promise<Tanya[]> {
  const entries: { data: Tanya }[] = await getCollection('tanya')
  return entries.map(({ data }) => data).toSorted(byUrutan)
}
