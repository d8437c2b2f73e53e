import { expect, it } from 'vitest'
import { openBodies } from './bodies.ts'

const of = (length: number) => async () => Buffer.alloc(length)

it('brings a body once for all who ask for it at once', async () => {
  const bodies = openBodies(1_000)
  const arrived = Promise.withResolvers<Buffer>()
  let brought = 0
  const context = () => {
    brought += 1
    return arrived.promise
  }
  const asked = [1, 2, 3].map(() => bodies.forceFetch('a', { context }))
  expect(bodies.get('a')).toBeUndefined()
  arrived.resolve(Buffer.from('isi'))
  expect((await Promise.all(asked)).map(String)).toEqual(['isi', 'isi', 'isi'])
  expect(String(bodies.get('a'))).toBe('isi')
  expect(brought).toBe(1)
})

it('holds no more than its bytes, the least used leaving first, and gives what it does not keep', async () => {
  const bodies = openBodies(1_000)
  for (const key of 'abcdefghij') await bodies.forceFetch(key, { context: of(100) })
  expect(bodies.get('a')).toBeDefined()
  await bodies.forceFetch('k', { context: of(100) })
  expect([...bodies.keys()].sort().join('')).toBe('acdefghijk')
  expect(bodies.calculatedSize).toBe(1_000)

  expect(await bodies.forceFetch('large', { context: of(126) })).toHaveLength(126)
  expect(bodies.has('large')).toBe(false)
  expect(await bodies.forceFetch('empty', { context: of(0) })).toHaveLength(0)
  expect(bodies.get('empty')).toHaveLength(0)
})

it('gives a body to whoever waits for it, though its entry was pushed out meanwhile', async () => {
  const bodies = openBodies(1_000)
  const arrived = Promise.withResolvers<Buffer>()
  const asked = bodies.forceFetch('slow', { context: () => arrived.promise })
  for (const key of 'abcdefghijk') await bodies.forceFetch(key, { context: of(100) })
  arrived.resolve(Buffer.from('isi'))
  expect(String(await asked)).toBe('isi')
  expect(bodies.calculatedSize).toBeLessThanOrEqual(1_000)
})

it('keeps nothing of a body that could not be brought', async () => {
  const bodies = openBodies(1_000)
  const context = () => Promise.reject(new Error('gone'))
  await expect(bodies.forceFetch('a', { context })).rejects.toThrow('gone')
  expect(await bodies.forceFetch('a', { context: of(3) })).toHaveLength(3)
})
