import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { PESERTA } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { pesertaCari } from '@safar/shared/trips/pemesanan/pemesanan-search'
import { conflict } from '../../platform/http/errors.ts'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import type { NounRows } from '../../records/noun/noun.table.ts'
import { bookingsOfPilgrims, refuseBookings } from './needed-bookings.ts'

/** The columns of participants, which queries name. */
export interface PesertaRows extends NounRows<typeof PESERTA> {}

/** The stored noun of participants. They are added and taken out by calls of their booking. */
export const pesertaNoun = storedNoun(PESERTA, {
  label: 'Peserta',
  office: NOUN_PAGE.peserta,
  stays: true,
  cari: pesertaCari,
  async requireReleasable(trx, field, ids) {
    if (field === 'jamaah_id')
      refuseBookings(await bookingsOfPilgrims(trx, ids), 'Data jamaah belum dapat dihapus')
  },
  bringBack(kept, stored) {
    if (!stored) throw conflict('Peserta tidak dipulihkan dari sampah. Tambahkan lagi di pemesanannya.', {})
    const { nama, teman_sekamar, visa, polis } = kept
    return {
      data: { ...stored, nama, teman_sekamar, visa, polis },
      message:
        'Nama, teman sekamar, dan hari visa dan polis dipulihkan. Nomor, orang, kamar, dan harga tetap.',
    }
  },
})
