import type { AlasanCadangan } from '@safar/shared/cadangan/keadaan'
import { waktuCadangan } from '@safar/shared/cadangan/simpan'
import { readEnv } from '../env.ts'
import { openGambarStore } from '../gambar/open-store.ts'
import type { HasilCadangan } from './catatan.ts'
import { openTempat } from './open-tempat.ts'
import { NotProven, sealedBackup } from './sealed-backup.ts'
import { TempatError } from './tempat.ts'

/*
 * Makes one backup, in a process of its own: copying and proving keep a core busy, and a server that is asked meanwhile answers.
 * Given its name; says what came of it as one line of JSON.
 */

console.log(JSON.stringify(await work(process.argv[2] ?? '')))

async function work(nama: string): Promise<HasilCadangan> {
  try {
    if (waktuCadangan(nama) === null) throw new Error('That is no name of a backup.')
    const env = readEnv(process.env)
    const kunci = env.CADANGAN_KUNCI
    const tempat = await openTempat(env)
    if (!tempat || !kunci) throw new Error('CADANGAN_KE and CADANGAN_KUNCI are not set.')
    const store = await openGambarStore(env)
    const { hasil, besar } = await tempat.put(nama, (path) => sealedBackup(env, store, path, kunci))
    return { besar, isi: hasil }
  } catch (error) {
    return { alasan: alasanOf(error), rinci: error instanceof Error ? error.message : String(error) }
  }
}

/** SQLite's own word for a full disk. */
const SQLITE_FULL = 13

function alasanOf(error: unknown): AlasanCadangan {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return 'penuh'
    if ('errcode' in cause && cause.errcode === SQLITE_FULL) return 'penuh'
  }
  if (error instanceof TempatError) return 'tempat'
  return error instanceof NotProven ? 'tidak-kembali' : 'lain'
}
