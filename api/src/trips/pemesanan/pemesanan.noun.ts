import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { PEMESANAN } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { pemesananCari } from '@safar/shared/trips/pemesanan/pemesanan-search'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { conflict } from '../../platform/http/errors.ts'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import type { NounRows } from '../../records/noun/noun.table.ts'
import { bookingsNeeded, bookingsPaid, refuseBookings } from './needed-bookings.ts'

/** The columns of bookings, which queries name. */
export interface PemesananRows extends NounRows<typeof PEMESANAN> {}

/** The stored noun of bookings. Their calls are their own: states, seats and prices follow rules. */
export const pemesananNoun = storedNoun(PEMESANAN, {
  label: 'Pemesanan',
  office: NOUN_PAGE.pemesanan,
  stays: true,
  cari: pemesananCari,
  wayOn:
    'Yang pernah dipesan tidak dihapus: arsipkan setelah pemesanannya selesai, batal, atau pindah ke keberangkatan lain.',
  async requireErasable(trx, ids) {
    refuseBookings(await bookingsNeeded(trx, ids), 'Data pemesan belum dapat dihapus')
  },
  async requireExpired(trx, ids, now) {
    refuseBookings(await bookingsPaid(trx, ids, now), 'Data pemesan belum dapat dihapus')
  },
  about: ({ status }) => [PEMESANAN_STATUS_LABEL[status]],
  bringBack(kept, stored) {
    if (!stored) throw conflict('Pemesanan tidak dipulihkan dari sampah. Buat pemesanan baru.', {})
    const { pemesan_nama, pemesan_telepon, pemesan_email } = kept
    return {
      data: { ...stored, pemesan_nama, pemesan_telepon, pemesan_email },
      message: 'Pemesan dipulihkan. Catatan, keadaan, peserta, harga, dan kursi tetap.',
    }
  },
})
