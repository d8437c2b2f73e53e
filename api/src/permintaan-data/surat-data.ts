import { ADMIN_PAGES } from '@safar/shared/address/admin'
import * as page from '@safar/shared/address/page'
import { JENIS_PERMINTAAN_LABEL, PERMINTAAN_JAM, TAUTAN_DATA_JAM } from '@safar/shared/permintaan-data/jenis'
import type { Transaction } from 'kysely'
import type { PermintaanDataRow, Tables } from '../db/tables.ts'
import { keKantor } from '../kotak-keluar/ke-kantor.ts'
import { antreSurat } from '../kotak-keluar/kotak-keluar.repository.ts'
import type { NaskahSurat } from '../kotak-keluar/naskah-surat.ts'
import type { Kantor } from '../pengaturan/kantor.ts'
import { hashToken } from '../session/token.ts'
import { rujukanPermintaan } from './permintaan.repository.ts'

/** Sends the way to their data to whoever has the mailbox. */
export async function antreTautanData(
  trx: Transaction<Tables>,
  { id, email }: Pick<PermintaanDataRow, 'id' | 'email'>,
  token: string,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Data Anda di ${agency.brand}`,
    judul: 'Lihat, perbaiki, atau minta hapus data Anda',
    paragraf: [
      'Ada yang meminta melihat data yang kami simpan di bawah alamat email ini. Kalau itu Anda, buka tautan di bawah, lalu tekan “Buka data saya”.',
    ],
    // Behind the `#`, it is sent to no server and stands in no log and no referrer; who has no scripts types it in.
    rincian: [{ nama: 'Kode akses, bila halaman memintanya', isi: token }],
    tautan: { teks: 'Buka halaman Data Saya', url: `${siteUrl}${page.dataSaya}#${token}` },
    penutup: [
      `Tautan dan kode ini berlaku ${TAUTAN_DATA_JAM} jam dan hanya dapat dipakai sekali.`,
      'Bukan Anda? Abaikan email ini. Tidak ada yang dibuka atau dihapus.',
    ],
    dari: agency.brand,
  }
  await antreSurat(
    trx,
    {
      peristiwa: 'tautan-data',
      kunci: `tautan-data:${hashToken(token)}`,
      penerima: email,
      balasKe: agency.email,
      naskah,
      rujukan: rujukanPermintaan(id),
    },
    now,
  )
}

/** Tells staff of a request and of its hours. Who asked stands in the office alone. */
export async function antrePermintaanBaru(
  trx: Transaction<Tables>,
  { id, jenis }: Pick<PermintaanDataRow, 'id' | 'jenis'>,
  { agency, siteUrl }: Kantor,
  now: Date,
): Promise<void> {
  const naskah: NaskahSurat = {
    perihal: `Permintaan data nomor ${id}: ${JENIS_PERMINTAAN_LABEL[jenis]}`,
    judul: 'Ada permintaan tentang data pribadi',
    paragraf: [
      `Menurut UU 27/2022 permintaan ini dijawab paling lambat ${PERMINTAAN_JAM} jam sejak diterima, juga pada hari libur.`,
    ],
    rincian: [
      { nama: 'Nomor', isi: String(id) },
      { nama: 'Yang diminta', isi: JENIS_PERMINTAAN_LABEL[jenis] },
    ],
    tautan: { teks: 'Buka Permintaan data', url: `${siteUrl}${ADMIN_PAGES.permintaanData}` },
    penutup: ['Siapa yang meminta hanya tertulis di admin, tidak di email.'],
    dari: agency.brand,
  }
  await antreSurat(
    trx,
    {
      peristiwa: 'permintaan-data',
      kunci: `permintaan-data:${id}`,
      ...keKantor(agency.email),
      naskah,
      rujukan: rujukanPermintaan(id),
    },
    now,
  )
}
