import { afterEach, expect, test, vi } from 'vitest'
import { isNoted, ownEntry } from './entry.ts'
import { slowHistory } from './slow-history.ts'

afterEach(() => vi.unstubAllGlobals())

function opened() {
  const tab = slowHistory()
  vi.stubGlobal('history', tab.history)
  const entry = ownEntry('foto')
  entry.open()
  expect([tab.at(), isNoted('foto')]).toEqual([1, true])
  return { tab, entry }
}

test('what opens has an entry of its own, and none once it is closed', () => {
  const { tab, entry } = opened()
  entry.close()
  tab.land(() => expect(entry.hasLanded()).toBe(true))
  expect([tab.at(), isNoted('foto')]).toEqual([0, false])
  tab.history.back()
  tab.land(() => expect(entry.hasLanded()).toBe(false))
})

test('a hand that closes twice before the way back has landed does not leave the page', () => {
  const { tab, entry } = opened()
  entry.close()
  entry.close()
  tab.land(() => entry.hasLanded())
  expect(tab.at()).toBe(0)
})

test('what is opened again before the way back has landed has an entry for Back to leave', () => {
  const { tab, entry } = opened()
  entry.close()
  entry.open()
  tab.land(() => entry.hasLanded(true))
  expect([tab.at(), isNoted('foto')]).toEqual([1, true])
  entry.close()
  tab.land(() => entry.hasLanded())
  expect([tab.at(), isNoted('foto')]).toEqual([0, false])
})
