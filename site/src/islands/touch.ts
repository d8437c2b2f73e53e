import type { ClientDirective } from 'astro'
import { fetchAhead } from './fetch-ahead.ts'
import { asksMore } from './sign.ts'
import { BANGUN } from './wake-islands.ts'

/**
 * `client:touch`: hydrates an island of the first screen, which reads as it is, when it is touched or focused, with the
 * others (`wake-islands.ts`), and at once where the address says more than the name of a part.
 */
const touch: ClientDirective = (load, _, element) => {
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    removeEventListener(BANGUN, begin)
    const hydrate = await load()
    await hydrate()
  }
  for (const sign of ['pointerdown', 'focusin'])
    element.addEventListener(sign, begin, { once: true, passive: true })
  addEventListener(BANGUN, begin)
  if (asksMore(location.hash)) void begin()
  else fetchAhead(load)
}

export default touch
