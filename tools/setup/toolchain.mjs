import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runQuietly } from './process.mjs'
import { ROOT, Stop, skip, step } from './say.mjs'

/** The pinned tools. They come from the npm registry into the checkout; nothing is installed globally. */
const NODE_VERSION = '24.21.0'
const PNPM_VERSION = '12.21.0'

const FOLDER = join(ROOT, '.toolchain')
const PLATFORM = `${process.platform}-${process.arch}`
const NODE_PACKAGE = `node-${PLATFORM}`
const PNPM_PACKAGE = `@pnpm/exe.${PLATFORM}`

export const NODE = join(FOLDER, 'node_modules', NODE_PACKAGE, 'bin', 'node')
export const PNPM = join(FOLDER, 'node_modules', PNPM_PACKAGE, 'pnpm')

/**
 * Returns the environment in which every tool runs: the pinned Node first, no telemetry. Compiled code is cached on
 * disk, so that a later process neither compiles nor holds the compiler's memory: of tests that start many, a fifth of
 * the processor time.
 */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(NODE), join(ROOT, 'node_modules', '.bin'), dirname(PNPM), process.env.PATH].join(
      delimiter,
    ),
    ASTRO_TELEMETRY_DISABLED: '1',
    // A service that may not write into the checkout sets a place of its own.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || join(FOLDER, 'compile-cache'),
    ...extra,
  }
}

/**
 * Returns the command of the server as in production. A small nursery and few allocation arenas keep a mostly idle
 * server small, and V8's own mode for that collects what a crowd leaves behind before the heap grows for it: a seventh
 * of what it took, for no lower rate.
 */
export function serverCommand() {
  const settings = JSON.parse(readFileSync(join(ROOT, 'api/node-settings.json'), 'utf8'))
  return [NODE, [...settings.flags, 'api/src/main.ts'], { env: toolEnvironment(settings.env) }]
}

function versionOf(packageName) {
  const file = join(FOLDER, 'node_modules', packageName, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}

export async function ensureToolchain() {
  if (versionOf(NODE_PACKAGE) === NODE_VERSION && versionOf(PNPM_PACKAGE) === PNPM_VERSION) {
    return skip(`Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} are here`)
  }
  if (!['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'].includes(PLATFORM)) {
    throw new Stop(`There is no pinned toolchain for ${PLATFORM}: use Linux or macOS (or WSL on Windows).`)
  }
  await step(`Bringing Node ${NODE_VERSION} and pnpm ${PNPM_VERSION} from the npm registry`, async () => {
    mkdirSync(FOLDER, { recursive: true })
    // A package.json of its own, or npm would use the checkout's and choke on pnpm's catalog.
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n')
    const packages = [`${NODE_PACKAGE}@${NODE_VERSION}`, `${PNPM_PACKAGE}@${PNPM_VERSION}`]
    await runQuietly(
      'Bringing the toolchain',
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save', ...packages],
      { cwd: FOLDER },
    )
  })
}
