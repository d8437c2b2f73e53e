import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEnv } from './build-env.ts'
import { codeFingerprint, officeFingerprint } from './code-fingerprint.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-sidik-'))
  await mkdir(join(root, 'site/src'), { recursive: true })
  await mkdir(join(root, 'site/.astro'), { recursive: true })
  await writeFile(join(root, 'site/src/index.astro'), 'satu')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('the fingerprint changes with code and settings, and with nothing else; what is compiled serves every agency', async () => {
  const before = await codeFingerprint(root, { PATH: '/bin', AGENCY_BRAND: 'Safar' })
  await writeFile(join(root, 'site/.astro/types.d.ts'), 'made by a build')
  await writeFile(join(root, 'site/src/index.test.ts'), 'a test')
  expect(await codeFingerprint(root, { PATH: '/usr/bin', AGENCY_BRAND: 'Safar', PORT: '1' })).toEqual(before)
  for (const other of [{ AGENCY_BRAND: 'Lain' }, { AGENCY_BRAND: 'Safar', SITE_URL: 'https://lain.test' }]) {
    const { bundle, kode } = await codeFingerprint(root, other)
    expect([bundle, kode === before.kode]).toEqual([before.bundle, false])
  }
  const elsewhere = { AGENCY_BRAND: 'Safar', PUBLIC_API_URL: 'https://api.test' }
  expect((await codeFingerprint(root, elsewhere)).bundle).not.toBe(before.bundle)
  await writeFile(join(root, 'site/src/index.astro'), 'dua')
  const { bundle, kode } = await codeFingerprint(root, { AGENCY_BRAND: 'Safar' })
  expect([bundle === before.bundle, kode === before.kode]).toEqual([false, false])
})

test('the office is built anew for other code of its own or of what it shares, and for another address of the API', async () => {
  for (const folder of ['admin/src', 'admin/dist', 'shared/src'])
    await mkdir(join(root, folder), { recursive: true })
  const before = await officeFingerprint(root, 'https://api.test')
  await writeFile(join(root, 'admin/dist/app.js'), 'made by a build')
  await writeFile(join(root, 'admin/src/app.test.tsx'), 'a test')
  await writeFile(join(root, 'site/src/index.astro'), 'dua')
  expect(await officeFingerprint(root, 'https://api.test')).toBe(before)
  expect(await officeFingerprint(root, 'https://lain.test')).not.toBe(before)
  await writeFile(join(root, 'shared/src/harga.ts'), 'satu')
  const shared = await officeFingerprint(root, 'https://api.test')
  await writeFile(join(root, 'admin/src/app.tsx'), 'satu')
  const own = await officeFingerprint(root, 'https://api.test')
  expect(new Set([before, shared, own]).size).toBe(3)
})

test('no fingerprint can be taken for an option where a build is told it', async () => {
  const { bundle, kode } = await codeFingerprint(root, {})
  for (const name of [bundle, kode]) expect(name).toMatch(/^[\da-f]{32}$/)
})

test('a build is told the site settings and none of the secrets', () => {
  const secrets = {
    ADMIN_PASSWORD: 'x',
    DATABASE_URL: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
    DEPLOY_HOOK_URL: 'x',
    NODE_OPTIONS: 'x',
  }
  expect(
    buildEnv({ ...secrets, PATH: '/bin', SITE_URL: 'https://safar.test' }, 'http://127.0.0.1:1'),
  ).toEqual({
    PATH: '/bin',
    SITE_URL: 'https://safar.test',
    API_URL: 'http://127.0.0.1:1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  })
})
