import { ADMIN_PAGES } from '@safar/shared/address/admin'
import type { AppDeps } from '../deps.ts'
import { antreSuratKantor } from '../kotak-keluar/ke-kantor.ts'
import { suratTemplat } from '../kotak-keluar/susun-templat.ts'
import { readKantor } from '../pengaturan/kantor.ts'

/** Tells staff that nothing could be published since the release of that name: once, however often it is tried. */
export async function antreSuratGagal(deps: AppDeps, rilis: string): Promise<void> {
  const { database, now } = deps
  const kantor = await readKantor(deps)
  await database.db.transaction().execute((trx) =>
    antreSuratKantor(
      trx,
      kantor.agency.email,
      {
        peristiwa: 'terbit-gagal',
        kunci: `terbit-gagal:${rilis}`,
        // The last release is served meanwhile: it can wait for the morning.
        tenang: true,
        templat: suratTemplat('terbit-gagal', kantor, {
          kata: {},
          tautan: `${kantor.siteUrl}${ADMIN_PAGES.publikasi}`,
        }),
      },
      now(),
    ),
  )
}
