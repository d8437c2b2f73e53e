import { join } from 'node:path'
import { KATA_KUNCI_CADANGAN } from '@safar/shared/platform/data-key-note'
import type { Database } from '../db/database.ts'
import { KEY_FOLDER, type VaultEnv } from './key-ring.ts'
import { sealOwnSecrets } from './own-secrets.ts'
import { newestKey, type Vault, type VaultStanding } from './vault.ts'

/**
 * Makes the first data key if there is none, and seals what older versions left open. Without the key nothing is
 * touched.
 */
export async function beginVault({ db, forget }: Database, vault: Vault): Promise<VaultStanding> {
  const newest = await newestKey(db)
  if (!newest || vault.has(newest.sidik)) {
    await vault.current(db)
    // The unsealed values leave the file as well.
    if ((await sealOwnSecrets(db, vault)) > 0) await forget()
  }
  return vault.standing(db)
}

/** Writes the state of the data key for whoever starts the server. */
export function kataKunci({ nomor, keadaan }: VaultStanding, { DATA_DIR, DATA_KEY }: VaultEnv): string {
  const folder = join(DATA_DIR, KEY_FOLDER)
  switch (keadaan) {
    case 'baik':
      return `Kunci data nomor ${nomor} ada di ${DATA_KEY ? 'DATA_KEY' : folder}. ${KATA_KUNCI_CADANGAN}`
    case 'belum-diputar':
      return `DATA_KEY menyebut kunci data yang belum dipakai: jalankan npm run kunci -- putar. Sampai itu kunci nomor ${nomor} yang dipakai.`
    case 'hilang':
    case 'asing':
      return `Kunci data nomor ${nomor} tidak ada di server ini, jadi isian tersegel tidak dapat dibuka dan tidak ada yang ditimpa. Beberapa server dengan satu database memerlukan DATA_KEY yang sama; bila tidak, kembalikan berkasnya ke ${folder}. Lihat docs/runbook.md, Data key.`
  }
}
