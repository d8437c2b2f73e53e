import { getCollection } from 'astro:content'
import type { Artikel } from '@safar/shared/artikel/artikel'
import type { Naskah } from '@safar/shared/naskah/naskah'
import { leadOf } from '@safar/shared/naskah/plain-naskah'
import { readNaskah } from '@safar/shared/naskah/read-naskah'
import { knowRupa } from '../gambar/know-rupa.ts'
import { onceABuild } from '../noun/once-a-build.ts'

/** A live article. */
export type ArtikelTerbit = Artikel

/** Every live article, the newest first. */
export const listArtikel = onceABuild(async (): Promise<ArtikelTerbit[]> => {
  await knowRupa()
  const entries: { data: ArtikelTerbit }[] = await getCollection('artikel')
  const list = entries.map(({ data }) => data)
  return list.sort((a, b) =>
    a.terbit_pada < b.terbit_pada ? 1 : a.terbit_pada > b.terbit_pada ? -1 : b.id - a.id,
  )
})

/** Of this build: lists, pages and pictures ask for the same texts. */
const read = new Map<string, Naskah>()

/** The text of an article as plain data. */
export function naskahOf({
  slug,
  updated_at,
  isi,
}: Pick<ArtikelTerbit, 'slug' | 'updated_at' | 'isi'>): Naskah {
  const key = `${slug} ${updated_at}`
  const known = read.get(key) ?? readNaskah(isi)
  read.set(key, known)
  return known
}

const MAX_SUMMARY = 155

/** What an article says of itself in a line or two. */
export function summaryOf(artikel: ArtikelTerbit): string {
  return artikel.ringkasan || leadOf(naskahOf(artikel), MAX_SUMMARY)
}
