import { tanyaKembarText } from '@safar/shared/content/paket/kembar'
import { kursiSekarang, seatsStayText } from '@safar/shared/content/paket/kursi'
import { PAKET } from '@safar/shared/content/paket/paket-fields'
import { paketInputSchema } from '@safar/shared/content/paket/paket-schema'
import { paketCari } from '@safar/shared/content/paket/paket-search'
import { hargaText, kursiText } from '@safar/shared/content/paket/rules'
import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { mustBeWhole } from '@safar/shared/records/noun/states'
import { storedNoun } from '../../records/noun/declare-noun.ts'
import type { NounRows } from '../../records/noun/noun.table.ts'
import { keptByBookings } from './bookings.ts'
import { tanyaKembar } from './kembar-paket.ts'
import { queuePaketEvents } from './queue-paket-events.ts'
import { requireSiap } from './wajib-siap.ts'

/** The columns of packages, which other wings query by name. */
export interface PaketRows extends NounRows<typeof PAKET> {
  /** `updated_at` of the last change that was not of seats alone: a copy edited since then misses nothing but seats. */
  isi_updated_at: string
}

/** The stored noun of packages, which count seats besides. */
export const paketNoun = storedNoun(PAKET, {
  label: 'Paket',
  // Older clients know of no slug that is taken: they may send a whole package as a new one.
  mayBringSlug: true,
  office: NOUN_PAGE.paket,
  cari: paketCari,
  about: (paket, today) => [
    formatTanggalSingkat(paket.tanggal_keberangkatan),
    hargaText(paket),
    kursiText(paket, today),
    paket.maskapai,
  ],
  whole: paketInputSchema,
  requireLive: requireSiap,
  afterChange: queuePaketEvents,
  partial: { kursi: ['sisa_pax'] },
  keptLive: keptByBookings,
  async asksBack(trx, paket, stored) {
    const [same] = mustBeWhole(paket.status) ? await tanyaKembar(trx, paket, stored) : []
    return same ? tanyaKembarText(same, 'Pulihkan') : null
  },
  bringBack(kept, stored) {
    // Nobody could sell a seat of what was deleted.
    if (!stored) return { data: kept, message: `Kursi ${kursiSekarang(kept)}, seperti saat dihapus.` }
    // Seats sold since then are sold.
    const { total_pax, sisa_pax } = stored
    const isSame = kept.total_pax === total_pax && kept.sisa_pax === sisa_pax
    return { data: { ...kept, total_pax, sisa_pax }, ...(!isSame && { message: seatsStayText(stored) }) }
  },
})
