import { getCollection } from 'astro:content'
import type { Layanan } from '@safar/shared/layanan/fields'
import { leadOf } from '@safar/shared/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'
import { byUrutan } from '@safar/shared/noun/order'
import { knowRupa } from '../gambar/know-rupa.ts'
import { onceABuild } from '../noun/once-a-build.ts'

/** Every live service, in the order that the office gave them. */
export const listLayanan = onceABuild(async (): Promise<Layanan[]> => {
  await knowRupa()
  const entries: { data: Layanan }[] = await getCollection('layanan')
  return entries.map(({ data }) => data).toSorted(byUrutan)
})

const MAX_SUMMARY = 155

/** What a service says of itself in a line or two. */
export function ringkasanLayanan({ ringkasan, isi }: Pick<Layanan, 'ringkasan' | 'isi'>): string {
  return ringkasan || leadOf(readNaskah(isi), MAX_SUMMARY)
}
