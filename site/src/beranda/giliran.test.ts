import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GILIRAN_MS, giliran } from './giliran.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('turns every 5,000 milliseconds to the one, whatever a turn costs', () => {
  const start = Date.now()
  const at: number[] = []
  const waktu = giliran(() => {
    at.push(Date.now() - start)
    // The move of the pictures, which once was added to each period.
    setTimeout(() => {}, 600)
  })
  waktu.mulai()
  vi.advanceTimersByTime(60_000)
  expect(at).toEqual(Array.from({ length: 12 }, (_, index) => (index + 1) * 5_000))
})

it('gives a picture that a visitor chose its whole period, and rests when told to', () => {
  const putar = vi.fn()
  const waktu = giliran(putar)
  waktu.mulai()
  vi.advanceTimersByTime(4_999)
  waktu.mulai()
  vi.advanceTimersByTime(4_999)
  expect(putar).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(putar).toHaveBeenCalledTimes(1)
  waktu.berhenti()
  vi.advanceTimersByTime(60_000)
  expect(putar).toHaveBeenCalledTimes(1)
})

it('knows its own turns from those of visitors', () => {
  const seen: boolean[] = []
  const waktu = giliran(() => seen.push(waktu.berputar))
  waktu.mulai()
  vi.advanceTimersByTime(GILIRAN_MS)
  expect([...seen, waktu.berputar]).toEqual([true, false])
})

it('is what the mark under the pictures fills by', () => {
  const css = readFileSync(new URL('hero-carousel.css', import.meta.url), 'utf8')
  expect(css).toContain(`hero-fill ${GILIRAN_MS / 1000}s linear`)
})
