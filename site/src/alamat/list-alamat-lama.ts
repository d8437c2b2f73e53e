import { getCollection } from 'astro:content'
import type { AlamatLama } from '@safar/shared/noun/alamat-lama'

/** Every former address of a live record. */
export async function listAlamatLama(): Promise<AlamatLama[]> {
  const entries: { data: AlamatLama }[] = await getCollection('alamat')
  return entries.map(({ data }) => data)
}
