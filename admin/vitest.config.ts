import { defineConfig } from 'vitest/config'
import { agencySetting } from './agency-setting.ts'
import { leanTable } from './lean-table.ts'

export default defineConfig({
  plugins: [leanTable()],
  define: agencySetting,
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 60_000,
    // As built: only what is inlined passes through the plugin.
    server: { deps: { inline: ['mantine-react-table'] } },
  },
})
