import { afterEach, expect, it, vi } from 'vitest'
import { countingFetch, isWriting, onWriting } from './pending-writes.ts'

afterEach(() => vi.unstubAllGlobals())

function held() {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  return answer
}

it('counts a write until its answer is there', async () => {
  const answer = held()
  const told = vi.fn()
  const stop = onWriting(told)
  const call = countingFetch(new Request('https://api.safar.test/api/paket/1', { method: 'POST' }))
  expect(isWriting()).toBe(true)
  answer.resolve(new Response('{}'))
  await call
  expect(isWriting()).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
})

it('counts it no longer once no answer can come', async () => {
  const answer = held()
  const call = countingFetch('https://api.safar.test/api/paket/1', { method: 'DELETE' })
  expect(isWriting()).toBe(true)
  answer.reject(new TypeError('Failed to fetch'))
  await expect(call).rejects.toThrow('Failed to fetch')
  expect(isWriting()).toBe(false)
})

it('counts no reading', async () => {
  const answer = held()
  const call = countingFetch('https://api.safar.test/api/paket')
  expect(isWriting()).toBe(false)
  answer.resolve(new Response('{}'))
  await call
})
