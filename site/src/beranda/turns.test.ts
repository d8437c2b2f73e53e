import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns, TURN_MS } from './turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('turns every 5,000 milliseconds to the one, whatever a turn costs', () => {
  const start = Date.now()
  const at: number[] = []
  const turns = createTurns(() => {
    at.push(Date.now() - start)
    // The animation, which once was added to each period.
    setTimeout(() => {}, 600)
  })
  turns.start()
  vi.advanceTimersByTime(60_000)
  expect(at).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1) * 5_000))
})

it('gives a picture that a visitor chose its whole period, and rests when told to', () => {
  const turn = vi.fn()
  const turns = createTurns(turn)
  turns.start()
  vi.advanceTimersByTime(4_999)
  turns.start()
  vi.advanceTimersByTime(4_999)
  expect(turn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(turn).toHaveBeenCalledTimes(1)
  turns.stop()
  vi.advanceTimersByTime(60_000)
  expect(turn).toHaveBeenCalledTimes(1)
})

it('knows its own turns from those of visitors', () => {
  const seen: boolean[] = []
  const turns = createTurns(() => seen.push(turns.isTurning))
  turns.start()
  vi.advanceTimersByTime(TURN_MS)
  expect([...seen, turns.isTurning]).toEqual([true, false])
})

it('is what the mark under the pictures fills by', () => {
  const css = readFileSync(new URL('hero-carousel.css', import.meta.url), 'utf8')
  expect(css).toContain(`hero-fill ${TURN_MS / 1000}s linear`)
})
