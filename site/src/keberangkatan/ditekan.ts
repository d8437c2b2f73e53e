/** What was pressed before the search came. */
export interface Ditekan {
  bulan?: string
  buka?: boolean
  orang?: number
  lihat?: 'kartu' | 'baris'
}

/** What a press asks of the search; null for one that asks nothing. */
export function ditekan(target: EventTarget | null): Ditekan | null {
  const element = target instanceof Element ? target.closest('a, button') : null
  if (!(element instanceof HTMLElement)) return null
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
    event.preventDefault()
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
