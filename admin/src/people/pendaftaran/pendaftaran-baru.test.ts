import { expect, it } from 'vitest'
import { countArrivals } from './pendaftaran-baru.ts'

it.each([
  [{ terakhir: 5, total: 5 }, 0],
  [{ terakhir: 7, total: 7 }, 2],
  // Two came, and one of the older ones was erased.
  [{ terakhir: 7, total: 6 }, 1],
  // Somebody came and went again.
  [{ terakhir: 6, total: 5 }, 1],
  // A database that skips numbers.
  [{ terakhir: 40, total: 6 }, 1],
  [{ terakhir: 5, total: 4 }, 0],
])('counts who came until %j', (now, arrivals) => {
  expect(countArrivals({ terakhir: 5, total: 5 }, now)).toBe(arrivals)
})
