import { z } from 'zod'
import { PAKET_FIELDS, PAKET_LIMITS } from '../paket-fields.ts'

/** Fields whose changes families are told of. Seats left are not among them: they change with every sale. */
export const PERUBAHAN_BIDANG = [
  'harga_quad',
  'harga_triple',
  'harga_double',
  'currency',
  'tanggal_keberangkatan',
  'durasi',
  'maskapai',
  'hotels',
  'total_pax',
] as const
export type PerubahanBidang = (typeof PERUBAHAN_BIDANG)[number]

/** The largest number of changes told of one package, the newest. */
export const PERUBAHAN_MOST = 50

const nilai = z.union([z.string(), z.number()])

/**
 * One published change: prices and seats are numbers, days `YYYY-MM-DD`, hotels their names in the order of the stay.
 */
export const perubahanSchema = z
  .object({
    /** ISO 8601 in UTC. */
    pada: z.string(),
    bidang: z.enum(PERUBAHAN_BIDANG),
    dari: nilai,
    ke: nilai,
  })
  .meta({ id: 'Perubahan' })
export type Perubahan = z.infer<typeof perubahanSchema>

/** The published changes of one package. */
export const perubahanPaketSchema = z.object({
  slug: z.string(),
  /** Time since which changes are known; null if none was recorded while the package was live. */
  sejak: z.string().nullable(),
  /** True if changes are known since it first went live. */
  lengkap: z.boolean(),
  perubahan: z.array(perubahanSchema).max(PERUBAHAN_MOST),
})
export type PerubahanPaket = z.infer<typeof perubahanPaketSchema>

const { harga_quad, harga_triple, harga_double, currency, maskapai, total_pax } = PAKET_FIELDS
const teks = (max: number) => z.string().max(max)
const jumlah = (max: number) => z.int().min(0).max(max)

/** The values that families rely on as a form holds them, incomplete or not. */
export const nilaiPaketSchema = z
  .object({
    harga_quad: jumlah(harga_quad.max),
    harga_triple: jumlah(harga_triple.max),
    harga_double: jumlah(harga_double.max),
    currency: z.enum(currency.of),
    tanggal_keberangkatan: teks(30),
    durasi: teks(50),
    maskapai: teks(maskapai.max),
    hotels: teks(PAKET_LIMITS.entries * (PAKET_LIMITS.line + 3)),
    total_pax: jumlah(total_pax.max),
  })
  .meta({
    id: 'NilaiPaket',
    examples: [
      {
        harga_quad: 30_000_000,
        harga_triple: 31_000_000,
        harga_double: 32_000_000,
        currency: 'Rp',
        tanggal_keberangkatan: '2027-01-12',
        durasi: '9 Hari',
        maskapai: 'Saudia',
        hotels: 'Taibah Nur · Rayhan Ajyad',
        total_pax: 45,
      },
    ],
  })

/** The effect of a save on published changes: those that would show, and fields corrected within the hour. */
export const perubahanNantiSchema = z.object({
  tampil: z.array(perubahanSchema),
  koreksi: z.array(z.enum(PERUBAHAN_BIDANG)),
})
export type PerubahanNanti = z.infer<typeof perubahanNantiSchema>
