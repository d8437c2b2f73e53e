import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchLinked } from './fetch-linked.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
beforeEach(() => {
  vi.useFakeTimers()
})

/** A link to an address, as a page has it. */
class Link {
  readonly #url: URL
  constructor(href: string) {
    this.#url = new URL(href, 'https://safar.test/artikel/satu')
  }
  closest = () => this
  get origin() {
    return this.#url.origin
  }
  get pathname() {
    return this.#url.pathname
  }
  get search() {
    return this.#url.search
  }
}

function page({ prefetches = true, connection }: { prefetches?: boolean; connection?: object } = {}) {
  const window = new EventTarget()
  const hints: { href: string }[] = []
  const fetch = vi.fn(async () => null)
  const createElement = () => ({ rel: '', href: '', relList: { supports: () => prefetches } })
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', { origin: 'https://safar.test', pathname: '/artikel/satu', search: '' })
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('document', { createElement, head: { append: (hint: { href: string }) => hints.push(hint) } })
  vi.stubGlobal('fetch', fetch)
  fetchLinked()
  const say = (type: string, href: string) =>
    window.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: new Link(href) }))
  return { say, fetch, fetched: () => hints.map(({ href }) => href) }
}

test('a page is fetched once, when a link to it rests under the pointer or has the focus', () => {
  const { say, fetched } = page()
  say('mouseover', '/paket')
  vi.advanceTimersByTime(79)
  say('mouseout', '/paket')
  vi.advanceTimersByTime(1_000)
  expect(fetched()).toEqual([])
  say('mouseover', '/paket?bulan=1#isi')
  vi.advanceTimersByTime(80)
  say('focusin', '/paket?bulan=1')
  vi.advanceTimersByTime(80)
  say('focusin', '/profil')
  vi.advanceTimersByTime(80)
  expect(fetched()).toEqual(['/paket?bulan=1', '/profil'])
})

test('only the link that was reached last is fetched, and neither another site nor the page itself', () => {
  const { say, fetched } = page()
  for (const href of ['/paket', '/galeri', '/profil']) say('focusin', href)
  vi.advanceTimersByTime(80)
  for (const href of ['https://wa.me/62812', 'mailto:a@safar.test', '#isi', '/artikel/satu']) {
    say('mouseover', href)
    vi.advanceTimersByTime(80)
  }
  expect(fetched()).toEqual(['/profil'])
})

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
])('on a slow network, or where somebody saves data, only a pressed link is fetched', (connection) => {
  const { say, fetched } = page({ connection })
  say('mouseover', '/paket')
  vi.advanceTimersByTime(1_000)
  expect(fetched()).toEqual([])
  say('touchstart', '/paket')
  expect(fetched()).toEqual(['/paket'])
})

test('a finger that scrolls over a link fetches nothing on a fast network', () => {
  const { say, fetched } = page({ connection: { saveData: false, effectiveType: '4g' } })
  say('touchstart', '/paket')
  vi.advanceTimersByTime(1_000)
  expect(fetched()).toEqual([])
})

test('a browser without hints fetches by itself', () => {
  const { say, fetch, fetched } = page({ prefetches: false })
  say('mouseover', '/paket')
  vi.advanceTimersByTime(80)
  expect(fetch).toHaveBeenCalledWith('/paket', { priority: 'low' })
  expect(fetched()).toEqual([])
})
