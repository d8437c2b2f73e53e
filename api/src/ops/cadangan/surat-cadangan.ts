import { saatWib } from '@safar/shared/content/paket/perubahan/words'
import { ALASAN_CADANGAN_LABEL, type AlasanCadangan } from '@safar/shared/ops/cadangan/keadaan'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { transact } from '../../access/session/context.ts'
import { queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readKantor } from '../../settings/pengaturan/kantor.ts'
import { terakhirBaik } from './backup-notes.ts'

type Deps = Pick<AppDeps, 'database' | 'now' | 'siteUrl' | 'pengaturanAwal'>

/**
 * Queues a mail to staff that the night's backup failed, with the reason; one per day in Jakarta, however often it is
 * tried.
 */
export async function queueBackupMail(deps: Deps, alasan: AlasanCadangan): Promise<void> {
  const { database, now } = deps
  const kantor = await readKantor(deps)
  const baik = await terakhirBaik(database.db, now().toISOString())
  await transact(deps, null, (context) =>
    queueOfficeMail(context, {
      peristiwa: 'cadangan-gagal',
      kunci: `cadangan-gagal:${hariIni(context.now)}`,
      // It is tried again through the night: it can wait for the morning.
      tenang: true,
      kantor,
      templat: {
        nama: 'cadangan-gagal',
        kata: {
          alasan: ALASAN_CADANGAN_LABEL[alasan],
          terakhir: baik
            ? `Cadangan terakhir yang baik dibuat ${saatWib(baik.mulai_pada)}.`
            : 'Belum ada satu pun cadangan yang baik.',
        },
        tautan: `${kantor.siteUrl}${ADMIN_PAGES.cadangan}`,
      },
    }),
  )
}

/** Queues a mail to staff that a backup has rows set aside, which would not come back; one per day in Jakarta. */
export async function queueSetAsideMail(deps: Deps, jumlah: number): Promise<void> {
  const kantor = await readKantor(deps)
  await transact(deps, null, (context) =>
    queueOfficeMail(context, {
      peristiwa: 'cadangan-sebagian',
      kunci: `cadangan-sebagian:${hariIni(context.now)}`,
      tenang: true,
      kantor,
      templat: {
        nama: 'cadangan-sebagian',
        kata: { jumlah: `${jumlah} baris` },
        tautan: `${kantor.siteUrl}${ADMIN_PAGES.cadangan}`,
      },
    }),
  )
}
