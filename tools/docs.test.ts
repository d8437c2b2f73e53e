import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { AGENCY_ENV } from '../shared/src/settings/pengaturan/env.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const DOCS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

it('every setting is documented', () => {
  const server = [...read('api/src/platform/env.ts').matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map(
    ([, name]) => name,
  )
  expect(server.length).toBeGreaterThan(10)
  const readme = read('README.md')
  expect(server.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])

  const documented = read('docs/runbook.md') + readme
  expect(AGENCY_ENV.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

it('every script of package.json is named, and none that is not there', () => {
  const text = DOCS.map(read).join('\n')
  const { scripts } = JSON.parse(read('package.json'))
  const named = new Set(
    [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z-]+)/g)].map(([, name]) => name),
  )
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => name && !(name in scripts))).toEqual([])
})

it('every file that a document names is there, and those of a noun are there for questions', () => {
  const named = DOCS.flatMap((file) =>
    [
      ...read(file).matchAll(/`((?:shared|api|site|admin|e2e|tools|docs|deploy|public)\/[^`\s*…]*[\w/])`/g),
    ].map(([, path = '']) => `${file}: ${path}`),
  )
  expect(named.length).toBeGreaterThan(40)
  const isThere = (path: string) => existsSync(join(ROOT, path.replaceAll('{noun}', 'tanya')))
  expect(named.filter((entry) => !isThere(entry.split(': ')[1] ?? ''))).toEqual([])
})

it('what CONTRIBUTING quotes of a file stands in it so', () => {
  const quotes = [...read('CONTRIBUTING.md').matchAll(/^ *```tsx? (\S+)\n([\s\S]*?)^ *```$/gm)]
  expect(quotes.length).toBeGreaterThan(3)
  for (const [, path = '', quote = ''] of quotes) {
    const lines = read(path)
      .split('\n')
      .map((line) => line.trim())
    let from = 0
    for (const line of quote.split('\n').map((text) => text.trim())) {
      // An ellipsis stands for omitted lines.
      if (line === '' || line === '…') continue
      const found = lines.indexOf(line, from)
      expect(found, `${path}: ${line}`).toBeGreaterThanOrEqual(from)
      from = found + 1
    }
  }
})

it('every decision has its number, its day and an end in sight', () => {
  for (const file of globSync('docs/decisions/*.md', { cwd: ROOT })) {
    const text = read(file)
    const number = Number(/(\d{4})-/.exec(file)?.[1])
    expect(text, file).toMatch(new RegExp(`^# ${number}\\. .+\n\nTaken on \\d{4}-\\d\\d-\\d\\d\\.\n`))
    expect(text.split('\n').length, file).toBeLessThanOrEqual(51)
  }
})
