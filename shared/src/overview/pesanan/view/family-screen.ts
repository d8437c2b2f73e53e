import type { Pesanan } from '../pesanan-schema.ts'
import { make } from './element.ts'
import { createFamilyView, type Part, type Sendings } from './family-view.ts'
import { unfold } from './fold.ts'
import { nextTurn } from './next-turn.ts'
import type { DrawLink } from './on-phone.ts'

/** A page that was looked at longer ago is drawn anew when the family comes back to it. */
const FRESH_MS = 30_000
const WIDE = '(min-width: 1024px)'

interface Options {
  /** The element that the booking is drawn into. */
  into: HTMLElement
  /** Fetches the booking; null where there is none any more. */
  fetchBooking: () => Promise<Pesanan | null>
  sendings: Sendings
  /** Draws the page's link for a phone's camera; none where the page was not opened by one. */
  drawLink?: DrawLink
}

/** A booking on the screen, by a family's link or by its account. */
export interface FamilyScreen {
  /** Fetches the booking and draws it. Throws what fetching throws. */
  draw(): Promise<void>
  /** Lets go of the screen. */
  close(): void
}

/** A booking that is drawn: its parts once they are made. */
interface Drawn {
  head: HTMLElement
  main: { part: HTMLElement; side: boolean }[]
}

/** Milliseconds between parts that are laid out: a frame or two of a phone. */
const LAY_OUT_MS = 30

/**
 * Leaves the layout of sections below the first for when it is there, one at a time: all at once, a phone stood still
 * for it before it showed what is to be done.
 */
function layOutLater(parts: readonly HTMLElement[]): void {
  const later = parts.filter(({ localName }) => localName === 'section').slice(1)
  later.forEach((part, index) => {
    part.setAttribute('data-nanti', '')
    setTimeout(() => part.removeAttribute('data-nanti'), LAY_OUT_MS * (index + 1))
  })
}

const made = ({ side, make: makeIt }: Part): Drawn['main'] => {
  const part = makeIt()
  return part ? [{ part, side }] : []
}

/** Creates the screen of one booking: drawn anew after each sending and when the family comes back to it. */
export function createFamilyScreen({ into, fetchBooking, sendings, drawLink }: Options): FamilyScreen {
  const wide = matchMedia(WIDE)
  const controller = new AbortController()
  let drawn: Drawn | null = null
  let seen = 0
  let asked = 0
  // What is shown stays where the network fails.
  const refresh = () => void draw().catch(() => {})
  const view = createFamilyView({ refresh, sendings, drawLink })

  async function draw(): Promise<void> {
    asked += 1
    const nth = asked
    const booking = await fetchBooking()
    // An older answer says less than one that is drawn already.
    const isLate = () => nth !== asked || controller.signal.aborted
    if (!booking || isLate()) return
    const { head, parts } = view.draw(booking)
    const main: Drawn['main'] = []
    for (const part of parts) {
      main.push(...made(part))
      // A phone that opens the page stays at hand: it makes one part after another. What is shown already changes at
      // once, with the files and words that go along from the old drawing into the new one.
      if (!drawn) {
        await nextTurn()
        if (isLate()) return
      }
    }
    const isFirst = !drawn
    drawn = { head, main }
    seen = Date.now()
    if (isFirst) layOutLater(main.map(({ part }) => part))
    place()
  }

  /** Puts the parts into one column, or two; focus and open parts stay. */
  function place(): void {
    if (!drawn) return
    const open = new Set(
      [...into.querySelectorAll<HTMLDetailsElement>('details[open]')].map(({ dataset }) => dataset.kunci),
    )
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const key = focused?.dataset.kunci
    const { head, main } = drawn
    const column = (name: string, fits: (side: boolean) => boolean) =>
      make(
        'div',
        { class: name },
        main.filter(({ side }) => fits(side)).map(({ part }) => part),
      )
    const columns = wide.matches
      ? [column('kiri', (side) => !side), column('kanan', (side) => side)]
      : [column('satu', () => true)]
    into.textContent = ''
    into.append(head, make('div', { class: 'container kolom' }, columns))
    for (const part of into.querySelectorAll<HTMLDetailsElement>('details'))
      if (open.has(part.dataset.kunci)) unfold(part)
    const same = key ? into.querySelector<HTMLElement>(`[data-kunci="${CSS.escape(key)}"]`) : focused
    if (focused && focused !== document.activeElement && same && into.contains(same))
      same.focus({ preventScroll: true })
  }

  /** Follows anchors here: an address with one would be an entry of the history of its own. */
  function follow(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const hash = link?.getAttribute('href') ?? ''
    if (!hash.startsWith('#')) return
    event.preventDefault()
    const target = document.getElementById(hash.slice(1))
    // Nothing moves any more once the page is there.
    for (const part of into.querySelectorAll('[data-nanti]')) part.removeAttribute('data-nanti')
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }

  function comeBack(): void {
    if (document.visibilityState === 'visible' && drawn && Date.now() - seen > FRESH_MS) refresh()
  }

  into.addEventListener('click', follow)
  wide.addEventListener('change', place)
  document.addEventListener('visibilitychange', comeBack)

  return {
    draw,
    close() {
      controller.abort()
      into.removeEventListener('click', follow)
      wide.removeEventListener('change', place)
      document.removeEventListener('visibilitychange', comeBack)
      into.textContent = ''
    },
  }
}
