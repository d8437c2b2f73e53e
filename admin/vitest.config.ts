import { defineConfig } from 'vitest/config'
import { agencySetting } from './agency-setting.ts'

export default defineConfig({
  define: agencySetting,
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
  },
})
