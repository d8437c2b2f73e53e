import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Two at a time: several suites start servers and child processes of their own.
    maxWorkers: 2,
    projects: [
      { test: { name: 'shared', include: ['shared/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'] } },
      { test: { name: 'api', include: ['api/src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'site', include: ['site/{src,bundel}/**/*.test.ts'] } },
      'admin',
    ],
  },
})
