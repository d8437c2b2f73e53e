import { stripVTControlCharacters } from 'node:util'
import { memoryFolder } from '../setup/memory-folder.mjs'
import { runNamed, SILENT } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

// A log may keep its end alone, and rows print in between: failures are printed again, last.
const LINES_OF_A_FAILURE = 150
/** Far longer than any one test: what says nothing for so long hangs. */
const SILENCE_MS = 10 * 60_000
/** The mark of both runners for a test that passed on a retry. */
const SECOND_TRY = /✓.*\(retry [x#]\d/

const TYPE_CHECKED = ['shared', 'api', 'admin', 'e2e']

/** The quick checks, in the order in which they fail fastest. */
const QUICK_CHECKS = [
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  // One checker: of four, each infers most of the schemas' types anew, and journeys have the other core.
  ...TYPE_CHECKED.map((name) => [
    `types: ${name}`,
    'node_modules/typescript/bin/tsc',
    ['-p', name, '--checkers', '1'],
  ]),
  [
    'types: site',
    'site/node_modules/@astrojs/check/bin/astro-check.js',
    ['--root', 'site', '--tsconfig', 'site/tsconfig.json'],
  ],
  ['unit, API and page tests', 'node_modules/vitest/vitest.mjs', ['run']],
]

/**
 * Runs rows of checks in parallel, each row one check after another, all of them even when one fails, and closes with
 * their count. With several rows each line begins with the row's name, and a check that hangs is ended and, like a
 * test, tried once more.
 */
export async function runChecks(rows, { silence = SILENCE_MS } = {}) {
  const several = Object.keys(rows).length > 1
  const memory = memoryFolder()
  const failed = []
  const secondTries = []
  const runRow = async ([row, checks]) => {
    const label = several ? `${row} │ ` : ''
    const say = (line) => process.stdout.write(`${label}${line}\n`)
    for (const [name, script, args, env] of checks) {
      say(`→ ${name}`)
      const since = Date.now()
      const lines = []
      const hear = (line) => {
        lines.push(line)
        if (lines.length > LINES_OF_A_FAILURE) lines.shift()
        const plain = stripVTControlCharacters(line)
        if (SECOND_TRY.test(plain)) secondTries.push(plain.trim())
      }
      const attempt = () =>
        runNamed(label, NODE, [script, ...args], {
          env: toolEnvironment({ ...(memory && { TMPDIR: memory }), ...env }),
          hear,
          silence,
        })
      let code = await attempt()
      if (code === SILENT) {
        say(`  ${name} said nothing for ${silence / 1000} s, was ended, and is tried once more`)
        code = await attempt()
        if (code === 0) secondTries.push(`✓ ${name} (hung at first)`)
      }
      say(`  ${name} ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - since) / 1000).toFixed(1)} s`)
      if (code !== 0) failed.push({ name, lines })
    }
  }
  await Promise.all(Object.entries(rows).map(runRow))
  const count = Object.values(rows).flat().length
  for (const { name, lines } of failed) process.stdout.write(`\nEnd of ${name}:\n${lines.join('\n')}\n`)
  if (secondTries.length > 0)
    process.stdout.write(`\nPassed at the second try alone, to be mended:\n${secondTries.join('\n')}\n`)
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.map(({ name }) => name).join(', ')}\n`)
  process.stdout.write(`\nchecks: ${count - failed.length} passed, ${failed.length} failed\n`)
  return failed.length === 0 ? 0 : 1
}

/** Runs lint, types and every test that needs no browser. */
export async function main() {
  await ensureToolchain()
  await ensureDependencies()
  return runChecks({ checks: QUICK_CHECKS })
}

export { QUICK_CHECKS }
