import { type Agency, agencyOf } from '@safar/shared/agency'
import { hariIni } from '@safar/shared/format/tanggal'
import type { AppDeps } from '../deps.ts'
import { readPengaturan } from './pengaturan.repository.ts'

/** Who the agency is today, for what the server itself shows visitors. */
export async function readAgency(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<Agency> {
  const { siteUrl, now } = deps
  return agencyOf(await readPengaturan(deps), { siteUrl, today: hariIni(now()) })
}
