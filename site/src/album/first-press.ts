import { PHOTO_SELECTOR } from './photo.ts'

/**
 * The most milliseconds to wait for the lightbox, longer than a slow phone takes; then the link opens the picture file.
 */
const PATIENCE_MS = 6_000
const AGAIN_MS = 50

/**
 * Holds the first press of a photo until the lightbox has loaded, which the same touch starts: the link would lead away
 * first.
 */
export function keepFirstPress(island: Element): void {
  const isReady = () => island.querySelector('[data-ready]') !== null
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(PHOTO_SELECTOR)
    if (!link || isReady()) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const since = Date.now()
    const again = () => {
      if (isReady()) link.click()
      else if (Date.now() - since > PATIENCE_MS) location.assign(link.href)
      else setTimeout(again, AGAIN_MS)
    }
    again()
  })
}
