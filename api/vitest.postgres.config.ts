import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { room } from '../tools/setup/vitest-room.ts'

const ROOT = import.meta.dirname
/** What is about SQLite's own file, about requests that come to no database, or about sums that none has a part in. */
const ELSEWHERE = [
  'src/platform/db/open.test.ts',
  'src/content/paket/calculate-family.test.ts',
  'src/platform/http/answer-cache.test.ts',
  'src/platform/http/bounded-body.test.ts',
  'src/platform/http/client-error.test.ts',
  'src/platform/http/storage-full.test.ts',
  'src/testing/hostile-fields.test.ts',
]
const asksForDatabase = (file: string) =>
  /\b(createTest(App|Database)|withBrankas|seeded)\(/.test(readFileSync(join(ROOT, file), 'utf8'))

/** Whatever has a database made for it, once more, on PostgreSQL. */
const files = globSync('src/**/*.test.ts', { cwd: ROOT }).filter(
  (file) => !ELSEWHERE.includes(file) && asksForDatabase(file),
)
const isAlone = (file: string) => file.endsWith('.alone.test.ts')
const suite = (name: string, include: string[], isolate: boolean) => ({
  test: { name, include, isolate, retry: 1, testTimeout: 120_000, hookTimeout: 120_000, ...room },
})

export default defineConfig({
  test: {
    globalSetup: ['src/testing/postgres-setup.ts'],
    reporters: ['default', '../tools/setup/second-tries.mjs', '../tools/setup/stalled-files.mjs'],
    // As many as the suite of SQLite has: a test waits for its server half of the time.
    maxWorkers: 2,
    projects: [
      // As on SQLite, what they try is loaded once for all files of a worker: a third of the processor time.
      suite(
        'api-postgres',
        files.filter((file) => !isAlone(file)),
        false,
      ),
      suite('api-postgres-alone', files.filter(isAlone), true),
    ],
  },
})
