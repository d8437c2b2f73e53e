import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { room } from '../tools/setup/vitest-room.ts'
import { lean } from './lean.ts'

const ALONE = 'src/**/*.alone.test.tsx'

const pages = (test: TestProjectInlineConfiguration['test']) =>
  defineConfig({
    plugins: lean(),
    test: {
      environment: 'happy-dom',
      // The same number as other projects: all share the workers.
      maxWorkers: 2,
      setupFiles: ['src/testing/setup.ts'],
      retry: 1,
      testTimeout: 60_000,
      ...room,
      // As built: only what is inlined passes through the plugin.
      server: { deps: { inline: ['mantine-react-table', 'markdown-it', '@mantine/tiptap'] } },
      ...test,
    },
  })

/** Files that put something else in the place of a module: each loads the office anew. */
export const alone = pages({ name: 'admin alone', include: [ALONE] })

/** The project that loads the office once for all files of a worker: loading took half of a file's processor time. */
export default pages({
  name: 'admin',
  isolate: false,
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: [ALONE],
})
