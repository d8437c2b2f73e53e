import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A comment that opens with a question's word has no subject and must be decoded. CONTRIBUTING says how one is written;
 * this holds the headers of files and all doc comments, and the width of every comment.
 */

const PLACES: readonly string[] = [
  'shared/src',
  'admin/src',
  'site/src',
  'site/bundel',
  'e2e',
  'tools',
  'api/src',
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

/** Returns the header and the doc comments of a file, each with its first words. */
function commentsOf({ file, text }: { file: string; text: string }) {
  const all = text.matchAll(/^\/\*[\s*]*(?<header>.*)|\/\*\*[\s*]*(?<doc>.*)/g)
  return [...all].map(({ groups }) => ({ file, said: groups?.header ?? groups?.doc ?? '' }))
}

const comments = files.flatMap(commentsOf)

test('comments are read', () => {
  expect(comments.length).toBeGreaterThan(1_000)
})

test('a doc comment opens with a subject or a verb', () => {
  expect(comments.filter(({ said }) => QUESTION.test(said))).toEqual([])
})

test('no comment is wider than 120 letters', () => {
  const lines = files.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
  expect(lines.filter(({ line }) => /^\s*(?:\/\*|\*|\/\/)/.test(line) && line.length > WIDEST)).toEqual([])
})
