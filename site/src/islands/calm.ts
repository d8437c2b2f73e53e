import type { ClientDirective } from 'astro'

/** Milliseconds of rest after the page is loaded, first pictures included. */
export interface Calm {
  pauseMs?: number
}

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/**
 * `client:calm`: an island comes alive at a visitor's first touch, key or move, or by itself once the page stands
 * and rests. Its script never competes with the first picture.
 */
const calm: ClientDirective = (load, options) => {
  const { pauseMs = 0 } = (options.value || {}) as Calm
  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    for (const sign of SIGNS) removeEventListener(sign, begin)
    const hydrate = await load()
    await hydrate()
  }
  // Safari has no idle callback; a moment later does there.
  const rest = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 200))
  const wait = () => setTimeout(rest, pauseMs)

  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

export default calm
