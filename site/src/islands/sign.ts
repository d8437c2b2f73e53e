const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Does something at the visitor's first move, touch, key or scroll, once. */
export function whenTouched(work: () => void): void {
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin)
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
}

/** Whether an address says more behind its `#` than the name of a part: a room, a family. */
export const asksMore = (hash: string): boolean => hash.includes('=')
