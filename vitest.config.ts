import { defineConfig } from 'vitest/config'

// Ends what hangs. A machine that many share is slow, and slow is not wrong.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    // Two at a time: several suites start servers and child processes of their own.
    maxWorkers: 2,
    projects: [
      { test: { name: 'shared', include: ['shared/src/**/*.test.ts'], ...patient } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], ...patient } },
      { test: { name: 'api', include: ['api/src/**/*.test.ts'], ...patient } },
      { test: { name: 'site', include: ['site/{src,bundel}/**/*.test.ts'], ...patient } },
      'admin',
    ],
  },
})
