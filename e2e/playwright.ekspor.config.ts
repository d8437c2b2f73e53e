import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/*
 * Journeys of the site once more, on an exported folder behind Caddy: those that a host can break, by its headers, redirects,
 * missing pages and the way to the API. What a page says and how it behaves is the same in the same bytes, and is not asked twice.
 */
const port = Number(process.env.E2E_PORT ?? 4399) + 1
const origin = `http://127.0.0.1:${port}`

export default defineConfig({
  ...base,
  grep: /@host/,
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
