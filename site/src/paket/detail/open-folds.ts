/** The width from which a page has room for all that a phone folds away. */
const LUAS = '(min-width: 760px)'
/** Set once a script has opened what there is room for. */
const TANDA = 'data-lipatan'

/** Unfolds the part that an address leads to: itself, its first child, and the parts around it. */
function reveal(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  // A hash may carry more than the id of a part.
  const target = /^[\w-]{1,60}$/.test(id) ? document.getElementById(id) : null
  if (!target) return null
  const own = target.matches('details') ? target : target.querySelector(`:scope > details`)
  for (
    let part: Element | null | undefined = own ?? target;
    part;
    part = part.parentElement?.closest('details')
  )
    if (part instanceof HTMLDetailsElement) part.open = true
  return target
}

/** Opens folded parts where there is room for them, and everywhere the part that a link or the address leads to. */
export function openFolds(root: Document | HTMLElement = document): void {
  if (matchMedia(LUAS).matches)
    for (const part of root.querySelectorAll<HTMLDetailsElement>('details[data-lipatan]')) part.open = true
  const { documentElement } = document
  if (!documentElement.hasAttribute(TANDA)) {
    documentElement.setAttribute(TANDA, '')
    addEventListener('hashchange', () => reveal(location.hash))
    // A link to the current hash changes no address.
    document.addEventListener('click', ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (link) reveal(link.hash)
    })
  }
  // Unfolding parts above has moved it.
  reveal(location.hash)?.scrollIntoView({ behavior: 'instant' })
}
