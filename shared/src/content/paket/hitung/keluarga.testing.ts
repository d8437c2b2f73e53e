import fc from 'fast-check'
import { addDays } from '../../../platform/format/tanggal.ts'
import { paketRecord } from '../factory.ts'
import { KAMAR } from '../kamar.ts'
import type { Keluarga } from './keluarga.ts'
import { PILIHAN_KAMAR } from './suggest-kamar.ts'

/** The day on which tests compute. */
export const HARI_INI = '2026-11-23'

const harga = fc.integer({ min: 0, max: 400 }).map((times) => times * 137_500)
const maybe = fc.option(harga, { nil: null })
const lahir = fc.oneof(
  fc.integer({ min: 0, max: 6_000 }).map((days) => addDays(HARI_INI, -days)),
  fc.constantFrom('2020-02-29', '2024-02-29', '2015-01-09', '2015-01-10', '2025-01-18', '2025-01-19'),
)

/** A package of which any price may be missing. */
export const paketArbitrary = fc
  .record({
    harga_quad: harga,
    harga_triple: harga,
    harga_double: harga,
    harga_anak_kasur: maybe,
    harga_anak_tanpa_kasur: maybe,
    harga_bayi: maybe,
    dp_per_pax: maybe,
    pelunasan_hari: fc.option(fc.integer({ min: 0, max: 365 }), { nil: null }),
    currency: fc.constantFrom('Rp' as const, 'Rp' as const, 'USD' as const),
    durasi: fc.integer({ min: 1, max: 40 }).map((days) => `${days} Hari`),
    tanggal_keberangkatan: fc.oneof(
      fc.integer({ min: 0, max: 900 }).map((days) => addDays(HARI_INI, days)),
      fc.constantFrom('2027-01-10', '2028-02-29'),
    ),
  })
  .map((fields) => paketRecord(fields))

/** A family whose days of birth are all known. */
export const keluargaArbitrary: fc.Arbitrary<Keluarga> = fc.record({
  dewasa: fc.integer({ min: 1, max: 7 }),
  anak_kasur: fc.array(lahir, { maxLength: 3 }),
  anak_tanpa_kasur: fc.array(lahir, { maxLength: 3 }),
  bayi: fc.array(lahir, { maxLength: 3 }),
  kamar: fc.constantFrom(...PILIHAN_KAMAR),
})

/** Rooms as a caller asks for them who knows no proposals. */
export const dimintaArbitrary = fc.record({ kamar: fc.constantFrom(...KAMAR), kamar_sendiri: fc.boolean() })
