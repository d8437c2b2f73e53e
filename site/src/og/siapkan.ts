import { type OgKartu, ogName } from './kartu.ts'
import type { Simpanan } from './simpanan.ts'

export interface SiapkanDeps {
  simpanan: Pick<Simpanan, 'names' | 'file' | 'put'>
  /** The photo's bytes, or null when it cannot be had now. */
  foto(name: string): Promise<Buffer | null>
  gambar(kartu: OgKartu, photo: Buffer | null): Promise<Buffer>
  /** Milliseconds that one build may spend on new pictures; what remains waits for the next build. */
  budgetMs: number
  now?: () => number
}

/** Where a picture is kept, or its bytes where nothing can be: thousands at once would take the build's memory. */
export type Gambar = { file: string } | { bytes: Buffer }

export interface Siap {
  /** Pictures by name. */
  gambar: Map<string, Gambar>
  /** How many pictures wait for a later build. */
  menunggu: number
}

const AT_ONCE = 3
/** Kept under a name of its own, so that the picture with its photo still takes its place. */
const WITHOUT_PHOTO = '-tanpa-foto'

/** Pictures by name: those of earlier builds, and as many new ones as the budget allows, in the order given. */
export async function siapkan(cards: readonly OgKartu[], deps: SiapkanDeps): Promise<Siap> {
  const { simpanan, foto, gambar: draw, budgetMs, now = performance.now.bind(performance) } = deps
  const kept = await simpanan.names()
  const gambar: Siap['gambar'] = new Map()
  const missing: OgKartu[] = []
  const bare: OgKartu[] = []
  for (const card of cards) {
    const name = ogName(card)
    if (kept.has(name)) gambar.set(name, { file: simpanan.file(name) })
    else if (kept.has(name + WITHOUT_PHOTO)) {
      gambar.set(name, { file: simpanan.file(name + WITHOUT_PHOTO) })
      bare.push(card)
    } else missing.push(card)
  }

  async function add(card: OgKartu): Promise<void> {
    const name = ogName(card)
    const photo = card.foto ? await foto(card.foto) : null
    if (card.foto && !photo && gambar.has(name)) return
    // A photo that cannot be read is as good as none, and one card that cannot be drawn is no reason to publish nothing.
    const bytes = await draw(card, photo)
      .catch(() => draw(card, null))
      .catch(() => null)
    if (!bytes) return
    const key = photo || !card.foto ? name : name + WITHOUT_PHOTO
    gambar.set(name, (await simpanan.put(key, bytes)) ? { file: simpanan.file(key) } : { bytes })
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
  return { gambar, menunggu: missing.length }
}
