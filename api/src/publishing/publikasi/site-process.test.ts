import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSiteProcesses, type SiteJob } from './site-process.ts'

/* A stand-in for the site: it says what it was asked for, and stays for as long as the job wants it to. */
const SITE = `
import { appendFileSync } from 'node:fs'
appendFileSync('started', process.pid + '\\n')
process.on('message', (job) => {
  const { stays } = job.env
  process.stderr.write('said by ' + process.pid + '\\0')
  process.send({ code: 0, out: JSON.stringify(job), stays: stays === '1' }, () => stays || process.exit(0))
})
`
const JOB = { program: 'pratinjau.ts', args: ['--bundle', 'kode'], env: { A: '1' }, input: 'isi' } as const
const STAYING = { ...JOB, env: { stays: '1' } } as const

let root: string
let processes: ReturnType<typeof createSiteProcesses>
const open = (timings: { idleMs?: number; pauseMs?: number } = {}) =>
  createSiteProcesses({ root, bundle: 'kode', env: () => ({ PATH: process.env.PATH }), ...timings })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-siap-'))
  await mkdir(join(root, 'site'))
  await writeFile(join(root, 'site/siap.ts'), SITE)
})
afterEach(async () => {
  processes.close()
  await rm(root, { recursive: true, force: true })
})

/** How many of the processes are alive. */
async function count(): Promise<number> {
  const pids = (await readFile(join(root, 'started'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return pids.filter((pid) => isAlive(Number(pid))).length
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** How many there were. */
const opened = async () =>
  (await readFile(join(root, 'started'), 'utf8').catch(() => '')).split('\n').filter(Boolean).length

/** Has a job done. @returns what it was, which the stand-in says, and what was said meanwhile */
async function answer(job: SiteJob): Promise<{ job: unknown; said: string }> {
  let said = ''
  const { ended } = processes.start(job, (chunk) => {
    said += chunk
  })
  const { code, out } = await ended
  expect(code).toBe(0)
  return { job: JSON.parse(out), said }
}

test('a job is done whether a process was ready or not, and the next one is ready while somebody is at work', async () => {
  processes = open()
  expect((await answer(JOB)).job).toEqual(JOB)
  expect(await count()).toBe(0)
  processes.expect()
  processes.expect()
  await expect.poll(count).toBe(1)
  expect((await answer(JOB)).job).toEqual(JOB)
  await expect.poll(count).toBe(1)
  processes.close()
  await expect.poll(count).toBe(0)
  processes.expect()
  await pause(300)
  expect(await count()).toBe(0)
})

test('a process that stays does one job after the other, each with its own words', async () => {
  processes = open()
  processes.expect()
  await expect.poll(count).toBe(1)
  const first = await answer(STAYING)
  expect(await answer({ ...STAYING, input: 'lain' })).toEqual({
    job: { ...STAYING, input: 'lain' },
    said: first.said,
  })
  expect(await opened()).toBe(1)
  // Two at once are done by two, of which one stays.
  await Promise.all([answer(STAYING), answer(STAYING)])
  expect(await opened()).toBe(2)
  await expect.poll(count).toBe(1)
  processes.close()
  await expect.poll(count).toBe(0)
})

test('no other process is made ready while one is at work, however often staff are seen', async () => {
  processes = open()
  processes.expect()
  await expect.poll(count).toBe(1)
  for (let jobs = 0; jobs < 3; jobs += 1) {
    const running = answer(STAYING)
    processes.expect()
    await running
  }
  await pause(300)
  expect(await opened()).toBe(1)
})

test('a job that is ended is not done, and what did it is gone', async () => {
  await writeFile(join(root, 'site/siap.ts'), SITE.replace('process.send', 'if (job.input) process.send'))
  processes = open()
  processes.expect()
  await expect.poll(count).toBe(1)
  const { ended, kill } = processes.start({ ...STAYING, input: '' }, () => {})
  kill()
  expect(await ended).toEqual({ code: null, out: '' })
  expect((await answer(STAYING)).job).toEqual(STAYING)
})

test('a process that nobody asks ends after a while, and no other takes its place', async () => {
  processes = open({ idleMs: 2_000 })
  processes.expect()
  await expect.poll(count, { timeout: 2_000 }).toBe(1)
  await expect.poll(count, { timeout: 5_000 }).toBe(0)
  await pause(600)
  expect(await count()).toBe(0)
})

test('one that ends by itself is not opened again and again, but a job opens one', async () => {
  await writeFile(join(root, 'site/siap.ts'), SITE.replace('process.on', 'process.exit(1)\nprocess.on'))
  processes = open({ pauseMs: 60_000 })
  processes.expect()
  await expect.poll(opened).toBe(1)
  await expect.poll(count).toBe(0)
  for (let asked = 0; asked < 5; asked += 1) {
    processes.expect()
    await pause(60)
  }
  expect(await opened()).toBe(1)
  expect(await processes.start(JOB, () => {}).ended).toEqual({ code: 1, out: '' })
  expect(await opened()).toBe(2)
})
