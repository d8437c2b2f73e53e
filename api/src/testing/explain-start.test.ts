import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDiskStore } from '../files/gambar/disk-store.ts'
import { openDatabase } from '../platform/db/open.ts'
import { explainStart } from '../platform/explain-start.ts'
import { openReleaseStore } from '../publishing/publikasi/release-store.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'safar-mulai-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const failure = (start: () => Promise<unknown>) => start().then(() => 'started', explainStart)

it.each([
  ['safar.db', 'folder', () => openDatabase({ DATA_DIR: dir })],
  ['releases', 'file', () => openReleaseStore(dir)],
  ['img_uploads', 'file', () => openDiskStore(join(dir, 'img_uploads'))],
  ['releases', 'loop', () => openReleaseStore(dir)],
] as const)('%s as a %s ends the start with what to do', async (name, kind, start) => {
  const path = join(dir, name)
  if (kind === 'folder') await mkdir(path)
  else if (kind === 'file') await writeFile(path, '')
  else await symlink(path, path)
  const said = await failure(start)
  expect(said).toContain(path)
  expect(said).toMatch(/Move it away, then start again\.$/)
})

it('says the rest as it was', () => {
  expect(explainStart(Object.assign(new Error('listen'), { code: 'EADDRINUSE' }))).toContain('Set PORT')
  expect(explainStart(new Error('A sentence.'))).toBe('A sentence.')
})
