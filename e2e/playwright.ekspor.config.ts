import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/*
 * An exported folder behind Caddy. Its pages are, but for the API's address, those of a release, which the other
 * journeys look at on the embedded server: how they look, sound and print is not looked at twice. What a static host
 * can get wrong is: journeys that say `@host` walk over addresses it has to find, refuse or pass on, and `ekspor/` asks
 * it for headers, copies and every page.
 */
const port = Number(process.env.E2E_PORT ?? 4399) + 1
const origin = `http://127.0.0.1:${port}`

export default defineConfig({
  ...base,
  // The other journeys write to theirs at the same time.
  outputDir: '../test-results/ekspor',
  projects: [
    { name: 'host', testDir: 'ekspor' },
    { name: 'journeys', testDir: 'journeys', grep: /@host/ },
  ],
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
