import { expect, it } from 'vitest'
import { Memory, perRecord } from './memory.ts'

it('gives the same thing for the same text, in this turn and the next', () => {
  const memory = new Memory<{ text: string }>()
  const make = (text: string) => memory.of(text, () => ({ text }))
  const first = make('a')
  expect(make('a')).toBe(first)
  memory.turn()
  expect(make('a')).toBe(first)
})

it('forgets what a whole turn did not ask for', () => {
  const memory = new Memory<object>()
  const first = memory.of('a', () => ({}))
  memory.turn()
  memory.of('b', () => ({}))
  memory.turn()
  expect(memory.of('a', () => ({}))).not.toBe(first)
})

it('makes something of an object once, also where that is nothing', () => {
  let made = 0
  const of = perRecord(() => {
    made += 1
    return undefined
  })
  const record = {}
  of(record)
  of(record)
  of({})
  expect(made).toBe(2)
})
