import { ADMIN_PAGES } from '@safar/shared/address/admin'
import type { AppDeps } from '../deps.ts'
import { keKantor } from '../kotak-keluar/ke-kantor.ts'
import { antreSurat } from '../kotak-keluar/kotak-keluar.repository.ts'
import { readKantor } from '../pengaturan/kantor.ts'

/** Tells staff that nothing could be published since the release of that name: once, however often it is tried. */
export async function antreSuratGagal(deps: AppDeps, rilis: string): Promise<void> {
  const { database, now } = deps
  const { agency, siteUrl } = await readKantor(deps)
  await database.db.transaction().execute((trx) =>
    antreSurat(
      trx,
      {
        peristiwa: 'terbit-gagal',
        kunci: `terbit-gagal:${rilis}`,
        ...keKantor(agency.email),
        // The last release is served meanwhile: it can wait for the morning.
        tenang: true,
        naskah: {
          perihal: 'Situs gagal diterbitkan',
          judul: 'Situs gagal diterbitkan',
          paragraf: [
            'Perubahan terakhir belum sampai di situs. Pengunjung tetap membaca terbitan sebelumnya.',
            'Sebabnya tertulis di halaman Publikasi. Perbaiki isiannya, lalu situs terbit dengan sendirinya; atau pilih Bangun ulang.',
          ],
          tautan: { teks: 'Buka Publikasi', url: `${siteUrl}${ADMIN_PAGES.publikasi}` },
          penutup: ['Selama terbitan yang sama masih tayang, pesan ini dikirim sekali saja.'],
          dari: agency.brand,
        },
      },
      now(),
    ),
  )
}
