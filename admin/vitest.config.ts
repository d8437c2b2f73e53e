import { defineConfig } from 'vitest/config'
import { leanEditor } from './lean-editor.ts'
import { leanTable } from './lean-table.ts'

export default defineConfig({
  plugins: [leanTable(), leanEditor()],
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    retry: 1,
    testTimeout: 60_000,
    // As built: only what is inlined passes through the plugin.
    server: { deps: { inline: ['mantine-react-table', 'markdown-it', '@mantine/tiptap'] } },
  },
})
