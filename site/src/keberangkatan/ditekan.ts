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
