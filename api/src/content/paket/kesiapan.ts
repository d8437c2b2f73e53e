import type { SiapPaket } from '@safar/shared/content/paket/kesiapan-schema'
import { kesiapanOf } from '@safar/shared/content/paket/siap'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { listRecords } from '../../records/noun/noun.repository.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { paketNoun } from './paket.noun.ts'

/** The largest number of packages listed, more than anybody prepares at a time. */
const MOST = 500

/** Lists the readiness of packages in a state. */
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
