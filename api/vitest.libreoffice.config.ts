import { defineConfig } from 'vitest/config'

/** What asks LibreOffice, which `npm run libreoffice` brings and names. */
export default defineConfig({
  test: { include: ['src/**/*.libreoffice.test.ts'], testTimeout: 300_000 },
})
