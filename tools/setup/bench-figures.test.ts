import { describe, expect, it } from 'vitest'
import { figureOf, median, ratioOf, verdictOn } from './bench-figures.ts'

describe('figures of a benchmark', () => {
  it('have the middle of their rounds, between two where their number is even', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN])
  })

  it('spread over all of a few rounds, and of more over those that hold the true middle nineteen times of twenty', () => {
    const upTo = (count: number) => figureOf(Array.from({ length: count }, (_, nth) => nth + 1))
    expect(figureOf([5, 1, 3])).toEqual({ middle: 3, low: 1, high: 5 })
    expect(figureOf([0, 1, 2, 3, 4, 5, 6, 7, 900])).toEqual({ middle: 4, low: 1, high: 7 })
    expect(upTo(1)).toEqual({ middle: 1, low: 1, high: 1 })
    expect(upTo(8)).toMatchObject({ low: 1, high: 8 })
    expect(upTo(15)).toMatchObject({ low: 4, high: 12 })
    expect(upTo(20)).toMatchObject({ low: 6, high: 15 })
  })

  it('compare what was measured in turns: the medians, and how the turns differ', () => {
    expect(ratioOf([50, 60, 40], [100, 100, 100])).toEqual({ middle: 0.5, low: 0.4, high: 0.6 })
  })
})

describe('a verdict', () => {
  it('is given where the whole spread is on one side of the goal', () => {
    expect(verdictOn({ middle: 0.7, low: 0.66, high: 0.8 }, { atLeast: 0.65 })).toBe('met')
    expect(verdictOn({ middle: 0.6, low: 0.5, high: 0.64 }, { atLeast: 0.65 })).toBe('MISSED')
    expect(verdictOn({ middle: 700, low: 650, high: 800 }, { atMost: 800 })).toBe('met')
    expect(verdictOn({ middle: 900, low: 801, high: 990 }, { atMost: 800 })).toBe('MISSED')
  })

  it('is not given where the goal lies within the spread, however good the middle looks', () => {
    const unknown = 'cannot be told apart from noise'
    expect(verdictOn({ middle: 0.7, low: 0.6, high: 0.8 }, { atLeast: 0.65 })).toBe(unknown)
    expect(verdictOn({ middle: 700, low: 600, high: 801 }, { atMost: 800 })).toBe(unknown)
  })

  it('is no pass for what was never measured', () => {
    expect(verdictOn(figureOf([]), { atMost: 800 })).toBe('MISSED')
    expect(verdictOn(figureOf([Number.NaN]), { atLeast: 1 })).toBe('MISSED')
  })
})
