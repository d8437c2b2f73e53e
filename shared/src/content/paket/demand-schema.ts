import { z } from 'zod'

/** The number of weeks in the report, from Monday to Sunday in the agency's calendar, the present one last. */
export const LAKU_MINGGU = 8
/** The number of weeks over which a departure's pace of sale is measured. */
export const LAKU_MINGGU_TERAKHIR = 4
/** The largest number of departures with a row of their own. */
export const LAKU_KEBERANGKATAN_MOST = 12
/** The largest number of packages named in a week. */
export const LAKU_MINGGU_MOST = 50
/** The largest number of slow departures named. */
export const LAKU_LAMBAT_MOST = 6
/** The largest number of open departures without a price named; the others are counted. */
export const LAKU_TANPA_HARGA_MOST = 6

const count = z.number().int().min(0)
const keberangkatan = z.object({
  id: z.number().int(),
  slug: z.string(),
  nama_paket: z.string(),
  tanggal_keberangkatan: z.string(),
  sisa_pax: count,
  total_pax: count,
  /** Seats sold in these weeks; negative if more came back. */
  terjual: z.number().int(),
  /** The number of all registrations, since packages can be listed. */
  pendaftaran: count,
})

/** The sales report: seats and registrations by week, the value still open, and the departures behind their pace. */
export const lakuSchema = z
  .object({
    /** Time of the oldest record (ISO 8601, UTC), before which nothing is known; null if there is none. */
    sejak: z.string().nullable(),
    minggu: z.array(
      z.object({
        mulai: z.string(),
        selesai: z.string(),
        terjual: count,
        kembali: count,
        pendaftaran: count,
        /**
         * The packages of these seats, those with most sales first; packages that are no longer published are not
         * named.
         */
        paket: z
          .array(
            z.object({
              slug: z.string(),
              nama_paket: z.string(),
              tanggal_keberangkatan: z.string(),
              terjual: count,
              kembali: count,
            }),
          )
          .max(LAKU_MINGGU_MOST)
          .default([]),
      }),
    ),
    /** Departures ahead that sold in these weeks or that anybody registered for, those that sold most first. */
    keberangkatan: z.array(keberangkatan).max(LAKU_KEBERANGKATAN_MOST),
    /** Free seats of open departures at the lowest price of each, in whole units of a currency. */
    terbuka: z.array(z.object({ currency: z.string(), kursi: count, nilai: z.number() })),
    tanpa_harga: z.object({
      paket: count,
      kursi: count,
      daftar: z
        .array(z.object({ slug: z.string(), nama_paket: z.string() }))
        .max(LAKU_TANPA_HARGA_MOST)
        .default([]),
    }),
    /** Departures that must sell more seats a week than they lately did, the furthest behind first. */
    lambat: z
      .array(
        keberangkatan.extend({
          /** Days until it leaves. */
          hari: count,
          /** Seats sold in the last four weeks; negative if more came back. */
          terjual: z.number().int(),
          /** Seats a week that it needs to leave full. */
          perlu: count,
        }),
      )
      .max(LAKU_LAMBAT_MOST),
  })
  .meta({ id: 'Laku' })
export type Demand = z.infer<typeof lakuSchema>
