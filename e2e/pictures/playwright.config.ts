import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { launchOptions } from '../chromium.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const clock = new URL('./fixed-clock.ts', import.meta.url).href
const port = Number(process.env.PICTURES_PORT ?? 4397)

// Workers read this file again: the folder is made once and handed on.
process.env.PICTURES_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'safar-pictures-'))

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/accepted/{arg}-{projectName}{ext}',
  // A picture that nobody has accepted yet is a failure too.
  updateSnapshots: 'none',
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Another Chromium may smooth edges a little otherwise; a line of text that moves by a pixel changes far more.
      threshold: 0.15,
      maxDiffPixels: 150,
    },
  },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--disable-lcd-text', '--force-color-profile=srgb'],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) },
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `"${process.execPath}" "--import=${clock}" api/src/main.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.PICTURES_DATA_DIR,
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
  },
})
