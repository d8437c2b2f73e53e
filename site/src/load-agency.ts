import { hariIni } from '@safar/shared/platform/format/tanggal'
import { ApiError } from '@safar/shared/platform/http/errors'
import { callJson, createHttp, type Http } from '@safar/shared/platform/http/http'
import { type Agency, agencyOf } from '@safar/shared/settings/agency'
import { PENGATURAN_CONTOH, TANPA_JANJI } from '@safar/shared/settings/pengaturan/awal'
import { pengaturanFromEnv, siteUrlFromEnv } from '@safar/shared/settings/pengaturan/env'
import { readPengaturan } from '@safar/shared/settings/pengaturan/fetch-pengaturan'
import type { PengaturanIsi } from '@safar/shared/settings/pengaturan/pengaturan'
import { readEnv } from './env.ts'

type Dibaca = PengaturanIsi & { updated_at?: string }

const TIMEOUT_MS = 30_000
const NO_ANSWER = 0

const held = globalThis as typeof globalThis & { safarAgency?: Agency; safarToday?: string }

/**
 * Loads the agency from the API at API_URL; from the environment for an older host, which has no settings.
 * @throws Error when the host does not answer, or a variable has a wrong value.
 */
export async function loadAgency(
  env: Record<string, string | undefined>,
  http: Http = createHttp({ baseUrl: readEnv(env).API_URL, timeout: TIMEOUT_MS }),
): Promise<Agency> {
  const isi: Dibaca = (await ask(http)) ?? pengaturanFromEnv(env, { ...PENGATURAN_CONTOH, ...TANPA_JANJI })
  return agencyOf(isi, { siteUrl: siteUrlFromEnv(env), today: held.safarToday ?? hariIni() })
}

async function ask(http: Http): Promise<Dibaca | null> {
  try {
    return readPengaturan(await callJson(() => http.get('api/pengaturan')))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === NO_ANSWER || error.status >= 500) throw error
    return null
  }
}

/** Loads the agency and the day once, for everything that this process builds. */
export async function holdAgency(env: Record<string, string | undefined>): Promise<Agency> {
  held.safarToday ??= hariIni()
  held.safarAgency ??= await loadAgency(env)
  return held.safarAgency
}
