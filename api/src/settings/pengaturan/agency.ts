import { hariIni } from '@safar/shared/platform/format/tanggal'
import { type Agency, agencyOf } from '@safar/shared/settings/agency'
import type { AppDeps } from '../../platform/deps.ts'
import { readPengaturan } from './pengaturan.repository.ts'

/** Returns the agency as of today, for what the server itself shows visitors. */
export async function readAgency(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<Agency> {
  const { siteUrl, now } = deps
  return agencyOf(await readPengaturan(deps), { siteUrl, today: hariIni(now()) })
}
