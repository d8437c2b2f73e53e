// The one entry of every npm script. It runs on whatever Node the machine has (20 or later), brings the pinned
// toolchain into the checkout, and hands over to it. Plain JavaScript on purpose: nothing is installed yet.
import { apiCommand } from './commands/api-command.mjs'
import { stopSetUpOnSignal } from './setup/process.mjs'
import { Stop } from './setup/say.mjs'

const COMMANDS = {
  start: () => import('./commands/start.mjs'),
  setup: () => import('./commands/setup.mjs'),
  test: () => import('./commands/test.mjs'),
  check: () => import('./commands/check.mjs'),
  'accept-pictures': () => import('./commands/accept-pictures.mjs'),
  'docs-pictures': () => import('./commands/docs-pictures.mjs'),
  libreoffice: () => import('./commands/libreoffice.mjs'),
  dev: () => import('./commands/dev.mjs'),
  bench: () => import('./commands/bench.mjs'),
  user: () => apiCommand('user'),
  backup: () => apiCommand('backup'),
  restore: () => apiCommand('restore'),
  kunci: () => apiCommand('kunci'),
  export: () => apiCommand('export'),
}

const [name, ...args] = process.argv.slice(2)
stopSetUpOnSignal()

try {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Stop(`Node 20 or later is needed to begin with; this is ${process.version}.`)
  const load = COMMANDS[name]
  if (!load) throw new Stop(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`)
  const { main } = await load()
  process.exitCode = await main(args)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`\n✗ ${error.message}\n`)
  process.exitCode = 1
}
