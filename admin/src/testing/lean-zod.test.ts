import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { UNUSED_FORMATS } from '../../lean-zod.ts'

/* Tests run with the whole of zod, so they would not notice a schema that asks for what the built office lacks. */

const ROOT = resolve(import.meta.dirname, '../../..')
const ASKS = new RegExp(
  `\\bstring\\(\\)(?:\\s*\\.\\w+\\([^()]*\\))*\\s*\\.(?:${UNUSED_FORMATS.join('|')})\\(`,
)

const asksForThem = (code: string) => ASKS.test(code)

it('no schema asks for a kind of text that the built office lacks', () => {
  expect(asksForThem('z.string().trim().max(80).email()')).toBe(true)
  expect(asksForThem('z.string().trim().regex(DAY)')).toBe(false)
  const asking = ['shared/src', 'admin/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .filter((name) => asksForThem(readFileSync(join(ROOT, folder, name), 'utf8'))),
  )
  expect(asking).toEqual([])
})
