import { resolve } from 'node:path'
import { createSpawnBuilder } from '../builder.ts'
import { createPublisher } from '../publisher.ts'

/* A server that does nothing but publish, again and again: `publish-loop.ts DATA_DIR PLAN`. Made to be killed. */

const [dataDir = '', planFile = ''] = process.argv.slice(2)
const publisher = await createPublisher(
  {
    dataDir,
    readVersion: async () => 1,
    apiUrl: () => 'http://127.0.0.1:9',
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
