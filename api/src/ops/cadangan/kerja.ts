import type { AlasanCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { waktuCadangan } from '@safar/shared/ops/cadangan/retention'
import { openGambarStore } from '../../files/gambar/open-store.ts'
import { readEnv } from '../../platform/env.ts'
import type { HasilCadangan } from './backup-notes.ts'
import { openTempat } from './open-tempat.ts'
import { NotProven, sealedBackup } from './sealed-backup.ts'
import { TempatError } from './tempat.ts'

/*
 * Makes one backup in a process of its own: copying and proving keep a core busy, and the server answers meanwhile. It
 * takes the backup's name and prints its result as one line of JSON.
 */

// Before the work, which the module waits for here: nothing below it is known yet but functions.
/** The number of rows set aside that are named. */
const BARIS_MOST = 20
/** SQLite's own word for a full disk. */
const SQLITE_FULL = 13

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
    const { isi, disisihkan } = hasil
    return { besar, isi, disisihkan: { jumlah: disisihkan.length, baris: disisihkan.slice(0, BARIS_MOST) } }
  } catch (error) {
    return { alasan: alasanOf(error), rinci: error instanceof Error ? error.message : String(error) }
  }
}

function alasanOf(error: unknown): AlasanCadangan {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return 'penuh'
    if ('errcode' in cause && cause.errcode === SQLITE_FULL) return 'penuh'
  }
  if (error instanceof TempatError) return 'tempat'
  return error instanceof NotProven ? 'tidak-kembali' : 'lain'
}
