import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Loncatan, maju, mundur } from './loncatan.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day))
const span = (dari: number, hari: number): Loncatan => ({
  dari: at(dari).toISOString(),
  sampai: at(dari + hari).toISOString(),
})

it('counts a span for nobody who was there before it, and for whoever came within it from its end', () => {
  const spans = [span(100, 31), span(200, 10)]
  expect(maju(at(0), spans)).toEqual(at(41))
  expect(maju(at(110), spans)).toEqual(at(141))
  expect(maju(at(150), spans)).toEqual(at(160))
  expect(maju(at(300), spans)).toEqual(at(300))
  expect(maju(at(0), [])).toEqual(at(0))
})

it('says of any moment the very time at which what is of it is let go of, whatever spans there were', () => {
  const spans = fc.array(fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 90 })), { maxLength: 5 })
  fc.assert(
    fc.property(spans, fc.nat(1_000), (list, day) => {
      const all = list.map(([dari, hari]) => span(dari, hari))
      const until = maju(at(day), all)
      // Kept to that very moment, and not a moment longer.
      expect(mundur(until, all).getTime()).toBeGreaterThanOrEqual(at(day).getTime())
      expect(mundur(new Date(until.getTime() - 1), all).getTime()).toBeLessThan(at(day).getTime())
    }),
  )
})
