const shared = globalThis as typeof globalThis & { safarLeftOut?: number }

/**
 * A list that many pages ask for, made once a build. It is made anew after a record was left out, whose page could not
 * be rendered (`bundel/content.ts` counts them), and each time while somebody works on the site.
 *
 * Only for what the paths of pages are made from: those are asked for before the first page, so that no page is the one
 * that waits. Which part of a page comes first decides the ids in it, and releases would differ by who waited.
 */
export function onceABuild<T>(make: () => Promise<readonly T[]>): () => Promise<readonly T[]> {
  let made: { of: number; list: Promise<readonly T[]> } | undefined
  return () => {
    const now = shared.safarLeftOut ?? 0
    if (import.meta.env.DEV || made?.of !== now) made = { of: now, list: make() }
    return made.list
  }
}
