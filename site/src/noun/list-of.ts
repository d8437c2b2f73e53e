import { getCollection } from 'astro:content'
import type { RupaGambar } from '@safar/shared/files/gambar/gambar'
import { learnRupa } from '../gambar/rupa.ts'
import { askable, note } from '../question.ts'

/** The content that `bundel/content.ts` loaded, and the number of its changes since this process began. */
const shared = globalThis as typeof globalThis & {
  safarContent?: Map<string, Map<string, { data: unknown }>>
  safarEpoch?: number
}

/** Memoises a value once per content. */
function perContent<Value>(make: () => Value): () => Value {
  let made: { of: number; value: Value } | undefined
  return () => {
    const now = shared.safarEpoch ?? 0
    if (import.meta.env.DEV || made?.of !== now) made = { of: now, value: make() }
    return made.value
  }
}

/** Returns loaded records as they are: Astro copies every record for every caller. */
function recordsOf<Data>(collection: string): Data[] | Promise<Data[]> {
  const loaded = shared.safarContent?.get(collection)
  if (loaded) return Array.from(loaded.values(), ({ data }) => data as Data)
  return getCollection(collection as never).then((entries: { data: Data }[]) =>
    entries.map(({ data }) => data),
  )
}

function then<Value, Result>(value: Value | Promise<Value>, go: (value: Value) => Result) {
  return value instanceof Promise ? value.then(go) : go(value)
}

/** Registers the alt texts and focal points of the content. */
const knowRupa = perContent(() => then(recordsOf<RupaGambar>('rupa'), learnRupa))

/**
 * Makes a list that pages are rendered from, once per content. A page that calls it depends on all of it: where a part
 * will do, it asks a `question`.
 *
 * It resolves at once wherever the content is loaded: the part of a page that renders first decides the ids in it, and
 * releases would differ by which page had waited.
 */
export function listOf<Data, Item = Data>(
  collection: string,
  make: (records: Data[]) => Item[],
): () => Promise<readonly Item[]> {
  const list = perContent(async () => {
    const known = knowRupa()
    if (known) await known
    const records = recordsOf<Data>(collection)
    return make(records instanceof Promise ? await records : records)
  })
  const name = `daftar/${collection}`
  askable(name, list)
  return () => {
    note(name, [])
    return list()
  }
}

/** Memoises a value derived from lists, once per content. */
export function onceOf<Value>(make: () => Promise<Value>): () => Promise<Value> {
  return perContent(make)
}
