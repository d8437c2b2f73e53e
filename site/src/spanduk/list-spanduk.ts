import { getCollection } from 'astro:content'
import { byUrutan } from '@safar/shared/noun/order'
import { isTayang, type Spanduk } from '@safar/shared/spanduk/fields'
import { knowRupa } from '../gambar/know-rupa.ts'
import { today } from '../today.ts'

/** A carousel that turns every five seconds shows its last picture within a minute. */
const MAX_SPANDUK = 12

/** The pictures of the carousel that are shown today, in the order that the office gave them. */
export async function listSpanduk(): Promise<Spanduk[]> {
  await knowRupa()
  const entries: { data: Spanduk }[] = await getCollection('spanduk')
  return entries
    .map(({ data }) => data)
    .filter((spanduk) => isTayang(spanduk, today))
    .toSorted(byUrutan)
    .slice(0, MAX_SPANDUK)
}
