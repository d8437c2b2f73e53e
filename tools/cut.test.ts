import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * What a person typed is cut between whole signs and stands in addresses whatever it is:
 * `shared/src/platform/text/cut-text.ts` and `shared/src/platform/text/encode-part.ts` do it, and nobody else.
 */

const OWN = /\.(?:test|testing)\.tsx?$|\/testing\/|\/(?:cut-text|encode-part)\.ts$/
const lines = globSync('{site,admin,shared,api}/src/**/*.{astro,ts,tsx}')
  .filter((file) => !OWN.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line: line.trim() })),
  )
const having = (pattern: RegExp) => lines.filter(({ line }) => pattern.test(line))

test('a text is written into an address in one way', () => {
  expect(having(/\bencodeURI(?:Component)?\b/)).toEqual([])
})

test('a text that ends with an ellipsis was cut between signs', () => {
  expect(having(/\.(?:slice|substring|substr)\([^)]*\)[^`'"]{0,40}\}?…/)).toEqual([])
})

test('a bound in letters is no bound of a list: what is cut by one is cut between signs', () => {
  const bounds =
    /\.slice\(0, (?:Q_M\w+|\w*(?:LETTERS|WORDS_MOST|Q_MAX|TEXT_MOST|RINCI_MOST|SEARCH_MAX|MAX_TEXT|MAX_ALT\w*))\b/
  // Words of a search, whose number is bounded.
  expect(having(bounds).filter(({ line }) => !/\.filter\(Boolean\)\.slice/.test(line))).toEqual([])
})
