import { resolve } from 'node:path'
import { openDatabase } from '../../../platform/db/open.ts'
import { createSpawnBuilder } from '../builder.ts'
import { createLease } from '../lease.ts'
import { createPublisher } from '../publisher.ts'

/*
 * A server that does nothing but publish, again and again: `publish-loop.ts DATA_DIR PLAN [LEASE_MS]`. Made to be
 * killed. With `LEASE_MS` it shares a database, `DATABASE_URL` or the one in `DATA_DIR`, with others.
 */

const [dataDir = '', planFile = '', leaseMs] = process.argv.slice(2)
const database =
  leaseMs && (await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL }))
const publisher = await createPublisher(
  {
    dataDir,
    readVersion: async () => 1,
    apiUrl: () => 'http://127.0.0.1:9',
    ...(database && { lease: createLease(database, 'publikasi', Number(leaseMs)) }),
    log: { info: () => publisher.requestPublish(), warn() {}, error() {} },
  },
  {
    builder: createSpawnBuilder({
      args: [resolve(import.meta.dirname, 'fake-build.ts'), planFile],
      cwd: dataDir,
      timeoutMs: 20_000,
    }),
    env: { PATH: process.env.PATH },
    root: dataDir,
    today: () => '2026-11-21',
    timings: { debounceMs: 0 },
  },
)
const ready = publisher.start()
publisher.requestPublish()
await ready
