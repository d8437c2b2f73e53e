import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as slots from '../gambar/slots.ts'
import { positionClass } from './position.ts'

function positions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'position' && typeof entry === 'string' ? [entry] : positions(entry),
  )
}

describe('positionClass', () => {
  it('gives no class to the middle', () => {
    expect(positionClass(undefined)).toBeUndefined()
    expect(positionClass('50% 50%')).toBeUndefined()
    expect(positionClass('72% 50%')).toBe('px-72')
    expect(positionClass('52% 60%')).toBe('px-52 py-60')
  })

  it('has a rule in position.css for every slot', () => {
    const css = readFileSync(new URL('../styles/position.css', import.meta.url), 'utf8')
    const used = positions(slots).flatMap((position) => positionClass(position)?.split(' ') ?? [])
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((name) => !css.includes(`.${name} {`))).toEqual([])
  })
})
