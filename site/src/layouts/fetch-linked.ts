/** The milliseconds that a link is pointed at or focused before its page is fetched. */
const REST_MS = 80

/** The Network Information API, where a browser has it. */
interface Network {
  effectiveType: string
  saveData: boolean
}

function isSlow(): boolean {
  const { connection }: Navigator & { connection?: Network } = navigator
  return connection !== undefined && (connection.saveData || /2g/.test(connection.effectiveType))
}

/**
 * Fetches a page of this origin ahead once a link to it rests under the pointer or has the focus; on a slow network, or
 * where somebody saves data, once it is pressed. Astro's own way of it is three times as long, and listens to each link
 * of a page.
 */
export function fetchLinked(): void {
  const fetched = new Set([location.pathname + location.search])
  const fetchAhead = ({ origin, pathname, search }: HTMLAnchorElement) => {
    const path = pathname + search
    if (origin !== location.origin || fetched.has(path)) return
    fetched.add(path)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = path
    if (hint.relList.supports('prefetch')) document.head.append(hint)
    else fetch(path, { priority: 'low' }).catch(() => {})
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  on(['mouseover', 'focusin'], (link) => {
    clearTimeout(resting)
    if (!isSlow()) resting = setTimeout(fetchAhead, REST_MS, link)
  })
  on(['mouseout', 'focusout'], () => clearTimeout(resting))
  on(['touchstart', 'mousedown'], (link) => {
    if (isSlow()) fetchAhead(link)
  })
}

/** Calls `work` with the link that one of these events, which all bubble, is about. */
function on(signs: readonly string[], work: (link: HTMLAnchorElement) => void): void {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link) work(link)
  }
  for (const sign of signs) addEventListener(sign, hear, { passive: true })
}
