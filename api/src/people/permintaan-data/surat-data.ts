import { saatWib } from '@safar/shared/content/paket/perubahan/words'
import {
  JENIS_PERMINTAAN_LABEL,
  LEWAT_PERMINTAAN_LABEL,
  TAUTAN_DATA_JAM,
} from '@safar/shared/people/permintaan-data/jenis'
import { ADMIN_PAGES } from '@safar/shared/platform/address/admin'
import * as page from '@safar/shared/platform/address/page'
import type { Context } from '../../access/session/context.ts'
import { hashToken } from '../../access/session/token.ts'
import { queueOfficeMail } from '../../outbound/kotak-keluar/ke-kantor.ts'
import { forgetAfter, queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { answerHours, type Kantor } from '../../settings/pengaturan/kantor.ts'
import { rujukanPermintaan } from './permintaan.repository.ts'

/** Queues the link to a person's data, to their mailbox. */
export async function queueDataLink(
  context: Context,
  { id, email }: Pick<StoredRow<'permintaan_data'>, 'id' | 'email'>,
  token: string,
  kantor: Kantor,
): Promise<void> {
  await queueMail(context, {
    peristiwa: 'tautan-data',
    kunci: `tautan-data:${hashToken(token)}`,
    penerima: email,
    balasKe: kantor.agency.email,
    kantor,
    templat: {
      nama: 'tautan-data',
      kata: { berlaku_jam: String(TAUTAN_DATA_JAM) },
      // Behind the `#`, it is sent to no server and stands in no log and no referrer; who has no scripts types it in.
      rincian: [{ nama: 'Kode akses, bila halaman memintanya', isi: token }],
      tautan: `${kantor.siteUrl}${page.dataSaya}#${token}`,
    },
    rujukan: rujukanPermintaan(id),
  })
}

/** Queues a mail to staff about a request and its deadline. The requester is named in the office alone. */
export async function queueNewRequest(
  context: Context,
  { id, jenis }: Pick<StoredRow<'permintaan_data'>, 'id' | 'jenis'>,
  kantor: Kantor,
): Promise<void> {
  const yang_diminta = JENIS_PERMINTAAN_LABEL[jenis]
  await queueOfficeMail(context, {
    peristiwa: 'permintaan-data',
    kunci: `permintaan-data:${id}`,
    kantor,
    templat: {
      nama: 'permintaan-data',
      kata: { nomor: String(id), yang_diminta, batas_jam: String(answerHours(kantor)) },
      rincian: [
        { nama: 'Nomor', isi: String(id) },
        { nama: 'Yang diminta', isi: yang_diminta },
      ],
      tautan: `${kantor.siteUrl}${ADMIN_PAGES.permintaanData}`,
    },
    rujukan: rujukanPermintaan(id),
  })
}

/**
 * The answers in a message. Reasons and results stand on the page of the person's data alone: staff may have written
 * what no mail should say.
 */
const JAWABAN = {
  selesai: 'Permintaan ini sudah selesai kami kerjakan. Keterangannya tertulis di halaman Data Saya.',
  ditolak: 'Permintaan ini tidak dapat kami penuhi. Alasannya tertulis di halaman Data Saya.',
  terhapus: 'Semua data pendaftaran di bawah alamat email ini sudah kami hapus.',
} as const

/**
 * Queues the answer to the requester. If all their data are erased, their address is erased as soon as the message has
 * left.
 */
export async function queueRequestAnswered(
  context: Context,
  { id, jenis, email, keadaan }: Pick<StoredRow<'permintaan_data'>, 'id' | 'jenis' | 'email' | 'keadaan'>,
  kantor: Kantor,
): Promise<void> {
  if (email === '') return
  const terhapus = jenis === 'hapus' && keadaan === 'selesai'
  await queueMail(context, {
    peristiwa: 'permintaan-dijawab',
    kunci: `permintaan-dijawab:${id}`,
    penerima: email,
    balasKe: kantor.agency.email,
    kantor,
    templat: {
      nama: 'permintaan-dijawab',
      kata: {
        nomor: String(id),
        yang_diminta: JENIS_PERMINTAAN_LABEL[jenis],
        keputusan: keadaan === 'ditolak' ? 'ditolak' : 'selesai',
        jawaban: JAWABAN[terhapus ? 'terhapus' : keadaan === 'ditolak' ? 'ditolak' : 'selesai'],
      },
      tautan: `${kantor.siteUrl}${page.dataSaya}`,
    },
    rujukan: terhapus ? forgetAfter(id) : rujukanPermintaan(id),
  })
}

/**
 * Queues a notice to the owner of the address on record that the office recorded a request in their name, so that
 * nobody asks in another's.
 */
export async function queueRequestNoted(
  context: Context,
  { id, jenis, email, lewat, diterima_pada, batas }: StoredRow<'permintaan_data'>,
  kantor: Kantor,
): Promise<void> {
  if (email === '') return
  const yang_diminta = JENIS_PERMINTAAN_LABEL[jenis]
  await queueMail(context, {
    peristiwa: 'permintaan-dicatat',
    kunci: `permintaan-dicatat:${id}`,
    penerima: email,
    balasKe: kantor.agency.email,
    kantor,
    templat: {
      nama: 'permintaan-dicatat',
      kata: { nomor: String(id), yang_diminta, batas: saatWib(batas) },
      rincian: [
        { nama: 'Nomor permintaan', isi: String(id) },
        { nama: 'Yang diminta', isi: yang_diminta },
        { nama: 'Disampaikan', isi: `${saatWib(diterima_pada)}, ${LEWAT_PERMINTAAN_LABEL[lewat]}` },
      ],
      tautan: `${kantor.siteUrl}${page.dataSaya}`,
    },
    rujukan: rujukanPermintaan(id),
  })
}
