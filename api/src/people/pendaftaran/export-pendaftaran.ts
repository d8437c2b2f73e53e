import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranCsv } from '@safar/shared/people/pendaftaran/sheet'
import type { Kysely } from 'kysely'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { listPendaftaran, type PendaftaranFilter } from './pendaftaran.repository.ts'

/** The largest number of rows in one file, twice what an agency has. */
export const EKSPOR_MOST = 20_000
const AT_ONCE = 500

/** Writes all registrations that pass a filter as CSV, the newest first, and counts them. */
export async function exportPendaftaran(
  db: Kysely<Tables>,
  filter: PendaftaranFilter,
  today: string,
  onBroken?: OnBroken,
): Promise<{ csv: string; jumlah: number }> {
  const all: Pendaftaran[] = []
  for (let sebelum: number | undefined; all.length < EKSPOR_MOST; ) {
    const { data } = await listPendaftaran(
      db,
      { ...filter, sebelum, per_page: AT_ONCE, page: 1 },
      onBroken,
      today,
    )
    all.push(...data)
    const last = data.at(-1)
    if (!last || data.length < AT_ONCE) break
    sebelum = last.id
  }
  return { csv: pendaftaranCsv(all), jumlah: all.length }
}
