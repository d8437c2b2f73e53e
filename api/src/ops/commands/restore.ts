import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { waktuCadangan } from '@safar/shared/ops/cadangan/retention'
import { openGambarStore } from '../../files/gambar/open-store.ts'
import { readEnv } from '../../platform/env.ts'
import { countsText } from '../cadangan/backup.ts'
import { openTempat } from '../cadangan/open-tempat.ts'
import { restore } from '../cadangan/restore.ts'

try {
  const [given] = process.argv.slice(2)
  if (!given) throw new Error('Usage: npm run restore -- FILE, or the name of a backup that Cadangan shows')
  const env = readEnv(process.env)
  // npm changes the folder; the file is meant from where the command was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', given)
  const dir = await mkdtemp(join(tmpdir(), 'safar-restore-'))
  try {
    const fetched = join(dir, 'cadangan')
    const isNamed = waktuCadangan(given) !== null && !existsSync(file)
    const isFetched = isNamed && ((await (await openTempat(env))?.get(given, fetched)) ?? false)
    const source = isFetched ? fetched : file
    const {
      tersegel = 0,
      hilang = 0,
      ...counts
    } = await restore(env, await openGambarStore(env), source, env.CADANGAN_KUNCI)
    console.log(`Brought back ${countsText(counts)} from ${isFetched ? given : file}.`)
    if (tersegel > 0) console.error(stillSealed(tersegel))
    if (hilang > 0) console.error(withoutBytes(hilang))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function stillSealed(count: number): string {
  return `${count} sealed ${count === 1 ? 'value does' : 'values do'} not open here: authenticator apps, secrets of webhooks, private files. Their key is not in this backup, since
it was not encrypted, and not on this server. Copy the file of the other server's key into DATA_DIR/kunci as server-lama, or set those
apps up anew after a recovery code (docs/runbook.md, Data key).`
}

function withoutBytes(count: number): string {
  return `${count} private ${count === 1 ? 'file is' : 'files are'} named but not there: only an encrypted backup holds their bytes, and this server's store has
them not. They are marked as lost, and whoever opens one is asked to upload it again (docs/runbook.md, Private files).`
}
