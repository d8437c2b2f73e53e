import { createTurns } from './turns.ts'

/** The duration of a turn in milliseconds, the same as the carousel's. */
export const TURN_TAKES_MS = 600
// The first picture stands a while before the first period begins.
const PAUSE_MS = 4_000

/** The state of the pictures when the carousel hydrates. */
export interface AtRest {
  /** The index of the picture shown, counted from 0. */
  shown: number
  /** The last button pressed before hydration. */
  pressed: HTMLElement | null
}

let end = (): AtRest => ({ shown: 0, pressed: null })

/** Ends the turns at rest and restores the built markup; returns where they stood, for the carousel to go on from. */
export const endRest = (): AtRest => end()

/**
 * Turns home's pictures for somebody who only looks. The carousel that can be swiped loads at the first touch and
 * weighs a hundred times as much; until then this moves the same markup, in the same time.
 */
export function turnAtRest(root: HTMLElement): void {
  const row = root.querySelector<HTMLElement>('.swiper-wrapper')
  const slides = [...root.querySelectorAll<HTMLElement>('.swiper-slide')]
  const kata = [...root.querySelectorAll<HTMLElement>('.hero-kata')]
  const bar = root.querySelector<HTMLElement>('.hero-dots')
  const dots = [...root.querySelectorAll<HTMLElement>('.hero-dots [aria-current]')]
  if (!row || !bar || slides.length < 2) return
  let shown = 0
  let pressed: HTMLElement | null = null
  let hasEnded = false

  const show = (next: number) => {
    // The leaving picture is ordered first and the coming one second, so that the last turn is like any other.
    for (const [index, slide] of slides.entries()) {
      slide.style.order = String((index - shown + slides.length) % slides.length)
      slide.setAttribute('aria-hidden', String(index !== next))
    }
    row.style.transition = 'none'
    row.style.transform = 'none'
    row.getBoundingClientRect()
    row.style.transition = `transform ${TURN_TAKES_MS}ms`
    row.style.transform = 'translateX(-100%)'
    for (const [index, dot] of dots.entries()) dot.setAttribute('aria-current', String(index === next))
    for (const each of kata) each.hidden = Number(each.dataset.ke) !== next
    shown = next
  }
  const turns = createTurns(() => {
    if (!document.hidden) show((shown + 1) % slides.length)
  })
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null
    if (pressed) turns.stop()
  }

  end = () => {
    hasEnded = true
    turns.stop()
    root.removeEventListener('click', press)
    bar.dataset.playing = 'false'
    for (const each of [row, ...slides]) each.removeAttribute('style')
    end = () => ({ shown: 0, pressed: null })
    return { shown, pressed }
  }

  const begin = () => {
    if (hasEnded) return
    // Its buttons exist from now on: a press is repeated once the carousel has hydrated.
    root.addEventListener('click', press)
    root.dataset.ready = 'rest'
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    bar.dataset.playing = 'true'
    turns.start()
  }
  const wait = () => setTimeout(begin, PAUSE_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
