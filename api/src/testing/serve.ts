import { flushCompileCache } from 'node:module'
import { ensureFirstAdmin } from '../access/session/first-admin.ts'
import { buildApp } from '../app.ts'
import { createPrivateFiles } from '../files/berkas-pribadi/private-files.ts'
import { createGambar } from '../files/gambar/gambar.ts'
import { openGambarStore } from '../files/gambar/open-store.ts'
import { held } from '../ops/tables/held.ts'
import { NOUNS } from '../ops/tables/nouns.ts'
import { startPengirim } from '../outbound/kotak-keluar/sender.ts'
import { openDatabase } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import { createVault } from '../platform/vault/vault.ts'
import { fileOwnerOf } from '../records/noun/stored-noun.ts'
import { AWAL } from './awal.ts'
import { fakePencadang } from './fake-pencadang.ts'
import { fakePratinjau } from './fake-pratinjau.ts'
import { fakePublisher } from './fake-publisher.ts'

/*
 * The real server in a process of its own, without publishing, for benchmarks and for tests that kill it. It prints its
 * address to stdout.
 */

const env = readEnv(process.env)
const now = () => new Date()
const database = held(await openDatabase(env))
const gambar = createGambar(database, await openGambarStore(env), now)
const vault = createVault(env, now)
await ensureFirstAdmin(database.db, env, AWAL.pengaturanAwal.brand, now())
const app = await buildApp({
  env,
  ...AWAL,
  database,
  vault,
  pencadang: fakePencadang(),
  gambar,
  berkasPribadi: createPrivateFiles({ env, database, vault, now }, NOUNS.map(fileOwnerOf)),
  publisher: fakePublisher(),
  pratinjau: fakePratinjau(),
  now,
})
// Tests that send have a mail server.
if (env.SMTP_URL) startPengirim({ env, ...AWAL, database, now }, app.log)
console.log(await app.listen({ port: env.PORT, host: env.HOST }))
// At its end a server that is killed writes nothing.
flushCompileCache()
process.on('SIGTERM', async () => {
  await app.close()
  await database.close()
})
