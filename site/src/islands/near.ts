import type { ClientDirective } from 'astro'
import { fetchAhead } from './fetch-ahead.ts'
import { asksMore, whenTouched } from './sign.ts'
import { BANGUN, wakeIslands } from './wake-islands.ts'

/** The distance in pixels at which an island's script is loaded before it is in sight. */
const NEAR_PX = 100

/**
 * `client:near`: an island whose words read as they are comes alive when it is about to be seen by somebody who has
 * touched, moved or scrolled the page, at once where the address says more than the name of a part, and with the others
 * where one of them is (`wake-islands.ts`). `client:near="#part"` is one with more to load: it comes alive for itself,
 * and where the address leads to it.
 */
const near: ClientDirective = (load, { value }, element) => {
  const part = typeof value === 'string' && value.startsWith('#') ? value : ''
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    watch?.disconnect()
    removeEventListener('hashchange', look)
    removeEventListener(BANGUN, begin)
    if (!part) wakeIslands()
    const hydrate = await load()
    await hydrate()
  }
  const look = () => {
    if (asksMore(location.hash) || (part && location.hash === part)) void begin()
  }
  const watch =
    'IntersectionObserver' in window
      ? new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && begin(), {
          rootMargin: `${NEAR_PX}px`,
        })
      : null
  whenTouched(() => {
    // An island element has no box of its own.
    if (!begun) for (const child of element.children) watch?.observe(child)
  })
  for (const sign of ['pointerdown', 'focusin'])
    element.addEventListener(sign, begin, { once: true, passive: true })
  addEventListener('hashchange', look)
  if (!part) addEventListener(BANGUN, begin)
  look()
  if (!begun) fetchAhead(load)
}

export default near
