import { bringBuiltIns } from '@safar/shared/platform/browser/bawaan'
import { keepTranslated } from '@safar/shared/platform/browser/terjemah'
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'

/** The browser features removed by a test, restored after it. */
const removed: { of: object; name: string; was: PropertyDescriptor }[] = []
afterEach(() => {
  for (const { of, name, was } of removed.splice(0)) Object.defineProperty(of, name, was)
})

function without(of: object, ...names: string[]): void {
  for (const name of names) {
    const was = Object.getOwnPropertyDescriptor(of, name)
    if (!was) continue
    removed.push({ of, name, was })
    Reflect.deleteProperty(of, name)
  }
}

it('brings what a phone of 2020 lacks, which answers as the built-ins of today do', () => {
  without(Array.prototype, 'at', 'findLast', 'findLastIndex', 'with', 'toSorted', 'toReversed', 'toSpliced')
  without(String.prototype, 'at')
  without(Object, 'hasOwn')
  without(URL, 'canParse', 'parse')
  without(AbortSignal, 'timeout', 'any')
  bringBuiltIns()
  const list = [3, 1, 2]
  expect([list.at(-1), list.at(0), list.at(5), 'kata'.at(-2)]).toEqual([2, 3, undefined, 't'])
  expect([list.findLast((one) => one > 1), list.findLast((one) => one > 9)]).toEqual([2, undefined])
  expect([list.findLastIndex((one) => one > 2), list.findLastIndex(() => false)]).toEqual([0, -1])
  expect([list.with(-1, 9), list.toSorted(), list.toReversed(), list.toSpliced(1, 1, 7, 8)]).toEqual([
    [3, 1, 9],
    [1, 2, 3],
    [2, 1, 3],
    [3, 7, 8, 2],
  ])
  expect(list).toEqual([3, 1, 2])
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false])
  expect([URL.canParse('https://a.id'), URL.canParse('a')]).toEqual([true, false])
  expect([URL.parse('/b', 'https://a.id')?.href, URL.parse('a')]).toEqual(['https://a.id/b', null])
  const first = new AbortController()
  const both = AbortSignal.any([first.signal, AbortSignal.timeout(60_000)])
  first.abort(new Error('cukup'))
  expect(both.aborted).toBe(true)
  // Polyfills are not enumerable.
  expect(Object.keys(Array.prototype)).toEqual([])
})

let add: () => void = () => {}

function Jumlah() {
  const [orang, setOrang] = useState(2)
  add = () => setOrang((now) => now + 1)
  return (
    <p>
      Total untuk {orang} orang{orang > 3 && ' (rombongan)'}
      {orang < 3 && <b>berdua</b>}
    </p>
  )
}

/** Replaces text nodes as Chrome's page translation does: an element with the same text stands in place of each. */
function translate(place: HTMLElement): void {
  for (const text of [...place.querySelectorAll('p, b')].flatMap((each) => [...each.childNodes])) {
    if (!(text instanceof Text)) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}

const rest = () => act(() => new Promise((done) => setTimeout(done, 20)))

it('keeps a translated page in step: a figure that changes is seen, and what goes takes nothing along', async () => {
  keepTranslated()
  const { container: place } = render(<Jumlah />)
  translate(place)
  await rest()
  for (const said of [
    'Total untuk 3 orang',
    'Total untuk 4 orang (rombongan)',
    'Total untuk 5 orang (rombongan)',
  ]) {
    await act(async () => add())
    await rest()
    expect(place.textContent).toBe(said)
  }
})
