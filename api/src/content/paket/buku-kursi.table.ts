import { ALASAN_KURSI_MAX } from '@safar/shared/content/paket/kursi'
import { id, integer, nullable, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * The account of seats of each departure that has been booked, staff's alone: `sisa_pax` is `awal_pax` and
 * `koreksi_pax` less the seats taken, which triggers of the database hold.
 */
export const BUKU_KURSI = table({
  key: ['paket_id'],
  columns: {
    paket_id: id,
    /** Seats left as the first booking came, and what has been offered more or less since. */
    awal_pax: integer(),
    /** The hand's correction: below zero for seats that went elsewhere. */
    koreksi_pax: integer(),
    /** The reason of the last correction; blank without one. */
    alasan: text(ALASAN_KURSI_MAX),
    dikoreksi_pada: nullable(time),
  },
})
