import { createRel } from './rel.ts'
import { createTurns, TURN_MS } from './turns.ts'

/** The next picture is asked for so long before its turn. */
const AHEAD_MS = 2_500
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Brings home's carousel to life. Without a script the pictures are pushed by hand. */
export function liveCarousel(root: HTMLElement): void {
  const all = <Part extends HTMLElement>(selector: string) => [...root.querySelectorAll<Part>(selector)]
  const [rel] = all('.hero-rel')
  const slides = all('.hero-slide')
  if (!rel) return
  const still = matchMedia(LESS_MOTION)
  const dots = all('[data-ke]')
  const kata = all('[data-kata-ke]')
  const [bar] = all('.hero-dots')
  const [pause] = all('.hero-pause')
  // The words above the pictures are part of what a visitor points at.
  const area = root.closest<HTMLElement>('.hero') ?? root
  let wanted = !still.matches
  let pointed = area.matches(':hover')
  let focused = area.matches(':focus-within')
  let ahead: ReturnType<typeof setTimeout> | undefined

  const show = (active: number) => {
    for (const [index, slide] of slides.entries()) slide.setAttribute('aria-hidden', String(index !== active))
    for (const [index, dot] of dots.entries()) dot.setAttribute('aria-current', String(index === active))
    for (const words of kata) words.hidden = words.dataset.kataKe !== String(active)
  }
  const fetchOf = (index: number) => {
    const image = slides[index % slides.length]?.querySelector('img')
    if (image) image.loading = 'eager'
  }
  const turns = createTurns(() => {
    if (!document.hidden) row.turn(1)
  })
  const run = () => {
    const plays = wanted && !pointed && !focused && slides.length > 1
    clearTimeout(ahead)
    if (plays) {
      turns.start()
      fetchSoon()
    } else turns.stop()
    bar?.setAttribute('data-playing', String(plays))
  }
  const fetchSoon = () => {
    ahead = setTimeout(() => fetchOf(row.active + 1), TURN_MS - AHEAD_MS)
  }
  const row = createRel({
    rel,
    slides,
    isStill: () => still.matches,
    onTurn(active) {
      fetchOf(active)
      show(active)
      // A picture that the visitor turned to stands as long as any.
      if (turns.isTurning) fetchSoon()
      else run()
    },
  })

  rel.addEventListener('pointerdown', ({ clientX, clientY, button }) => {
    if (button === 0) row.hold(clientX, clientY)
  })
  rel.addEventListener('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
    // It was let go elsewhere.
    if (buttons === 0) row.release()
    else if (row.drag(clientX, clientY)) rel.setPointerCapture(pointerId)
  })
  for (const end of ['pointerup', 'pointercancel']) rel.addEventListener(end, () => row.release())
  // A picture is not carried off as a file.
  rel.addEventListener('dragstart', (event) => event.preventDefault())

  const note = ({ type }: Event) => {
    if (type.startsWith('pointer')) pointed = type === 'pointerenter'
    else focused = type === 'focusin'
    run()
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    area.addEventListener(type, note)
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button')
    if (!button) return
    const { arah, ke } = button.dataset
    if (arah) row.turn(Number(arah))
    else if (ke) row.turn(Number(ke) - row.active)
    else if (button === pause) {
      wanted = !wanted
      run()
    }
    pause?.setAttribute('aria-label', wanted ? 'Hentikan pergantian gambar' : 'Putar gambar')
  })
  root.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || slides.length < 2) return
    row.turn(by)
    event.preventDefault()
  })
  show(0)
  pause?.setAttribute('aria-label', wanted ? 'Hentikan pergantian gambar' : 'Putar gambar')
  root.dataset.ready = 'true'
  run()
}
