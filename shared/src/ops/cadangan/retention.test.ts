import { describe, expect, it } from 'vitest'
import { cadanganDilepas, namaCadangan, waktuCadangan } from './retention.ts'

const DAY_MS = 86_400_000
/** Tuesday, two at night in Jakarta. */
const NOW = new Date('2026-11-23T19:00:00Z')
const daysAgo = (days: number) => namaCadangan(new Date(NOW.getTime() - days * DAY_MS))

describe('names', () => {
  it('tell when a backup was made, and only ours do', () => {
    expect(daysAgo(0)).toBe('cadangan-20261123T190000Z.safar')
    expect(waktuCadangan(daysAgo(0))).toBe('2026-11-23T19:00:00.000Z')
    for (const nama of [
      'cadangan-20260231T190000Z.safar',
      'cadangan-20261123T190000Z.safar.unfinished',
      '../cadangan-20261123T190000Z.safar',
      'foto.webp',
      `cadangan-${'2'.repeat(10_000)}`,
      '',
    ]) {
      expect([nama.slice(0, 60), waktuCadangan(nama)]).toEqual([nama.slice(0, 60), null])
    }
  })
})

describe('what is kept', () => {
  it('is, of one a day over two years, the last seven days, four weeks and twelve months', () => {
    const names = Array.from({ length: 730 }, (_, days) => daysAgo(days))
    const gone = new Set(cadanganDilepas(names, NOW))
    const days = names.flatMap((nama) => (gone.has(nama) ? [] : (waktuCadangan(nama) ?? '').slice(0, 10)))
    expect(days).toEqual([
      ...['23', '22', '21', '20', '19', '18', '17'].map((day) => `2026-11-${day}`),
      // Of each week its Sunday, which began in Jakarta on Saturday evening of UTC; of each month its last day.
      ...['2026-11-14', '2026-11-07', '2026-10-30', '2026-09-29', '2026-08-30', '2026-07-30'],
      ...['2026-06-29', '2026-05-30', '2026-04-29', '2026-03-30', '2026-02-27', '2026-01-30', '2025-12-30'],
    ])
  })

  it('stays the same however often it is asked, a day at a time', () => {
    let kept: string[] = []
    for (let days = 500; days >= 0; days -= 1) {
      const now = new Date(NOW.getTime() - days * DAY_MS)
      kept.push(daysAgo(days))
      const gone = new Set(cadanganDilepas(kept, now))
      kept = kept.filter((nama) => !gone.has(nama))
      expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12)
    }
    const months = kept.map((nama) => (waktuCadangan(nama) ?? '').slice(0, 7))
    expect(new Set(months).size).toBe(12)
  })

  it('is the newest of a day, and everything while there are few', () => {
    const morning = namaCadangan(new Date('2026-11-23T20:00:00Z'))
    const noon = namaCadangan(new Date('2026-11-24T05:00:00Z'))
    const later = new Date('2026-11-24T06:00:00Z')
    expect(cadanganDilepas([morning, noon, daysAgo(0)], later)).toEqual([morning, daysAgo(0)])
    expect(cadanganDilepas([daysAgo(300)], NOW)).toEqual([])
    expect(cadanganDilepas([], NOW)).toEqual([])
  })

  it('is never decided by a file that says it is from tomorrow, nor by one of somebody else', () => {
    const ahead = Array.from({ length: 40 }, (_, days) => daysAgo(-1 - days))
    expect(cadanganDilepas([...ahead, daysAgo(0), 'catatan.txt'], NOW)).toEqual([])
  })
})
