import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSiteProcesses } from './site-process.ts'

/* A stand-in for the site: it waits for its job, says how it was started, and ends. */
const SITE = `
import { appendFileSync } from 'node:fs'
appendFileSync('started', process.pid + '\\n')
process.on('message', ({ program, args, env, input }) => {
  process.stdout.write(JSON.stringify({ program, args, env, input }), () => process.exit(0))
})
`
const JOB = { program: 'pratinjau.ts', args: ['--bundle', 'kode'], env: { A: '1' }, input: 'isi' } as const

let root: string
let processes: ReturnType<typeof createSiteProcesses>
const open = (timings: { idleMs?: number; pauseMs?: number } = {}) =>
  createSiteProcesses({ root, kode: 'kode', env: () => ({ PATH: process.env.PATH }), ...timings })

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

async function answer(child: ChildProcess): Promise<unknown> {
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  return JSON.parse(text)
}

test('a job is done whether a process was ready or not, and the next one is ready while somebody is at work', async () => {
  processes = open()
  expect(await answer(processes.start(JOB))).toEqual(JOB)
  expect(await count()).toBe(0)
  processes.expect()
  processes.expect()
  await expect.poll(count).toBe(1)
  expect(await answer(processes.start(JOB))).toEqual(JOB)
  await expect.poll(count).toBe(1)
  processes.close()
  await expect.poll(count).toBe(0)
  processes.expect()
  await pause(300)
  expect(await count()).toBe(0)
})

test('a process that nobody asks ends after a while, and no other takes its place', async () => {
  processes = open({ idleMs: 400 })
  processes.expect()
  await expect.poll(count).toBe(1)
  await expect.poll(count).toBe(0)
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
  const [code] = await once(processes.start(JOB), 'exit')
  expect(code).toBe(1)
  expect(await opened()).toBe(2)
})
