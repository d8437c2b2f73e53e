import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Loncatan, mundur } from '../../platform/loncatan.ts'
import { hilangPada, sampahSampai, sampahSebelum } from './masa.ts'
import { SAMPAH_HARI } from './sampah.ts'

const HARI_MS = 86_400_000
const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000)

it('keeps what was deleted for thirty days, and longer by what is no age', () => {
  const dihapus = '2026-11-21T20:00:00.000Z'
  expect(hilangPada(dihapus, [])).toBe('2026-12-21T20:00:00.000Z')
  // It is the 22nd in Jakarta by then.
  expect(sampahSampai(dihapus, [])).toBe('2026-12-22')
  const away = [{ dari: '2026-12-01T00:00:00.000Z', sampai: '2026-12-11T00:00:00.000Z' }]
  expect(sampahSampai(dihapus, away)).toBe('2027-01-01')
  expect(sampahSampai('2026-12-12T03:00:00.000Z', away)).toBe('2027-01-11')
  expect([hilangPada('kemarin', []), sampahSampai('', away)]).toEqual(['', ''])
})

it('says of any moment the time at which all else of that age goes, and never an earlier one', () => {
  const spans = fc.array(fc.tuple(fc.nat(9_000), fc.integer({ min: 1, max: 900 })), { maxLength: 5 })
  fc.assert(
    fc.property(spans, fc.nat(9_000), fc.nat(20_000), (list, deleted, hours) => {
      const all: Loncatan[] = list.map(([dari, lama]) => ({
        dari: at(dari).toISOString(),
        sampai: at(dari + lama).toISOString(),
      }))
      const [dihapus, now] = [at(deleted).toISOString(), at(hours)]
      const isGone = hilangPada(dihapus, all) < now.toISOString()
      const cutoff = mundur(new Date(now.getTime() - SAMPAH_HARI * HARI_MS), all)
      expect(isGone).toBe(dihapus < cutoff.toISOString())
      if (isGone) expect(dihapus < sampahSebelum(now)).toBe(true)
    }),
  )
})
