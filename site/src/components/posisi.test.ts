import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as slots from '../gambar/slots.ts'
import { posisiClass } from './posisi.ts'

function positions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'posisi' && typeof entry === 'string' ? [entry] : positions(entry),
  )
}

describe('posisiClass', () => {
  it('gives no class to the middle', () => {
    expect(posisiClass(undefined)).toBeUndefined()
    expect(posisiClass('50% 50%')).toBeUndefined()
    expect(posisiClass('72% 50%')).toBe('px-72')
    expect(posisiClass('52% 60%')).toBe('px-52 py-60')
  })

  it('has a rule in posisi.css for every slot', () => {
    const css = readFileSync(new URL('../styles/posisi.css', import.meta.url), 'utf8')
    const used = positions(slots).flatMap((posisi) => posisiClass(posisi)?.split(' ') ?? [])
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !css.includes(`.${name} {`))).toEqual([])
  })
})
