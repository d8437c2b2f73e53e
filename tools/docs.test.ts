import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { AGENCY_ENV } from '../shared/src/agency.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

it('every setting is documented', () => {
  const server = [...read('api/src/env.ts').matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name)
  expect(server.length).toBeGreaterThan(10)
  const readme = read('README.md')
  expect(server.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])

  const documented = read('docs/runbook.md') + readme
  expect(Object.values(AGENCY_ENV).filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

it('every script of package.json is named, and none that is not there', () => {
  const text = read('README.md') + read('docs/runbook.md') + read('docs/tour.md')
  const { scripts } = JSON.parse(read('package.json'))
  const named = new Set(
    [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z-]+)/g)].map(([, name]) => name),
  )
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => name && !(name in scripts))).toEqual([])
})
