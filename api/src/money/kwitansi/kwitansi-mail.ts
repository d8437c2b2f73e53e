import type { KwitansiIsi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { kwitansi as KWITANSI_PATH } from '@safar/shared/platform/address/page'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { cancelMail, queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'

const PERISTIWA = 'kwitansi-pembayaran'
const keyOf = (nomor: string) => `${PERISTIWA}:${nomor}`

/** Returns the address of the page that checks a receipt; what names it stands behind the fragment's sign. */
export const checkAddress = (siteUrl: string, { nomor, k }: { nomor: string; k: string }): string =>
  `${siteUrl}${KWITANSI_PATH}#${nomor}.${k}`

/**
 * Queues the mail with a receipt to who pays, in the transaction that issues it: once per receipt, and not at night.
 * Who gave no address gets none.
 */
export async function queueKwitansiMail(
  context: Context,
  booking: PemesananStored,
  issued: { nomor: string; k: string; isi: KwitansiIsi },
  kantor: Kantor,
): Promise<void> {
  const { id, kode, pemesan_nama, pemesan_email, mata_uang } = booking
  if (pemesan_email === '') return
  const { nomor, isi } = issued
  const sisa = isi.posisi?.sisa ?? 0
  await queueMail(context, {
    peristiwa: PERISTIWA,
    kunci: keyOf(nomor),
    penerima: pemesan_email,
    balasKe: kantor.agency.email,
    rujukan: `pemesanan:${id}`,
    tenang: true,
    kantor,
    templat: {
      nama: PERISTIWA,
      kata: {
        kode,
        nama: namaSurat(pemesan_nama),
        paket: isi.paket,
        nomor,
        jumlah: sumText(isi.jumlah, mata_uang),
        hari: formatTanggal(isi.tanggal_bank),
        sisa: sisa > 0 ? ` Sisa tagihannya ${sumText(sisa, mata_uang)}.` : '',
      },
      tautan: checkAddress(kantor.siteUrl, issued),
    },
  })
}

/** Takes the mail with a receipt back that waits to be sent, in the transaction that cancels it. */
export const cancelKwitansiMail = (trx: Kysely<Tables>, nomor: string): Promise<void> =>
  cancelMail(trx, PERISTIWA, (kunci) => kunci !== keyOf(nomor))
