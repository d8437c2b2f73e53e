import { defineConfig } from 'vitest/config'
import { room } from './tools/setup/vitest-room.ts'

// Ends what hangs. A machine that many share is slow, and slow is not wrong. Why a second try: docs/decisions/0039.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, retry: 1, ...room }
// A file that puts something else in the place of a module is called so, and has a worker of its own; so has one that reads
// pictures which the server, once loaded, lets nobody in its process read.
const ALONE = '**/*.alone.test.ts'
// What is about several servers on one PostgreSQL database: api/vitest.postgres.config.ts runs it.
const ON_POSTGRES = '**/*.postgres.test.ts'
// What asks LibreOffice: `npm run libreoffice`.
const IN_LIBREOFFICE = '**/*.libreoffice.test.ts'
const suite = (name: string, include: string, more: { isolate?: boolean } = {}) => ({
  test: { name, include: [include], exclude: [ALONE, ON_POSTGRES, IN_LIBREOFFICE], ...more, ...patient },
})
// What they try is loaded once for all files of a worker: of the server, half of the processor time that a file takes.
const together = { isolate: false }

export default defineConfig({
  test: {
    // Two at a time: several suites start servers and child processes of their own.
    maxWorkers: 2,
    reporters: ['default', './tools/setup/second-tries.mjs', './tools/setup/stalled-files.mjs'],
    // happy-dom closes an answer's body that was closed already when the page it was for is gone: its fault, and nobody's test.
    onUnhandledError: ({ code, stack }) =>
      !(code === 'ERR_INVALID_STATE' && stack?.includes('happy-dom/lib/fetch/utilities/FetchBodyUtility')),
    projects: [
      suite('shared', 'shared/src/**/*.test.ts', together),
      suite('tools', 'tools/**/*.test.ts', together),
      suite('site', 'site/{src,bundel}/**/*.test.ts', together),
      suite('api', 'api/src/**/*.test.ts', together),
      { test: { name: 'alone', include: [`{api,shared,site}/{src,bundel}/${ALONE}`], ...patient } },
      'admin',
      'admin/vitest.alone.config.ts',
    ],
  },
})
