import { KANTOR_SETUJU, KANTOR_VERSI } from '@safar/shared/people/pendaftaran/kantor'
import { KABARI_VERSI, notifyMeConsent } from '@safar/shared/people/pendaftaran/notify-me'
import { IMPOR_SETUJU, IMPOR_VERSI } from '@safar/shared/people/pendaftaran/sheet'
import { TUNGGU_VERSI, tungguSetuju } from '@safar/shared/people/pendaftaran/tunggu'
import type { Persetujuan } from '@safar/shared/people/permintaan-data/permintaan-data-schema'
import { parseJson } from '@safar/shared/records/noun/columns'
import { CONSENT } from '@safar/shared/settings/consent'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'

/** Revisions read: far more versions than an agency ever words. */
const REVISIONS_MOST = 500
const bunyiSchema = z.object({
  persetujuan: z.string(),
  persetujuan_pemasaran: z.string(),
  persetujuan_versi: z.string(),
})

type Bunyi = ReadonlyMap<string, { teks: string; pemasaran: string }>

/**
 * Returns the texts of all known versions of the form's consent: the first, those of the settings' revisions, and
 * today's.
 */
export async function bunyiPersetujuan(
  deps: Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>,
): Promise<Bunyi> {
  const { persetujuan } = await readAgency(deps)
  const bunyi = new Map<string, { teks: string; pemasaran: string }>([[CONSENT.versi, CONSENT]])
  for (const data of await revisions(deps.database.db)) {
    const known = bunyiSchema.safeParse(data)
    if (!known.success) continue
    const { persetujuan: teks, persetujuan_pemasaran: pemasaran, persetujuan_versi: versi } = known.data
    bunyi.set(versi, { teks, pemasaran })
  }
  bunyi.set(persetujuan.versi, persetujuan)
  return bunyi
}

async function revisions(db: Kysely<Tables>): Promise<unknown[]> {
  const rows = await db
    .selectFrom('riwayat')
    .select('data')
    .where('jenis', '=', 'pengaturan')
    .orderBy('id')
    .limit(REVISIONS_MOST)
    .execute()
  return rows.map(({ data }) => parseJson(data))
}

type Diberikan = Pick<
  StoredRow<'pendaftaran'>,
  'persetujuan_versi' | 'persetujuan_pada' | 'setuju_pemasaran' | 'hapus_pada' | 'bulan'
>

/** Returns the consent given with a registration: version, text, and time. */
export function persetujuanOf(row: Diberikan, bunyi: Bunyi): Persetujuan {
  const { persetujuan_versi: versi, persetujuan_pada: pada } = row
  const known = { versi, pada, pemasaran: '' }
  if (versi === TUNGGU_VERSI) return { ...known, teks: row.hapus_pada ? tungguSetuju(row.hapus_pada) : '' }
  if (versi === KANTOR_VERSI) return { ...known, teks: KANTOR_SETUJU }
  if (versi === IMPOR_VERSI) return { ...known, teks: IMPOR_SETUJU }
  if (versi === KABARI_VERSI) return { ...known, teks: row.bulan ? notifyMeConsent(row.bulan) : '' }
  const words = bunyi.get(versi)
  return {
    ...known,
    teks: words?.teks ?? '',
    pemasaran: (row.setuju_pemasaran === 1 && words?.pemasaran) || '',
  }
}
