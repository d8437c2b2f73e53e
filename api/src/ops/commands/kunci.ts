import { openPrivateStore } from '../../files/berkas-pribadi/open-private-store.ts'
import { resealFiles } from '../../files/berkas-pribadi/reseal-files.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { runKeyCommand } from '../../platform/vault/key-command.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { held } from '../tables/held.ts'
import { SEALED_CELLS, SEALED_COPIES } from '../tables/tables.ts'

try {
  const env = readEnv(process.env)
  const database = held(await openDatabase(env))
  try {
    const now = () => new Date()
    const { db } = database
    const vault = createVault(env, now)
    const alsoReseal = (onStep: () => void | Promise<void>) =>
      resealFiles(database, vault, () => openPrivateStore(env), onStep)
    const deps = { db, env, vault, now, alsoReseal }
    console.log(await runKeyCommand(process.argv.slice(2), deps, SEALED_CELLS, SEALED_COPIES))
    await database.forget()
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
