import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './accounts.ts'
import { launchOptions } from './chromium.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4399)

// Workers read this file again: the folder is made once and handed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'safar-e2e-'))

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Publishing is one for all journeys, and two cores carry a server, a build and a browser already.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions,
  },
  webServer: {
    command: `"${process.execPath}" api/src/main.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    // The first start seeds and builds the whole site; on a busy machine that takes its time.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
})
