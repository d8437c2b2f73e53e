import { expect, test } from 'vitest'
import { releasesToDrop } from './retention.ts'

const NOW = Date.parse('2026-11-21T05:00:00.000Z')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const named = (time: number) => `${new Date(time).toISOString().replace(/[-:.]/g, '')}-abcdef`
/** Releases so long apart, the newest of now. */
const every = (ms: number, count: number, newest = NOW) =>
  Array.from({ length: count }, (_, n) => named(newest - n * ms))

/** Publishes one release after another and gives what is left. */
function publish(ids: readonly string[], times: readonly number[]): string[] {
  let left = [...ids]
  for (const time of times) {
    left = [named(time), ...left]
    const dropped = releasesToDrop(left, time)
    left = left.filter((id) => !dropped.includes(id))
  }
  return left
}

test('all of the last seven days are kept, however many', () => {
  expect(releasesToDrop(every(10 * 60_000, 900), NOW)).toEqual([])
})

test('twenty are kept, however old', () => {
  expect(releasesToDrop(every(30 * DAY, 20), NOW)).toEqual([])
})

test('what is neither goes, the oldest first', () => {
  const ids = every(DAY, 21)
  expect(releasesToDrop(ids, NOW)).toEqual(ids.slice(-1))
  expect(publish(every(HOUR, 400), [NOW + HOUR, NOW + 2 * HOUR]).length).toBeLessThanOrEqual(400)
})

test('a steady stream of releases settles at those of seven days', () => {
  const times = Array.from({ length: 600 }, (_, n) => NOW + (n + 1) * HOUR)
  expect(publish(every(HOUR, 300), times)).toHaveLength(7 * 24 + 2)
})

test('a clock that jumps two years ahead, for one release or a few, costs next to nothing', () => {
  const ids = every(HOUR, 100)
  const ahead = NOW + 800 * DAY
  expect(publish(ids, [ahead])).toHaveLength(101)
  expect(publish(ids, [ahead, ahead + HOUR, ahead + 2 * HOUR])).toHaveLength(99)
})

test('a clock that was set back drops nothing', () => {
  expect(releasesToDrop(every(HOUR, 100), NOW - 30 * DAY)).toEqual([])
})
