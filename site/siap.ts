import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMPILED_FOLDER, STATE_FILE } from './bundel/bundle.ts'

/*
 * Has the site's code read before anybody asks: `node site/siap.ts --bundle NAME` waits for one job from the process that
 * started it, does it as the program that it names would, and ends. Reading the code, and getting quick at it, is most of what a small
 * job takes.
 */

const jobSchema = z.object({
  program: z.enum(['build.ts', 'pratinjau.ts']),
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  /** What the program reads from its standard input otherwise. */
  input: z.string().optional(),
})

const { values } = parseArgs({ options: { bundle: { type: 'string' } } })
// Whoever started it is gone, and so is whoever could want the job.
process.on('disconnect', () => process.exit(0))
const asked = once(process, 'message')
let hasJob = false
const isAsked = () => hasJob
process.once('message', () => {
  hasJob = true
})

process.chdir(import.meta.dirname)
process.env.NODE_ENV = 'production'
process.env.SITE_ROOT = import.meta.dirname
const { loadAgency, holdAgency } = await import('./src/load-agency.ts')
const { hariIni } = await import('@safar/shared/format/tanggal')
const bundle = join(import.meta.dirname, '.astro', 'bundel', values.bundle ?? '')
const isReady = await getReady().catch(() => false)

const { program, args, env, input } = jobSchema.parse((await asked)[0])
Object.assign(process.env, env)
if (await isAsItWas()) {
  process.argv = [process.execPath, join(import.meta.dirname, program), ...args]
  const given = globalThis as typeof globalThis & { safarInput?: string | undefined }
  given.safarInput = input
  await import(`./${program}`)
} else {
  await startAfresh()
}

/** Reads what every page needs, and says who the agency is; false where nothing was compiled yet. */
async function getReady(): Promise<boolean> {
  if (!(await stat(join(bundle, STATE_FILE)).catch(() => null))) return false
  enableCompileCache(join(bundle, COMPILED_FOLDER))
  const { siteUrl } = await holdAgency(process.env)
  await import('./bundel/render-release.ts')
  await import('./bundel/render-preview.ts')
  const { rehearse } = await import('./bundel/rehearse.ts')
  await rehearse(
    { bundle, siteUrl, contentConfig: join(import.meta.dirname, 'src/content.config.ts') },
    isAsked,
  )
  return true
}

/** Pages hold the day and the agency since they were read. */
async function isAsItWas(): Promise<boolean> {
  if (!isReady) return false
  const held = globalThis as typeof globalThis & { safarAgency?: unknown; safarToday?: string }
  if (held.safarToday !== hariIni()) return false
  return JSON.stringify(await loadAgency(process.env)) === JSON.stringify(held.safarAgency)
}

async function startAfresh(): Promise<never> {
  // What is loaded into this process watches over its group, and would take the end of the input for the server's.
  const room = process.execArgv.filter((arg) => arg.startsWith('--max'))
  const child = spawn(process.execPath, [...room, join(import.meta.dirname, program), ...args], {
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const [code] = await once(child, 'exit')
  process.exit(code ?? 1)
}
