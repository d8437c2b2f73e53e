import { ADMIN_PAGES } from '@safar/shared/address/admin'
import { ALASAN_CADANGAN_LABEL, type AlasanCadangan } from '@safar/shared/cadangan/keadaan'
import { hariIni } from '@safar/shared/format/tanggal'
import { saatWib } from '@safar/shared/paket/perubahan/words'
import type { AppDeps } from '../deps.ts'
import { keKantor } from '../kotak-keluar/ke-kantor.ts'
import { antreSurat } from '../kotak-keluar/kotak-keluar.repository.ts'
import { readKantor } from '../pengaturan/kantor.ts'
import { terakhirBaik } from './catatan.ts'

type Deps = Pick<AppDeps, 'database' | 'now' | 'siteUrl' | 'pengaturanAwal'>

/** Tells staff that the night's backup could not be made, and why: once a day of Jakarta, however often it is tried. */
export async function antreSuratCadangan(deps: Deps, alasan: AlasanCadangan): Promise<void> {
  const { database, now } = deps
  const { agency, siteUrl } = await readKantor(deps)
  const baik = await terakhirBaik(database.db, now().toISOString())
  const judul = 'Cadangan gagal dibuat'
  await database.db.transaction().execute((trx) =>
    antreSurat(
      trx,
      {
        peristiwa: 'cadangan-gagal',
        kunci: `cadangan-gagal:${hariIni(now())}`,
        ...keKantor(agency.email),
        // It is tried again through the night: it can wait for the morning.
        tenang: true,
        naskah: {
          perihal: judul,
          judul,
          paragraf: [
            ALASAN_CADANGAN_LABEL[alasan],
            baik
              ? `Cadangan terakhir yang baik dibuat ${saatWib(baik.mulai_pada)}.`
              : 'Belum ada satu pun cadangan yang baik.',
          ],
          tautan: { teks: 'Buka Cadangan', url: `${siteUrl}${ADMIN_PAGES.cadangan}` },
          penutup: [
            'Server mencobanya lagi dengan sendirinya. Dalam sehari kami mengabarkannya sekali saja.',
          ],
          dari: agency.brand,
        },
      },
      now(),
    ),
  )
}
