/** Meta's pixel, as its own documentation queues calls until its script is there. */
interface Fbq {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[][]
  push?: Fbq
  loaded: boolean
  version: string
}
declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/** Loads the pixel once and reports this page's view. */
export function loadPixel(id: string): void {
  if (window.fbq) return
  const queue: unknown[][] = []
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else queue.push(args)
    },
    { queue, loaded: true, version: '2.0' },
  )
  fbq.push = fbq
  window.fbq = fbq
  window._fbq = fbq
  const script = document.createElement('script')
  script.async = true
  script.src = SCRIPT
  document.head.append(script)
  fbq('init', id)
  fbq('track', 'PageView')
}
