import { resolve } from 'node:path'
import { openGambarStore } from '../../files/gambar/open-store.ts'
import { readEnv } from '../../platform/env.ts'
import { backup, countsText } from '../cadangan/backup.ts'
import { sealedBackup } from '../cadangan/sealed-backup.ts'

try {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Usage: npm run backup -- FILE')
  // npm changes the folder; the file is meant from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const env = readEnv(process.env)
  const store = await openGambarStore(env)
  const { CADANGAN_KUNCI: kunci } = env
  const { isi, disisihkan } = await (kunci ? sealedBackup(env, store, file, kunci) : backup(env, store, file))
  const how = kunci
    ? 'encrypted, brought back once and counted'
    : 'NOT encrypted: whoever has this file reads every name in it. Set CADANGAN_KUNCI to encrypt it. Private files and the key of sealed values are not in it, so keep those apart'
  console.log(`Wrote ${countsText(isi)} to ${file} (${how}).`)
  if (disisihkan.length > 0) {
    const rows = disisihkan.map(({ tabel, kunci, sebab }) => `  ${tabel} ${kunci}: ${sebab}`)
    console.error(`Set aside in it, since no restore takes them (docs/runbook.md):\n${rows.join('\n')}`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
