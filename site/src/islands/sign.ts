const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Runs `work` once, at the visitor's first move, touch, key or scroll. */
export function whenTouched(work: () => void): void {
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin)
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
}

/** Tells if a hash says more than the name of a part: a room, a family. */
export const asksMore = (hash: string): boolean => hash.includes('=')
