import { beforeEach, expect, it } from 'vitest'
import { forgetKunci, kunciFor } from './kunci.ts'

let values: Map<string, string>
const store = () => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
})
const forbidden = () => {
  throw new Error('denied')
}
beforeEach(() => {
  values = new Map()
  forgetKunci(store)
})

it('stays for the same content, and is another one for other content and after a success', () => {
  const first = kunciFor(store, 'a')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(kunciFor(store, 'a')).toBe(first)
  const second = kunciFor(store, 'b')
  expect(second).not.toBe(first)
  forgetKunci(store)
  expect(kunciFor(store, 'b')).not.toBe(second)
})

it('holds for the page where storage is forbidden, and reads nothing that it did not write', () => {
  const first = kunciFor(forbidden, 'a')
  expect(kunciFor(forbidden, 'a')).toBe(first)
  forgetKunci(forbidden)
  for (const text of ['null', '5', '{"kunci":5}', 'x']) {
    values.set('safar.pendaftaran.kunci', text)
    forgetKunci(forbidden)
    expect(kunciFor(store, 'a')).toMatch(/^[0-9a-f]{32}$/)
  }
})
