import type { ClientDirective } from 'astro'
import { fetchAhead } from './fetch-ahead.ts'

const SIGNS = ['pointerdown', 'focusin', 'keydown', 'input'] as const

/**
 * `client:sentuh="#id"`: hydrates an island at the first touch or key within an element, or at once where the address
 * asks for something. A script that fails to load is loaded again at the next touch.
 */
const touchDirective: ClientDirective = (load, options) => {
  const place = document.querySelector(String(options.value))
  const begin = async () => {
    for (const sign of SIGNS) place?.removeEventListener(sign, begin)
    try {
      const hydrate = await load()
      await hydrate()
    } catch {
      wait()
    }
  }
  const wait = () => {
    for (const sign of SIGNS) place?.addEventListener(sign, begin, { passive: true })
  }
  if (location.search) void begin()
  else {
    wait()
    fetchAhead(load)
  }
}

export default touchDirective
