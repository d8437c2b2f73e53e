import type { KwitansiIsi } from '@safar/shared/money/kwitansi/kwitansi-schema'
import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { cancelMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { familyPage, queueFamilyMail, wordsOf } from '../../trips/pemesanan/family-mail.ts'

const PERISTIWA = 'pemesanan-lunas'

/** Tells who booked that nothing is open any more, in the transaction of the receipt that paid the last of it. */
export const tellOfPaidInFull = (
  context: Context,
  booking: PemesananStored,
  { nomor, isi }: { nomor: string; isi: KwitansiIsi },
  kantor: Kantor,
): Promise<void> =>
  queueFamilyMail(context, booking, kantor, {
    kunci: nomor,
    templat: {
      nama: PERISTIWA,
      kata: {
        ...wordsOf(booking),
        paket: isi.paket,
        hari: formatTanggalHari(isi.tanggal_keberangkatan),
      },
      tautan: familyPage(kantor),
    },
  })

/** Takes the message back that waits to be sent, in the transaction that cancels its receipt. */
export const takeBackPaidInFull = (trx: Kysely<Tables>, nomor: string): Promise<void> =>
  cancelMail(trx, PERISTIWA, (kunci) => kunci !== `${PERISTIWA}:${nomor}`)
