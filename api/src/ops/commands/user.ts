import { parseArgs } from 'node:util'
import { readPassword } from '../../access/session/read-password.ts'
import { runUserCommand, setsPassword, USER_USAGE } from '../../access/session/user-command.ts'
import { openDatabase } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { held } from '../tables/held.ts'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      password: { type: 'string' },
      nama: { type: 'string' },
    },
  })
  if (setsPassword(positionals) && (values.password ?? '-') === '-') {
    values.password = await readPassword(process.stdin, process.stderr)
  }
  const database = held(await openDatabase(readEnv(process.env)))
  try {
    console.log(await runUserCommand({ database, now: () => new Date() }, positionals, values))
    await database.forget()
  } finally {
    await database.close()
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message.startsWith('Unknown option') ? `${message}\n\n${USER_USAGE}` : message)
  process.exitCode = 1
}
