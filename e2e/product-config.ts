import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PlaywrightTestConfig } from '@playwright/test'
import { testNode } from '../tools/setup/product.ts'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './accounts.ts'
import { shellOptions } from './chromium.ts'

interface Product {
  port: number
  /** The variable with the data folder: workers read the configuration again, and the folder is made once. */
  dataDir: 'E2E_DATA_DIR' | 'PICTURES_DATA_DIR'
  /** A module that the server loads before its own. */
  preload?: string
}

/**
 * Returns the configuration that all browser tests share: a product of their own, which seeds itself as after `npm
 * start`, and one browser after another.
 */
export function productConfig({ port, dataDir, preload }: Product) {
  process.env[dataDir] ??= mkdtempSync(join(tmpdir(), 'safar-e2e-'))
  const origin = `http://127.0.0.1:${port}`
  const flags = preload ? [...testNode.flags, `--import=${preload}`] : testNode.flags
  return {
    // Publishing is one for all, and two cores carry a server, a build and a browser already.
    workers: 1,
    fullyParallel: false,
    forbidOnly: Boolean(process.env.CI),
    // Why a second try: docs/decisions/0039.
    retries: 1,
    timeout: 300_000,
    expect: { timeout: 30_000 },
    reporter: [['list']],
    use: { baseURL: origin, locale: 'id-ID', timezoneId: 'Asia/Jakarta', launchOptions: shellOptions },
    webServer: {
      command: [process.execPath, ...flags, 'api/src/main.ts'].map((word) => `"${word}"`).join(' '),
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `${origin}/api/health`,
      // The first start seeds and builds the whole site; on a busy machine that takes its time.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
      env: {
        ...testNode.env,
        PORT: String(port),
        DATA_DIR: process.env[dataDir] ?? '',
        ADMIN_EMAIL,
        ADMIN_PASSWORD,
        SITE_URL: origin,
        LOG_LEVEL: 'warn',
        // A journey receives webhooks itself.
        WEBHOOK_SENDIRI: 'true',
        // A seed's copies take a core for nearly three minutes, and no journey looks at them.
        AVIF: 'false',
      },
    },
  } satisfies PlaywrightTestConfig
}
