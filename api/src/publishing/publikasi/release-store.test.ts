import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openReleaseStore } from './release-store.ts'
import { putRelease } from './testing/put-release.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'safar-rilis-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(dataDir, { recursive: true, force: true })
})

test('a clock that is set back leaves releases in their order, and each is kept for as long as ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:00:00Z') })
  const releases = await openReleaseStore(dataDir)
  const publish = async (text: string) => {
    await putRelease(releases, { 'index.html': text, '404.html': '404', 'detail-shell.html': '…' })
    return releases.current()?.id ?? ''
  }
  for (const text of ['a', 'b', 'c', 'd', 'e']) await publish(text)
  vi.setSystemTime(new Date('2026-11-21T04:00:00Z'))
  const last = [await publish('f'), await publish('g')].reverse()
  expect(releases.list().slice(0, 2)).toMatchObject(last.map((id) => ({ id })))
  expect(await readdir(join(dataDir, 'releases'))).toEqual(expect.arrayContaining(last))
  const reopened = await openReleaseStore(dataDir)
  expect(reopened.list().map(({ id }) => id)).toEqual(releases.list().map(({ id }) => id))
})

test.each(['folder', 'file'] as const)(
  'a %s in the place of the link is set aside, and releases go on',
  async (kind) => {
    const dir = join(dataDir, 'releases')
    await mkdir(dir, { recursive: true })
    if (kind === 'file') await writeFile(join(dir, 'current'), 'x')
    else {
      await mkdir(join(dir, 'current'))
      await writeFile(join(dir, 'current/index.html'), 'salinan')
    }
    const releases = await openReleaseStore(dataDir)
    expect(releases.current()).toBeNull()
    await putRelease(releases, { 'index.html': 'a', '404.html': '404', 'detail-shell.html': '…' })
    expect((await lstat(join(dir, 'current'))).isSymbolicLink()).toBe(true)
    expect((await readdir(dir)).filter((name) => name.startsWith('current-bukan-tautan-'))).toHaveLength(1)
  },
)
