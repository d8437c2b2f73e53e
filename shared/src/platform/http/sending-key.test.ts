import { beforeEach, expect, it } from 'vitest'
import { createSendingKey } from './sending-key.ts'

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
})

it('stays for the same content, also after a reload, and is another one for other content and after a success', () => {
  const form = createSendingKey(store, 'form')
  const first = form.keyFor('a')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(form.keyFor('a')).toBe(first)
  expect(createSendingKey(store, 'form').keyFor('a')).toBe(first)
  expect(createSendingKey(store, 'other').keyFor('a')).not.toBe(first)
  const second = form.keyFor('b')
  expect(second).not.toBe(first)
  form.forget()
  expect(form.keyFor('b')).not.toBe(second)
})

it('keeps nothing of what was said', () => {
  createSendingKey(store, 'form').keyFor('{"nama":"Siti Aminah","telepon":"0812 3456 7890"}')
  expect(values.get('form')).toBeTypeOf('string')
  expect(values.get('form')).not.toMatch(/Siti|Aminah|0812|3456|nama/)
})

it('holds for the page where storage is forbidden, and reads nothing that it did not write', () => {
  const form = createSendingKey(forbidden, 'form')
  const first = form.keyFor('a')
  expect(form.keyFor('a')).toBe(first)
  expect(() => form.forget()).not.toThrow()
  for (const text of ['null', '5', '{"key":5,"sidik":"a"}', 'x']) {
    values.set('form', text)
    expect(createSendingKey(store, 'form').keyFor('a')).toMatch(/^[0-9a-f]{32}$/)
  }
})
