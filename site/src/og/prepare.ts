import { type OgCard, ogName } from './card.ts'
import type { PictureCache } from './picture-cache.ts'

export interface PrepareDeps {
  cache: Pick<PictureCache, 'names' | 'file' | 'put'>
  /** Returns the photo's bytes, or null when it cannot be had now. */
  photo(name: string): Promise<Buffer | null>
  draw(card: OgCard, photo: Buffer | null): Promise<Buffer>
  /** Milliseconds that one build may spend on new pictures; what remains waits for the next build. */
  budgetMs: number
  now?: () => number
}

/**
 * The file of a picture, or its bytes where nothing can be written: thousands at once would take the build's memory.
 */
export type Picture = { file: string } | { bytes: Buffer }

export interface Prepared {
  /** Pictures by name. */
  pictures: Map<string, Picture>
  /** The number of pictures left for a later build. */
  waiting: number
  /** True if anything was drawn. */
  isNew: boolean
}

const AT_ONCE = 3
/** The suffix of a picture drawn without its photo, which the one with it replaces later. */
const WITHOUT_PHOTO = '-tanpa-foto'

/** Returns pictures by name: those of earlier builds, and as many new ones as the budget allows, in the order given. */
export async function preparePictures(cards: readonly OgCard[], deps: PrepareDeps): Promise<Prepared> {
  const { cache, photo: readPhoto, draw, budgetMs, now = performance.now.bind(performance) } = deps
  const kept = await cache.names()
  const pictures: Prepared['pictures'] = new Map()
  const missing: OgCard[] = []
  const bare: OgCard[] = []
  for (const card of cards) {
    const name = ogName(card)
    if (kept.has(name)) pictures.set(name, { file: cache.file(name) })
    else if (kept.has(name + WITHOUT_PHOTO)) {
      pictures.set(name, { file: cache.file(name + WITHOUT_PHOTO) })
      bare.push(card)
    } else missing.push(card)
  }

  let isNew = false
  async function add(card: OgCard): Promise<void> {
    const name = ogName(card)
    const photo = card.foto ? await readPhoto(card.foto) : null
    if (card.foto && !photo && pictures.has(name)) return
    // A photo that cannot be decoded counts as none, and a card that cannot be drawn does not stop the release.
    const bytes = await draw(card, photo)
      .catch(() => draw(card, null))
      .catch(() => null)
    if (!bytes) return
    isNew = true
    const key = photo || !card.foto ? name : name + WITHOUT_PHOTO
    pictures.set(name, (await cache.put(key, bytes)) ? { file: cache.file(key) } : { bytes })
  }

  const end = now() + budgetMs
  const work = async () => {
    while (now() < end) {
      const card = missing.shift() ?? bare.shift()
      if (!card) return
      await add(card)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { pictures, waiting: missing.length, isNew }
}
