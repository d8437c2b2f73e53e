import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/**
 * The configuration that takes the pictures of README and docs, from the same server with its stopped clock, so that
 * they change with the look alone.
 */
export default defineConfig({
  ...tests,
  testMatch: 'docs-pictures.ts',
  outputDir: '../../test-results/docs-pictures',
  projects: [{ name: 'docs' }],
})
