import { BUKAN_ANDA } from '@safar/shared/outbound/templat-surat/bukan-anda'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { writeWaktuWib } from '@safar/shared/platform/format/waktu-wib'
import type { Context } from '../../access/session/context.ts'
import type { SuratTemplat } from '../../outbound/kotak-keluar/compose-template.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { queueAccountMail } from './surat-akun.ts'

type Penerima = Pick<StoredRow<'akun'>, 'id' | 'email' | 'role'>

/** Queues a notice to an owner of a sign-in from an unknown device. `kunci` names the sign-in. */
export async function queueNewDevice(
  context: Context,
  akun: Penerima,
  { kunci, perangkat }: { kunci: string; perangkat: string },
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: 'perangkat-baru',
    kata: { bukan_anda: BUKAN_ANDA },
    rincian: [
      { nama: 'Perangkat', isi: perangkat || 'Tidak dikenal' },
      { nama: 'Waktu', isi: writeWaktuWib(context.now.toISOString()) },
    ],
    tautan: `${kantor.siteUrl}${ADMIN_PAGES.settingsProfile}`,
  }
  await queueAccountMail(context, akun, { peristiwa: 'perangkat-baru', kunci, templat, kantor })
}

/** Queues a notice to an owner that a second factor changed. `kunci` names the change. */
export async function queueFactorChanged(
  context: Context,
  akun: Penerima,
  { kunci, apa }: { kunci: string; apa: string },
  kantor: Kantor,
): Promise<void> {
  const templat: SuratTemplat = {
    nama: 'faktor-berubah',
    kata: { apa, bukan_anda: BUKAN_ANDA },
    rincian: [{ nama: 'Waktu', isi: writeWaktuWib(context.now.toISOString()) }],
    tautan: `${kantor.siteUrl}${ADMIN_PAGES.settingsProfile}`,
  }
  await queueAccountMail(context, akun, { peristiwa: 'faktor-berubah', kunci, templat, kantor })
}
