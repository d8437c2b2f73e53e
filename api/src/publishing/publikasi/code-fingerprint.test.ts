import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEnv } from './build-env.ts'
import { codeFingerprint } from './code-fingerprint.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'safar-sidik-'))
  await mkdir(join(root, 'site/src'), { recursive: true })
  await mkdir(join(root, 'site/.astro'), { recursive: true })
  await writeFile(join(root, 'site/src/index.astro'), 'satu')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('the fingerprint changes with code and settings, and with nothing else', async () => {
  const before = await codeFingerprint(root, { PATH: '/bin', AGENCY_BRAND: 'Safar' })
  await writeFile(join(root, 'site/.astro/types.d.ts'), 'made by a build')
  await writeFile(join(root, 'site/src/index.test.ts'), 'a test')
  expect(await codeFingerprint(root, { PATH: '/usr/bin', AGENCY_BRAND: 'Safar', PORT: '1' })).toBe(before)
  expect(await codeFingerprint(root, { AGENCY_BRAND: 'Lain' })).not.toBe(before)
  await writeFile(join(root, 'site/src/index.astro'), 'dua')
  expect(await codeFingerprint(root, { AGENCY_BRAND: 'Safar' })).not.toBe(before)
})

test('no fingerprint can be taken for an option where a build is told it', async () => {
  expect(await codeFingerprint(root, {})).toMatch(/^[\da-f]{32}$/)
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
