import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A comment that opens with a question's word has no subject and must be decoded. CONTRIBUTING says how one is written;
 * this holds the header of a file and the doc comments of what it exports, in the places that keep to it.
 */

const PLACES: readonly string[] = [
  'shared/src',
  'admin/src',
  'site/src',
  'site/bundel',
  'e2e',
  'tools',
  'api/src/overview',
  'api/src/publishing',
  'api/src/content',
  'api/src/files',
  'api/src/outbound',
  'api/src/settings',
  'api/src/ops',
  'api/src/accounts',
  'api/src/access',
  'api/src/platform',
  'api/src/testing',
]

const QUESTION = /^(?:What|Whether|Its|How|Where|Which|Whose|Who|Why)\b/
const WIDEST = 120

// A migration that has landed is never changed again, not even in its comments.
const LEFT_OUT = /\.(?:test|testing|spec|bench)\.tsx?$|\/migrations\/\d/
const files = globSync(`{${PLACES.join(',')}}/**/*.{ts,tsx,mjs}`, {
  exclude: (name) => name.endsWith('node_modules'),
})
  .filter((file) => !LEFT_OUT.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Returns the headers and the doc comments of exports, each with its first words. */
function commentsOf({ file, text }: { file: string; text: string }) {
  const header = /^\/\*+[\s*]*(?<said>.*)/.exec(text)?.groups?.said ?? []
  const ofExports = text.matchAll(/^\/\*\*[\s*]*(?<said>(?:(?!\*\/)[\s\S])*)\*\/\s*export\b/gm)
  return [header, ...[...ofExports].map(({ groups }) => groups?.said ?? [])]
    .flat()
    .map((said) => ({ file, said: said.split('\n')[0]?.trim() ?? '' }))
}

const comments = files.flatMap(commentsOf)

test('comments are read', () => {
  expect(comments.length).toBeGreaterThan(10)
})

test('the comment of an export opens with a subject or a verb', () => {
  expect(comments.filter(({ said }) => QUESTION.test(said))).toEqual([])
})

test('no comment is wider than 120 letters', () => {
  const lines = files.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
  expect(lines.filter(({ line }) => /^\s*(?:\/\*|\*|\/\/)/.test(line) && line.length > WIDEST)).toEqual([])
})
