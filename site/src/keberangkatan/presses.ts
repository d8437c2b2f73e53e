/** A press from before the search hydrated. */
export interface Press {
  bulan?: string
  buka?: boolean
  orang?: number
  lihat?: 'kartu' | 'baris'
  /** The departure whose tick was set or taken away, to be compared. */
  banding?: string
  centang?: boolean
}

/** Returns the slug of the departure that an element of a list is about, from its link; empty for none. */
export function slugDi(part: Element): string {
  const path = part.closest('article')?.querySelector<HTMLAnchorElement>('h3 a')?.pathname ?? ''
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Returns what a press asks of the search; null for one that asks nothing. */
export function pressOf(target: EventTarget | null): Press | null {
  const element = target instanceof Element ? target.closest('a, button, article input') : null
  if (!(element instanceof HTMLElement)) return null
  if (element instanceof HTMLInputElement) return { banding: slugDi(element), centang: element.checked }
  const { bulan, buka, orang, lihatSebagai } = element.dataset
  if (bulan) return { bulan }
  if (buka !== undefined) return { buka: true }
  if (orang) return { orang: Number(orang) }
  return lihatSebagai === 'kartu' || lihatSebagai === 'baris' ? { lihat: lihatSebagai } : null
}

interface Kept {
  list: Press[]
  stop: () => void
  released: () => Promise<void>
}
const shared = globalThis as typeof globalThis & { safarDitekan?: Kept }
/** The milliseconds until a tap's click, after the finger has gone; one that moved on sends none. */
const CLICK_MS = 100

/** Records presses until the search hydrates: the links of months lead nowhere meanwhile. */
export function notePresses(tempat: HTMLElement): void {
  const list: Press[] = []
  const keep = (event: MouseEvent) => {
    const one = pressOf(event.target)
    // A press with a modifier key opens the month's page elsewhere.
    if (!one || event.metaKey || event.ctrlKey || event.shiftKey) return
    // The browser toggles a checkbox by itself.
    if (one.banding === undefined) event.preventDefault()
    list.push(one)
  }
  let isDown = false
  let goOn = () => {}
  const end = () => {
    isDown = false
    goOn()
  }
  const press = () => {
    isDown = true
  }
  const leave = () => setTimeout(end, CLICK_MS)
  // Of a label, the checkbox's click follows that of the label.
  const click = () => setTimeout(end)
  tempat.addEventListener('pointerdown', press, { passive: true })
  for (const sign of ['pointerup', 'pointercancel']) addEventListener(sign, leave, { passive: true })
  addEventListener('click', click)
  tempat.addEventListener('click', keep)
  // The oldest browsers have no `signal` for listeners.
  shared.safarDitekan = {
    list,
    released: () =>
      new Promise((done) => {
        goOn = done
        if (!isDown) done()
      }),
    stop: () => {
      tempat.removeEventListener('click', keep)
      tempat.removeEventListener('pointerdown', press)
      for (const sign of ['pointerup', 'pointercancel']) removeEventListener(sign, leave)
      removeEventListener('click', click)
    },
  }
}

/** Resolves once no press is under way: a list that is replaced under a finger takes its press away. */
export function released(): Promise<void> {
  return shared.safarDitekan?.released() ?? Promise.resolve()
}

/** Returns the presses recorded until now, in their order, and stops recording. */
export function tercatat(): readonly Press[] {
  shared.safarDitekan?.stop()
  return shared.safarDitekan?.list ?? []
}
