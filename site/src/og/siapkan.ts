import { type OgKartu, ogName } from './kartu.ts'
import type { Simpanan } from './simpanan.ts'

export interface SiapkanDeps {
  simpanan: Pick<Simpanan, 'get' | 'put'>
  /** The photo's bytes, or null when it cannot be had now. */
  foto(name: string): Promise<Buffer | null>
  gambar(kartu: OgKartu, photo: Buffer | null): Promise<Buffer>
  /** Milliseconds that one build may spend on new pictures; what remains waits for the next build. */
  budgetMs: number
  now?: () => number
}

const AT_ONCE = 3

/** Pictures by name: those of earlier builds, and as many new ones as the budget allows, in the order given. */
export async function siapkan(cards: readonly OgKartu[], deps: SiapkanDeps): Promise<Map<string, Buffer>> {
  const { simpanan, foto, gambar, budgetMs, now = performance.now.bind(performance) } = deps
  const ready = new Map<string, Buffer>()
  const missing: OgKartu[] = []
  for (const card of cards) {
    const known = await simpanan.get(ogName(card))
    if (known) ready.set(ogName(card), known)
    else missing.push(card)
  }
  const end = now() + budgetMs
  const draw = async () => {
    while (now() < end) {
      const card = missing.shift()
      if (!card) return
      const photo = card.foto ? await foto(card.foto) : null
      // A photo that cannot be read is as good as none.
      const bytes = await gambar(card, photo).catch(() => gambar(card, null))
      ready.set(ogName(card), bytes)
      // Without its photo the picture serves this release alone: the next build tries again.
      if (photo || !card.foto) await simpanan.put(ogName(card), bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  return ready
}
