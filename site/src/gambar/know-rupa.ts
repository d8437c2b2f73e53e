import { getCollection } from 'astro:content'
import type { RupaGambar } from '@safar/shared/gambar/gambar'
import { learnRupa } from './rupa.ts'

let learnt: Promise<void> | undefined

async function learnOnce(): Promise<void> {
  const entries: { data: RupaGambar }[] = await getCollection('rupa')
  learnRupa(entries.map(({ data }) => data))
}

/** Makes known what is said of pictures, once a build. To be called before anything that shows uploaded ones is rendered. */
export function knowRupa(): Promise<void> {
  learnt ??= learnOnce()
  return learnt
}
