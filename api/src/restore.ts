import { resolve } from 'node:path'
import { countsText } from './cadangan/backup.ts'
import { restore } from './cadangan/restore.ts'
import { readEnv } from './env.ts'
import { openGambarStore } from './gambar/open-store.ts'

try {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Usage: npm run restore -- FILE')
  // npm changes the folder; the file is meant from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const env = readEnv(process.env)
  const counts = await restore(env, await openGambarStore(env), file, env.CADANGAN_KUNCI)
  console.log(`Brought back ${countsText(counts)} from ${file}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
