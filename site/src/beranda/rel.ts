/** A row of pictures that turns without an end: the one that comes next stands beside the one that is shown, whichever way it turns. */
export interface Rel {
  /** The picture that is shown, from 0. */
  readonly active: number
  /** Goes on by so many pictures; below 0 goes back. */
  turn(by: number): void
  /** A finger or a mouse takes hold of the row at a point of the screen. */
  hold(x: number, y: number): void
  /** It moves to another. @returns whether it takes the row along */
  drag(x: number, y: number): boolean
  /** It lets go: the row turns where it was taken far enough. */
  release(): void
}

/** As much of an element as is moved. */
interface Moved {
  style: { transform: string }
}

interface Row extends Moved {
  style: { transform: string; transitionDuration: string }
  clientWidth: number
}

interface Given {
  /** What is moved, and holds the pictures. */
  rel: Row
  slides: readonly Moved[]
  /** Told after each turn. */
  onTurn: (active: number) => void
  isStill: () => boolean
}

/** So much of the width a finger has to go for the picture to turn. */
const ENOUGH = 0.18
/** Pixels before a finger that moves sideways takes the picture along. */
const GRIP_PX = 8

/** Moves the pictures of a row, and lets a finger or a mouse take them along. */
export function createRel({ rel, slides, onTurn, isStill }: Given): Rel {
  const count = slides.length
  /** Where the row stands, in pictures: it never runs back, and what is shown is its rest. */
  let place = 0
  const at = (where: number) => ((where % count) + count) % count
  const put = (where: number) => {
    const slide = slides[at(where)]
    if (slide) slide.style.transform = `translateX(${(where - at(where)) * 100}%)`
  }
  const move = (glides: boolean, px = 0) => {
    rel.style.transitionDuration = glides && !isStill() ? '' : '0s'
    rel.style.transform = `translateX(calc(${-place * 100}% + ${px}px))`
  }
  const turn = (by: number) => {
    if (by === 0) return move(true)
    const step = Math.sign(by)
    for (const goal = place + by; place !== goal; ) {
      place += step
      put(place)
    }
    move(true)
    onTurn(at(place))
  }

  if (count < 2) return { active: 0, turn() {}, hold() {}, drag: () => false, release() {} }

  let from: { x: number; y: number; last: number; held: boolean } | null = null
  return {
    get active() {
      return at(place)
    },
    turn,
    hold(x, y) {
      from = { x, y, last: x, held: false }
    },
    drag(x, y) {
      if (!from) return false
      const [dx, dy] = [x - from.x, y - from.y]
      from.held ||= Math.abs(dx) >= GRIP_PX && Math.abs(dx) >= Math.abs(dy)
      if (!from.held) return false
      from.last = x
      put(place + (dx < 0 ? 1 : -1))
      move(false, dx)
      return true
    },
    release() {
      if (from?.held) {
        const part = (from.last - from.x) / rel.clientWidth
        turn(Math.abs(part) < ENOUGH ? 0 : part < 0 ? 1 : -1)
      }
      from = null
    },
  }
}
