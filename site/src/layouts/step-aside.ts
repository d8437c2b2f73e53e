/** The selector of controls, headings and reading texts. */
const ACTIONS =
  ':is(main, footer) :is(a[href], button, input, select, textarea, summary, h1, h2, h3, [data-naskah])'
/** Prices and totals, wherever they stand. */
const MONEY = /(?:Rp|USD)\s?\d/
/** The distance in pixels at which it steps aside already. */
const NEAR_PX = 10
/** The debounce of DOM changes, in milliseconds. */
const REST_MS = 100

/** Finds elements whose own text has a price or a total. */
function money(): Element[] {
  const found: Element[] = []
  for (const part of document.querySelectorAll('main, footer')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      if (parentElement && MONEY.test(data.slice(0, 200))) found.push(parentElement)
    }
  }
  return found
}

/**
 * Hides a floating button on phones, which have no margin for it, while an action, a price or a total lies under its
 * place. An IntersectionObserver watches that place alone, so that scrolling costs nothing.
 */
export function stepAside(place: HTMLElement): void {
  const under = new Set<Element>()
  let watch: IntersectionObserver | undefined
  const look = () => {
    watch?.disconnect()
    under.clear()
    const { top, right, bottom, left } = place.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const edges = [top, clientWidth - right, clientHeight - bottom, left]
    watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target)
          else under.delete(target)
        }
        place.toggleAttribute('data-aside', under.size > 0)
      },
      { rootMargin: edges.map((edge) => `${NEAR_PX - Math.max(NEAR_PX, Math.round(edge))}px`).join(' ') },
    )
    for (const action of document.querySelectorAll(ACTIONS)) watch.observe(action)
    for (const sum of money()) watch.observe(sum)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  const lookSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(look, REST_MS)
  }
  // It also fires at once.
  new ResizeObserver(look).observe(place)
  addEventListener('resize', look)
  new MutationObserver(lookSoon).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
}
