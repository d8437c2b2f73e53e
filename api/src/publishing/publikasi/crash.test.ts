import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkRelease } from './release-check.ts'
import { openReleaseStore } from './release-store.ts'
import { createStage, homeOnDisk, PATIENT, type Stage, until } from './testing/stage.ts'

vi.setConfig(PATIENT)

const PUBLISH_LOOP = resolve(import.meta.dirname, 'testing/publish-loop.ts')

let stage: Stage
const children: ChildProcess[] = []

beforeEach(async () => {
  stage = await createStage()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await stage.tidy()
})

/** A server process that publishes without end; killed like a power cut would, so long after its first build began. */
async function killedServer(afterMs: number): Promise<void> {
  const before = (await stage.trace()).length
  const child = spawn(process.execPath, [PUBLISH_LOOP, stage.dataDir, stage.planFile], { stdio: 'inherit' })
  children.push(child)
  await until('a running build', async () => (await stage.trace()).length > before)
  await pause(afterMs)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Every file of the release that the pointer names is there, whole, and fits the others. */
async function expectWholeRelease(): Promise<string> {
  const store = await openReleaseStore(stage.dataDir)
  const release = store.current()
  expect(release).not.toBeNull()
  const { 'release.json': _description, ...files } = (await checkRelease(release?.dir ?? '')).files
  expect(files).toEqual(release?.files)
  return release?.id ?? ''
}

test('kill -9 at any moment of 20 publishes leaves a good release for the next start', async () => {
  await stage.plan({ text: 'satu', pages: 20, slowMs: 5 })
  const first = await stage.publisher()
  await first.start()
  await first.close()
  for (let round = 0; round < 20; round += 1) {
    await stage.plan({ text: `putaran${round}`, pages: 20, slowMs: 5 })
    await killedServer(Math.round(Math.random() * 300))
    await expectWholeRelease()
  }
  await stage.plan({ text: 'pulih' })
  const next = await stage.publisher()
  await next.start()
  next.requestPublish()
  await until('published anew', async () => (await homeOnDisk(stage.dataDir)).includes('beranda pulih'))
  // Sweeping follows the switch that visitors see.
  await until('what killed builds left is gone', async () => {
    const left = await readdir(join(stage.dataDir, 'releases'))
    return !left.some((name) => name.startsWith('.'))
  })
})

test('a build whose server was killed ends by itself', async () => {
  await stage.plan({ text: 'yatim', mode: 'hang' })
  const child = spawn(process.execPath, [PUBLISH_LOOP, stage.dataDir, stage.planFile], { stdio: 'inherit' })
  children.push(child)
  await until('a running build', async () => (await stage.trace()).length > 0)
  const pid = Number((await stage.trace())[0]?.split(' ').at(-1))
  child.kill('SIGKILL')
  await until('the build gone', () => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  })
})

test('half a staging folder is cleared at start and never served', async () => {
  await stage.plan({ text: 'satu' })
  const first = await stage.publisher()
  await first.start()
  await first.close()
  const half = join(stage.dataDir, 'releases', '.staging-999999999-abcdef123456')
  await mkdir(half)
  await writeFile(join(half, 'index.html'), 'setengah')
  await stage.publisher()
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
  await expect(readdir(half)).rejects.toThrow('ENOENT')
})

test('the staging folder of a living server is left alone', async () => {
  const store = await openReleaseStore(stage.dataDir)
  const other = join(store.dir, `.staging-${process.ppid}-abcdef123456`)
  await mkdir(other)
  await openReleaseStore(stage.dataDir)
  expect(await readdir(other)).toEqual([])
})

test('a release that lost bytes gives way to the one before', async () => {
  await stage.plan({ text: 'satu' })
  const first = await stage.publisher()
  await first.start()
  const good = first.releases.current()
  await stage.plan({ text: 'dua' })
  first.contentChanged()
  await until('the second release', () => first.releases.current()?.id !== good?.id)
  await first.close()
  await writeFile(join(first.releases.current()?.dir ?? '', 'umroh.html'), '')
  const next = await stage.publisher()
  expect(next.releases.current()?.id).toBe(good?.id)
  expect(await homeOnDisk(stage.dataDir)).toContain('beranda satu')
})

test('a description that cannot be read is no release', async () => {
  const store = await openReleaseStore(stage.dataDir)
  const folder = join(store.dir, '20261121T000000000Z-abcdef')
  await mkdir(folder)
  await writeFile(join(folder, 'release.json'), '{"id":')
  expect((await openReleaseStore(stage.dataDir)).current()).toBeNull()
  expect(await readFile(join(folder, 'release.json'), 'utf8')).toBe('{"id":')
})
