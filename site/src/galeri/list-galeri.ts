import { getCollection } from 'astro:content'
import type { Galeri } from '@safar/shared/galeri/fields'
import { byUrutan } from '@safar/shared/noun/order'
import { knowRupa } from '../gambar/know-rupa.ts'

/** Said where all that is shown are drawings. */
export const ILUSTRASI_CATATAN = 'Ilustrasi, bukan foto perjalanan.'

/** Every live picture of the gallery, in the order that the office gave them. */
export async function listGaleri(): Promise<Galeri[]> {
  await knowRupa()
  const entries: { data: Galeri }[] = await getCollection('galeri')
  return entries.map(({ data }) => data).toSorted(byUrutan)
}
