import type { SiapPaket } from '@safar/shared/paket/kesiapan-schema'
import { kesiapanOf } from '@safar/shared/paket/siap'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../db/rusak.ts'
import type { Tables } from '../db/tables.ts'
import { listRecords } from '../noun/noun.repository.ts'
import { findPengaturan } from '../pengaturan/pengaturan.repository.ts'
import { paketNoun } from './paket.noun.ts'

/** More than anybody prepares at a time. */
const MOST = 500

/** How far packages of a state are from being read. */
export async function listKesiapan(
  db: Kysely<Tables>,
  status: 'draf' | 'terjadwal',
  now: Date,
  onBroken?: OnBroken,
): Promise<SiapPaket[]> {
  const pengatur = await findPengaturan(db, onBroken)
  const list = await listRecords(db, paketNoun, { status }, onBroken)
  return list.slice(0, MOST).map((paket) => {
    const { id, slug, nama_paket, terbit_pada } = paket
    return { id, slug, nama_paket, status, terbit_pada, ...kesiapanOf(paket, pengatur, now) }
  })
}
