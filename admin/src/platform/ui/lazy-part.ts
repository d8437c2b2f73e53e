import { lazy } from 'react'

const awaited = new Set<() => Promise<unknown>>()

/**
 * Like `lazy` of React, but loaded ahead once the page is idle: a dialog whose chunk fails to load while offline would
 * take the page below it along.
 */
export const lazyPart: typeof lazy = (load) => {
  awaited.add(load)
  return lazy(load)
}

/** Preloads the lazy parts not loaded yet; one that fails is tried again the next time. */
export function loadAhead(): void {
  for (const load of awaited) {
    awaited.delete(load)
    load().catch(() => awaited.add(load))
  }
}
