import { lazy } from 'react'

const awaited = new Set<() => Promise<unknown>>()

/**
 * A part of a page that is loaded when it is first needed, or ahead of that once the page has come to rest: a dialog that
 * cannot be had because the network is away would take the page below it along.
 */
export const lazyPart: typeof lazy = (load) => {
  awaited.add(load)
  return lazy(load)
}

/** Loads what may yet be needed; what could not be had is tried again the next time. */
export function loadAhead(): void {
  for (const load of awaited) {
    awaited.delete(load)
    load().catch(() => awaited.add(load))
  }
}
