import './test-day.ts'
import './no-developer-tools.ts'
import './quick-dom.ts'
import { cleanup, configure } from '@testing-library/react'
import React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { signOut } from '../access/session/session-store.ts'
import { setMerek } from '../platform/merek.ts'

// React records a stack for each of the first ten thousand elements a second: pretend that they have been.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = Object(React)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

// Mantine asks for these; happy-dom has no layout to answer with.
class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver ??= ResizeObserverStub
Element.prototype.scrollIntoView ??= () => {}
if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })

// The first test of a file waits for every lazy page of the admin to be compiled.
configure({ asyncUtilTimeout: 15_000 })

const unexpected: string[] = []

beforeEach(() => {
  unexpected.length = 0
  setMerek({ brand: 'Safar', logo: '' })
  for (const kind of ['error', 'warn'] as const) {
    vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
      unexpected.push(words.map(String).join(' '))
    })
  }
})

afterEach(() => {
  cleanup()
  // Files share loaded modules: nobody stays signed in for the next.
  signOut()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  expect(unexpected, 'nothing unexpected on the console').toEqual([])
})
