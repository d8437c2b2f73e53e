import { resolve } from 'node:path'
import { backup, countsText } from './cadangan/backup.ts'
import { sealedBackup } from './cadangan/sealed-backup.ts'
import { readEnv } from './env.ts'
import { openGambarStore } from './gambar/open-store.ts'

try {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Usage: npm run backup -- FILE')
  // npm changes the folder; the file is meant from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const env = readEnv(process.env)
  const store = await openGambarStore(env)
  const { CADANGAN_KUNCI: kunci } = env
  const counts = await (kunci ? sealedBackup(env, store, file, kunci) : backup(env, store, file))
  const how = kunci
    ? 'encrypted, brought back once and counted'
    : 'NOT encrypted: whoever has this file reads every name in it. Set CADANGAN_KUNCI to encrypt it'
  console.log(`Wrote ${countsText(counts)} to ${file} (${how}).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
