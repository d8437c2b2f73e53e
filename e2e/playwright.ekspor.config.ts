import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/* The site's journeys once more, every one, on an exported folder behind Caddy: a static host must change nothing. */
const port = Number(process.env.E2E_PORT ?? 4399) + 1
const origin = `http://127.0.0.1:${port}`

export default defineConfig({
  ...base,
  testMatch: 'site*.spec.ts',
  use: { ...base.use, baseURL: origin },
  webServer: {
    command: `"${process.execPath}" e2e/ekspor/serve.ts ${port}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: origin,
    // It seeds, builds and exports first.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
