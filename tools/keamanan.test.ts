import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const text = read('docs/keamanan.md')

/** The requirements of OWASP ASVS 5.0.0 at levels 1 and 2 in these chapters: each section with its numbers. */
const ASKED: Record<string, readonly number[]> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
}

interface Row {
  number: string
  what: string
  state: string
  why: string
}

const rows: Row[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, number = '', what = '', state = '', why = '']) => ({ number, what, state, why }),
)
const filesIn = (why: string) => [...why.matchAll(/`([^`]+\/[^`]+)`/g)].map(([, path = '']) => path)
const TEST = /\.(test|spec)\.tsx?$/

describe('the requirements of security', () => {
  it('are each answered once, in their order', () => {
    const asked = Object.entries(ASKED).flatMap(([section, numbers]) => numbers.map((n) => `${section}.${n}`))
    expect(rows.map(({ number }) => number)).toEqual(asked)
  })

  it('are held by a test that is there, or a reason is given', () => {
    for (const { number, state, why } of rows) {
      for (const path of filesIn(why)) expect(existsSync(join(ROOT, path)), `${number}: ${path}`).toBe(true)
      if (state === 'holds')
        expect(
          filesIn(why).some((path) => TEST.test(path)),
          number,
        ).toBe(true)
      else
        expect([/^(does not apply|open)$/.test(state), why.length > 12], `${number}: ${state}`).toEqual([
          true,
          true,
        ])
    }
  })
})

it('the limits that are written down are those of the code', () => {
  const limits = [...text.matchAll(/^\| [^|]+ \| ([\d,]+) \| `(\w+)` in `([^`]+)` \|$/gm)]
  expect(limits.length).toBeGreaterThan(10)
  for (const [, value = '', name = '', path = ''] of limits) {
    const number = value.replaceAll(',', '')
    expect(read(path).replaceAll(/(\d)_(\d)/g, '$1$2'), `${name} in ${path}`).toMatch(
      new RegExp(`const ${name} = ${number}\\b`),
    )
  }
  const sessions = `${read('api/src/access/session/sesi.repository.ts')}${read('shared/src/access/session/session-schema.ts')}`
  expect(sessions).toContain('SESSION_SECONDS = 12 * 60 * 60')
  expect(sessions).toContain('SESSION_IDLE_SECONDS = 4 * 60 * 60')
  expect(text).toContain('12 hours after signing in, 4\nhours after its last use')
  expect(read('api/src/people/pendaftaran/ceiling.ts')).toContain('limit: 100, windowMs: LONGEST_MS')
})
