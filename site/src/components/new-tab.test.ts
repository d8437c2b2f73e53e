import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = globSync('site/src/**/*.{astro,tsx}')

/** Each element that opens a tab, from its first attribute to the end of its words. */
function newTabs(source: string): string[] {
  return source
    .split(/<a\b/)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</a>')))
    .filter((link) => link.includes('_blank'))
}

test('every link that opens a tab says so to people who do not see it', () => {
  const links = SOURCES.flatMap((file) =>
    newTabs(readFileSync(file, 'utf8')).map((link) => ({ file, link: link.replace(/\s+/g, ' ') })),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ link }) => !/<NewTab \/>|aria-label="[^"]+ \(tab baru\)"/.test(link))).toEqual([])
})

test('the words are written in one place', () => {
  const others = SOURCES.filter((file) => /> \(tab baru\)</.test(readFileSync(file, 'utf8')))
  expect(others).toEqual(['site/src/components/new-tab.tsx'])
})
