import { openDatabase } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { runKeyCommand } from '../../platform/vault/key-command.ts'
import { createVault } from '../../platform/vault/vault.ts'
import { held } from '../tables/held.ts'
import { SEALED_CELLS } from '../tables/tables.ts'

try {
  const env = readEnv(process.env)
  const database = held(await openDatabase(env))
  try {
    const now = () => new Date()
    const { db } = database
    console.log(
      await runKeyCommand(
        process.argv.slice(2),
        { db, env, vault: createVault(env, now), now },
        SEALED_CELLS,
      ),
    )
    await database.forget()
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
