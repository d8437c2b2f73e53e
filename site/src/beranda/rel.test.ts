import { expect, it } from 'vitest'
import { createRel } from './rel.ts'

const element = () => ({ style: { transform: '', transitionDuration: '' }, clientWidth: 300 })

function row(count: number) {
  const rel = element()
  const slides = Array.from({ length: count }, element)
  const seen: number[] = []
  const made = createRel({ rel, slides, onTurn: (active) => seen.push(active), isStill: () => false })
  return { rel, slides, seen, made }
}

it('turns without an end: the first comes after the last, from the same side', () => {
  const { rel, slides, seen, made } = row(3)
  for (let turn = 0; turn < 4; turn += 1) made.turn(1)
  expect(seen).toEqual([1, 2, 0, 1])
  expect(rel.style.transform).toBe('translateX(calc(-400% + 0px))')
  // The first one was laid behind the third, and the second behind it.
  expect(slides.map(({ style }) => style.transform)).toEqual([
    'translateX(300%)',
    'translateX(300%)',
    'translateX(0%)',
  ])
  made.turn(-2)
  expect([made.active, ...seen.slice(-1)]).toEqual([2, 2])
})

it('follows a finger sideways, turns when it went far enough, and stays when it did not', () => {
  const { rel, seen, made } = row(3)
  const drag = (to: number, y = 0) => {
    made.hold(200, 0)
    made.drag(to, y)
    const moved = rel.style.transform
    made.release()
    return moved
  }
  expect(drag(100)).toBe('translateX(calc(0% + -100px))')
  expect(seen).toEqual([1])
  drag(180)
  expect(seen).toEqual([1])
  expect(drag(190, 80)).toBe('translateX(calc(-100% + 0px))')
  drag(290)
  expect(seen).toEqual([1, 0])
})

it('leaves a single picture where it is', () => {
  const { rel, seen, made } = row(1)
  made.turn(1)
  made.hold(200, 0)
  expect(made.drag(50, 0)).toBe(false)
  expect([seen, made.active, rel.style.transform]).toEqual([[], 0, ''])
})
