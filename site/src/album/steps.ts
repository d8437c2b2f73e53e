/** The computations of the lightbox that need no screen: the next photo, the zoom, the meaning of a swipe. */

export const ZOOM = { min: 1, max: 3, step: 0.5 } as const

/** Returns the index `step` photos further, wrapping around. */
export function stepAround(index: number, step: number, total: number): number {
  return (((index + step) % total) + total) % total
}

export function zoomBy(zoom: number, step: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + step))
}

/** The least distance of a swipe, in pixels: shorter moves are taps, steeper ones are scrolling. */
const SWIPE_PX = 48

/** Returns 1 for a swipe to the next photo, -1 to the previous one, 0 for anything else. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
