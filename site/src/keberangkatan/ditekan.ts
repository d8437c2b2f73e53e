/** What was pressed before the search came. */
export interface Ditekan {
  bulan?: string
  buka?: boolean
  orang?: number
  lihat?: 'kartu' | 'baris'
  /** The departure whose tick was set or taken away, to be compared. */
  banding?: string
  centang?: boolean
}

/** The departure that a part of a list is about, by the link to it; empty for none. */
export function slugDi(part: Element): string {
  const path = part.closest('article')?.querySelector<HTMLAnchorElement>('h3 a')?.pathname ?? ''
  return path.slice(path.lastIndexOf('/') + 1)
}

/** What a press asks of the search; null for one that asks nothing. */
export function ditekan(target: EventTarget | null): Ditekan | null {
  const element = target instanceof Element ? target.closest('a, button, article input') : null
  if (!(element instanceof HTMLElement)) return null
  if (element instanceof HTMLInputElement) return { banding: slugDi(element), centang: element.checked }
  const { bulan, buka, orang, lihatSebagai } = element.dataset
  if (bulan) return { bulan }
  if (buka !== undefined) return { buka: true }
  if (orang) return { orang: Number(orang) }
  return lihatSebagai === 'kartu' || lihatSebagai === 'baris' ? { lihat: lihatSebagai } : null
}

const shared = globalThis as typeof globalThis & { safarDitekan?: { list: Ditekan[]; stop: () => void } }

/** Keeps what is pressed before the search is there: the months lead nowhere then. */
export function catat(tempat: HTMLElement): void {
  const list: Ditekan[] = []
  const keep = (event: MouseEvent) => {
    const one = ditekan(event.target)
    // A press with a key held down opens the month's page elsewhere.
    if (!one || event.metaKey || event.ctrlKey || event.shiftKey) return
    // A tick is seen at once.
    if (one.banding === undefined) event.preventDefault()
    list.push(one)
  }
  tempat.addEventListener('click', keep)
  // The browsers of the floor know no signal of a listener.
  shared.safarDitekan = { list, stop: () => tempat.removeEventListener('click', keep) }
}

/** What was pressed until now, in its order; from now on the search hears itself. */
export function tercatat(): readonly Ditekan[] {
  shared.safarDitekan?.stop()
  return shared.safarDitekan?.list ?? []
}
