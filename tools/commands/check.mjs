import { run } from '../setup/process.mjs'
import { ensureToolchain, NODE, toolEnvironment } from '../setup/toolchain.mjs'
import { ensureDependencies } from '../setup/workspace.mjs'

const TYPE_CHECKED = ['shared', 'api', 'admin', 'e2e']

/** The quick checks, in the order in which they fail fastest. */
const QUICK_CHECKS = [
  ['lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ...TYPE_CHECKED.map((name) => [`types: ${name}`, 'node_modules/typescript/bin/tsc', ['-p', name]]),
  [
    'types: site',
    'site/node_modules/@astrojs/check/bin/astro-check.js',
    ['--root', 'site', '--tsconfig', 'site/tsconfig.json'],
  ],
  ['unit, API and page tests', 'node_modules/vitest/vitest.mjs', ['run']],
]

/** Runs checks one after another, all of them even when one fails, and closes with their count. */
export async function runChecks(checks) {
  const failed = []
  for (const [name, script, args, env] of checks) {
    process.stdout.write(`\n→ ${name}\n`)
    const since = Date.now()
    const code = await run(NODE, [script, ...args], { env: toolEnvironment(env) })
    process.stdout.write(
      `  ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - since) / 1000).toFixed(1)} s\n`,
    )
    if (code !== 0) failed.push(name)
  }
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
  process.stdout.write(`\nchecks: ${checks.length - failed.length} passed, ${failed.length} failed\n`)
  return failed.length === 0 ? 0 : 1
}

/** Lint, types and every test that needs no browser. */
export async function main() {
  await ensureToolchain()
  await ensureDependencies()
  return runChecks(QUICK_CHECKS)
}

export { QUICK_CHECKS }
