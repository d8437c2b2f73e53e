import { getCollection } from 'astro:content'
import { byUrutan } from '@safar/shared/noun/order'
import type { Testimoni } from '@safar/shared/testimoni/fields'
import { knowRupa } from '../gambar/know-rupa.ts'

/** Every live testimonial, in the order that the office gave them. */
export async function listTestimoni(): Promise<Testimoni[]> {
  await knowRupa()
  const entries: { data: Testimoni }[] = await getCollection('testimoni')
  return entries.map(({ data }) => data).toSorted(byUrutan)
}
