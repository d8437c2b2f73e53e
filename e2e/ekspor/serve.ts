import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureCaddy } from '../../tools/setup/caddy.ts'
import { testNode } from '../../tools/setup/product.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { caddyfile } from './caddyfile.ts'

/*
 * Serves a site as deployed to a static host: `serve.ts PORT`. The API runs on PORT + 1 and calls a deploy hook on PORT
 * + 2 after changes, each call makes an export, and Caddy serves the newest one on PORT by the rules in it.
 */

const ROOT = resolve(import.meta.dirname, '../..')
const port = Number(process.argv[2])
const site = `http://127.0.0.1:${port}`
const api = `http://127.0.0.1:${port + 1}`
const hook = `http://127.0.0.1:${port + 2}`
// Browsers call the API through the site's own address, as behind deploy/Caddyfile. The server's own builds know no
// other settings than the exports, so that what one of them compiled serves the other.
const SETTINGS = { SITE_URL: site, PUBLIC_API_URL: site }
const home = await mkdtemp(join(tmpdir(), 'safar-ekspor-'))
const served = join(home, 'served')
const children = new Set<ChildProcess>()
let stopping = false

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

async function answers(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(100)
}

let exports = 0
let wanted = false
let exporting = false

/** Deploys an export: a new folder, swapped in atomically. */
async function deploy(): Promise<void> {
  exports += 1
  const out = join(home, `ekspor-${exports}`)
  // An export takes what has not changed from the one that lies where it goes.
  await cp(served, out, { recursive: true, dereference: true }).catch(() => {})
  const env = { ...SETTINGS, API_URL: api, NODE_ENV: 'production' }
  const command = run(process.execPath, ['api/src/publishing/publikasi/ekspor/export-command.ts', out], env)
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error('the export failed')
  await symlink(out, `${served}.next`)
  await rename(`${served}.next`, served)
  await rm(join(home, `ekspor-${exports - 1}`), { recursive: true, force: true })
}

async function deployWhileWanted(): Promise<void> {
  wanted = true
  if (exporting) return
  exporting = true
  while (wanted) {
    wanted = false
    await deploy()
  }
  exporting = false
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  hooks.close()
  const ended = [...children].map((child) => once(child, 'exit'))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ended)
  await rm(home, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

/** Runs a process whose end ends all. */
function runServer(...command: Parameters<typeof run>): void {
  run(...command).once('exit', (code) => {
    if (!stopping) process.exit(code || 1)
  })
}

runServer(process.execPath, [...testNode.flags, 'api/src/main.ts'], {
  ...testNode.env,
  PORT: String(port + 1),
  DATA_DIR: join(home, 'data'),
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  ...SETTINGS,
  TRUST_PROXY: '1',
  DEPLOY_HOOK_URL: hook,
  LOG_LEVEL: 'warn',
  AVIF: 'false',
})
await answers(`${api}/api/health`)
await deploy()

const hooks = createServer((_request, response) => {
  response.end()
  deployWhileWanted().catch((error) => {
    if (stopping) return
    console.error(error)
    process.exit(1)
  })
}).listen(port + 2, '127.0.0.1')

const [headers, redirects] = await Promise.all(
  ['_headers', '_redirects'].map((name) => readFile(join(served, name), 'utf8')),
)
const config = join(home, 'Caddyfile')
await writeFile(
  config,
  caddyfile({
    port,
    root: served,
    api: `127.0.0.1:${port + 1}`,
    headers: headers ?? '',
    redirects: redirects ?? '',
  }),
)
runServer(await ensureCaddy(), ['run', '--config', config, '--adapter', 'caddyfile'], { HOME: home })
