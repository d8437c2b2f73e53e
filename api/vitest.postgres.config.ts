import { defineProject } from 'vitest/config'

/** The scenario tests once more, on PostgreSQL; what is about SQLite's own file stays out. */
export default defineProject({
  test: {
    name: 'api-postgres',
    include: [
      'src/{session,noun,tables,paket,pendaftaran,kiriman,gambar,rapikan,openapi,cadangan}/**/*.test.ts',
      'src/publikasi/lease.test.ts',
      'src/seed/seed.test.ts',
      'src/plugins/citizen.test.ts',
      'src/testing/{property,two-servers}.test.ts',
    ],
    globalSetup: ['src/testing/postgres-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
