import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSpawnBuilder } from '../builder.ts'
import type { PublisherDeps } from '../contract.ts'
import { createPublisher, type PublisherOptions, type SitePublisher } from '../publisher.ts'
import type { FakePlan } from './fake-build.ts'

const FAKE_BUILD = resolve(import.meta.dirname, 'fake-build.ts')

/** A data folder, a content version and a fake build for one test. */
export interface Stage {
  dataDir: string
  content: { versi: number }
  planFile: string
  plan(plan: FakePlan): Promise<void>
  /** Opens the gate of a plan's builds. */
  openGate(): Promise<void>
  /** Returns the notes of the fake builds, one line an event. */
  trace(): Promise<string[]>
  publisher(options?: PublisherOptions, deps?: Partial<PublisherDeps>): Promise<SitePublisher>
  /** Closes every publisher and removes the folder. */
  tidy(): Promise<void>
}

export async function createStage(): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'safar-publikasi-'))
  const planFile = join(dataDir, 'plan.json')
  const content = { versi: 1 }
  const publishers: SitePublisher[] = []
  return {
    dataDir,
    content,
    planFile,
    plan: (plan) => writeFile(planFile, JSON.stringify(plan)),
    openGate: () => writeFile(`${planFile}.open`, ''),
    trace: async () =>
      (await readFile(`${planFile}.trace`, 'utf8').catch(() => '')).split('\n').filter(Boolean),

    async publisher(options = {}, deps = {}) {
      const buildTimeoutMs = options.timings?.buildTimeoutMs ?? 20_000
      const publisher = await createPublisher(
        { ...depsOf(dataDir, content), ...deps },
        {
          builder: createSpawnBuilder({
            args: [FAKE_BUILD, planFile],
            cwd: dataDir,
            timeoutMs: buildTimeoutMs,
          }),
          env: { PATH: process.env.PATH },
          root: dataDir,
          today: () => '2026-11-21',
          ...options,
          timings: { debounceMs: 20, longestWaitMs: 200, pollMs: 60_000, ...options.timings, buildTimeoutMs },
        },
      )
      publishers.push(publisher)
      return publisher
    },

    async tidy() {
      for (const publisher of publishers) await publisher.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function depsOf(dataDir: string, content: { versi: number }): PublisherDeps {
  return {
    dataDir,
    readVersion: async () => content.versi,
    apiUrl: () => 'http://127.0.0.1:9',
    log: { info() {}, warn() {}, error() {} },
  }
}

/** Timeouts for twenty builds in a row on a busy machine. */
export const PATIENT = { testTimeout: 240_000, hookTimeout: 120_000 }

/** Waits until something is true; a test that waits in vain fails with what it waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 10_000; tries += 1) {
    if (await holds()) return
    await pause(10)
  }
  throw new Error(`never came true: ${what}`)
}

/** Reads the home page that visitors would get, through the link on disk. */
export function homeOnDisk(dataDir: string): Promise<string> {
  return readFile(join(dataDir, 'releases', 'current', 'index.html'), 'utf8')
}
