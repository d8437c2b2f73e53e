import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atOnce } from './at-once.ts'

test('every item is worked on once, no more than the limit at a time', async () => {
  const done: number[] = []
  let now = 0
  let most = 0
  await atOnce(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    now += 1
    most = Math.max(most, now)
    await turn()
    now -= 1
    done.push(item)
  })
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

test('a failure begins nothing more and is told when the rest has come to an end', async () => {
  const events: string[] = []
  const work = async (item: string) => {
    events.push(item)
    if (item === 'breaks') throw new Error('broken')
    await turn()
    events.push(`${item} ended`)
  }
  await expect(atOnce(2, ['slow', 'breaks', 'never'], work)).rejects.toThrow('broken')
  expect(events).toEqual(['slow', 'breaks', 'slow ended'])
})
