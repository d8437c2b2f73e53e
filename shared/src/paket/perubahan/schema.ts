import { z } from 'zod'

/** What a family relies on, and is told of when it moves. Seats left are not among it: they change with every sale. */
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

/** The newest that are told of one package. */
export const PERUBAHAN_MOST = 50

const nilai = z.union([z.string(), z.number()])

/** One published change: prices and seats are numbers, days `YYYY-MM-DD`, hotels their names in the order of the stay. */
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

/** What is known of a package's changes. */
export const perubahanPaketSchema = z.object({
  slug: z.string(),
  /** Since when changes are known; null where nothing was recorded while the package was live. */
  sejak: z.string().nullable(),
  /** Known since it first went live. */
  lengkap: z.boolean(),
  perubahan: z.array(perubahanSchema).max(PERUBAHAN_MOST),
})
export type PerubahanPaket = z.infer<typeof perubahanPaketSchema>
