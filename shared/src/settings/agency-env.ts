import { hariIni } from '../platform/format/tanggal.ts'
import { type Agency, agencyOf } from './agency.ts'
import { PENGATURAN_CONTOH, TANPA_JANJI } from './pengaturan/awal.ts'
import { pengaturanFromEnv, siteUrlFromEnv } from './pengaturan/env.ts'

/**
 * Returns the agency from environment variables alone.
 * @throws Error that names each variable with a wrong value
 */
export function agencyFromEnv(env: Record<string, string | undefined>, today: string = hariIni()): Agency {
  return agencyOf(pengaturanFromEnv(env, { ...PENGATURAN_CONTOH, ...TANPA_JANJI }), {
    siteUrl: siteUrlFromEnv(env),
    today,
  })
}
