import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import { formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { type LangkahIzin, langkahIzin } from '@safar/shared/settings/pengaturan/izin'
import { transact } from '../../access/session/context.ts'
import { isTentang, queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import { cancelMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { readPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { isBelieved } from './jam.ts'

type Deps = Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>

const PERISTIWA = 'izin-berakhir'

interface Due {
  label: string
  sampai: string
  langkah: LangkahIzin
  kunci: string
}

/**
 * Queues mails to staff on licences that end in 90, 30 or 7 days or have ended: one per licence, last day and step, in
 * days of Jakarta. A waiting one about a licence since prolonged is cancelled. Nothing is sent while the clock is in
 * doubt.
 */
export async function queueLicenceMail(deps: Deps): Promise<void> {
  const { database, siteUrl, now } = deps
  if (!(await isBelieved(database.db, now()))) return
  const isi = await readPengaturan(deps)
  const kantor = { agency: isi, siteUrl }
  const today = hariIni(now())
  const due: Due[] = []
  for (const jenis of ['ppiu', 'pihk'] as const) {
    const { nomor, berlaku_sampai: sampai } = isi[jenis]
    const langkah = langkahIzin(nomor, sampai, today)
    if (langkah === null) continue
    due.push({ label: jenis.toUpperCase(), sampai, langkah, kunci: `izin:${jenis}:${sampai}:${langkah}` })
  }
  await cancelMail(database.db, PERISTIWA, (waiting) => due.some(({ kunci }) => isTentang(waiting, kunci)))
  for (const one of due) {
    await transact(deps, null, (context) =>
      queueOfficeMail(context, {
        peristiwa: PERISTIWA,
        kunci: one.kunci,
        tenang: true,
        kantor,
        templat: {
          nama: one.langkah === 'habis' ? 'izin-habis' : 'izin-berakhir',
          kata: { izin: one.label, hari: formatTanggal(one.sampai) },
          tautan: `${siteUrl}${ADMIN_PAGES.pengaturan}#bagian-izin`,
        },
      }),
    )
  }
}
