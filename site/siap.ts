import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { stat } from 'node:fs/promises'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { COMPILED_FOLDER, STATE_FILE } from './bundel/bundle.ts'

/*
 * A warm process of the site's programs: `node site/siap.ts --bundle NAME` runs one job after the other for the process
 * that started it, as the programs would, and reports the end of each. Loading the code, and what is derived from
 * unchanged records, is most of a small job's time: both are kept in this process from one job to the next.
 */

const jobSchema = z.object({
  program: z.enum(['build.ts', 'pratinjau.ts']),
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()),
  /** The standard input that the program reads otherwise. */
  input: z.string().optional(),
})
type Job = z.infer<typeof jobSchema>
/** Announces a build of this version of the content. */
const soonSchema = z.object({ versi: z.string() })

/** The result of a job; a process that does not stay ends after it. */
interface Ended {
  code: number
  /** The standard output that the program writes otherwise. */
  out: string
  stays: boolean
}

/** The most jobs, and the largest memory, after which the process ends and another one starts. */
const MOST_JOBS = 200
const MOST_BYTES = 700 * 1024 * 1024
/** No page comes near it. */
const MOST_LETTERS = 16_000_000
/** The mark that ends a job's messages, in a log that is read as it is written. */
const END = '\0'

const { values } = parseArgs({ options: { bundle: { type: 'string' } } })
// The parent process is gone, and with it whoever could send a job.
process.on('disconnect', () => process.exit(0))
let isAsked = false
process.once('message', () => {
  isAsked = true
})
const asked = on(process, 'message')

process.chdir(import.meta.dirname)
process.env.NODE_ENV = 'production'
process.env.SITE_ROOT = import.meta.dirname
const { loadAgency, holdAgency } = await import('./src/load-agency.ts')
const { hariIni } = await import('@safar/shared/platform/format/tanggal')
const bundle = join(import.meta.dirname, '.astro', 'bundel', values.bundle ?? '')
const contentConfig = join(import.meta.dirname, 'src/content.config.ts')
const isReady = await getReady().catch(() => false)

let done = 0
let given: string[] = []
for await (const [message] of asked) {
  const soon = soonSchema.safeParse(message).data
  if (soon) {
    await prepare(soon.versi)
    continue
  }
  const ended = await doJob(jobSchema.parse(message))
  done += 1
  const stays = ended.stays && done < MOST_JOBS && process.memoryUsage.rss() < MOST_BYTES
  process.stderr.write(END)
  await new Promise((sent) => process.send?.({ ...ended, stays }, sent))
  // Handles left open by Astro or a thread would keep it alive.
  if (!stays) process.exit(0)
}

async function doJob(job: Job): Promise<Ended> {
  for (const name of given) delete process.env[name]
  given = Object.keys(job.env)
  Object.assign(process.env, job.env)
  try {
    if (!(await isAsItWas())) return await doAfresh(job)
    return job.program === 'build.ts' ? await build(job) : await preview(job)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return { code: 1, out: '', stays: false }
  }
}

/** Preloads the content while the server still waits for more changes. Its errors are left to the build. */
async function prepare(versi: string): Promise<void> {
  if (!isReady) return
  const { prepareContent } = await import('./bundel/content.ts')
  await prepareContent(contentConfig, versi).catch(() => {})
}

async function build({ args, env }: Job): Promise<Ended> {
  const { buildRelease } = await import('./bundel/build-release.ts')
  const string = { type: 'string' } as const
  const { out, bundle, base } = parseArgs({
    args,
    options: { out: string, bundle: string, base: string },
  }).values
  if (!out) throw new Error('a build without a folder')
  const { takePrepared } = await import('./bundel/content.ts')
  const content = takePrepared(env.KONTEN_VERSI)
  return { code: 0, out: '', stays: await buildRelease({ out, bundle, base, content }) }
}

async function preview({ input = '' }: Job): Promise<Ended> {
  const { buildPreview } = await import('./bundel/build-preview.ts')
  const page = await buildPreview(values.bundle, input)
  if (page && page.length > MOST_LETTERS) throw new Error('the page is too large to be shown')
  return page === null ? { code: 3, out: '', stays: false } : { code: 0, out: page, stays: true }
}

/** Loads what every page needs, the agency included; false where nothing was compiled yet. */
async function getReady(): Promise<boolean> {
  if (!(await stat(join(bundle, STATE_FILE)).catch(() => null))) return false
  enableCompileCache(join(bundle, COMPILED_FOLDER))
  const { siteUrl } = await holdAgency(process.env)
  await import('./bundel/render-release.ts')
  await import('./bundel/render-preview.ts')
  const { rehearse } = await import('./bundel/rehearse.ts')
  await rehearse({ bundle, siteUrl, contentConfig }, () => isAsked)
  return true
}

/** Tells if the day and the agency are unchanged: pages hold both since they were loaded. */
async function isAsItWas(): Promise<boolean> {
  if (!isReady) return false
  const held = globalThis as typeof globalThis & { safarAgency?: unknown; safarToday?: string }
  if (held.safarToday !== hariIni()) return false
  return JSON.stringify(await loadAgency(process.env)) === JSON.stringify(held.safarAgency)
}

/** Runs the job in a process of the program itself. */
async function doAfresh({ program, args, input }: Job): Promise<Ended> {
  // A module loaded into this process watches its process group, and would take the end of the input for the server's.
  const room = process.execArgv.filter((arg) => arg.startsWith('--max'))
  const child = spawn(process.execPath, [...room, join(import.meta.dirname, program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  const ended = once(child, 'close')
  const out = child.stdout ? await text(child.stdout) : ''
  const [code] = await ended
  return { code: code ?? 1, out, stays: false }
}
