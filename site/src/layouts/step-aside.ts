/** What people press or fill in, what says where they are, and what is there to be read from its first word to its last. */
const ACTIONS =
  ':is(main, footer) :is(a[href], button, input, select, textarea, summary, h1, h2, h3, [data-naskah])'
/** So near to an action it steps aside already. */
const NEAR_PX = 10

/**
 * Phones have no margin that a floating button could stand in: it steps aside while an action lies under its place, and
 * comes back after. The browser watches that place alone, so that scrolling costs nothing.
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
  }
  // Says how things stand at once, too.
  new ResizeObserver(look).observe(place)
  addEventListener('resize', look)
  new MutationObserver(look).observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  })
}
