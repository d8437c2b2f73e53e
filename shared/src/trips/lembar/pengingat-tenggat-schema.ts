import { z } from 'zod'
import { SYARAT_KUNCI } from '../kesiapan/syarat.ts'

const count = z.number().int()

/**
 * States of a family's reminder: it can be sent, was sent for this day, is muted, has no address to go to, or has one
 * that unsubscribed.
 */
export const PENGINGAT_KEADAAN = ['siap', 'sudah', 'diam', 'tanpa_email', 'berhenti'] as const
export type PengingatKeadaan = (typeof PENGINGAT_KEADAAN)[number]

/** Answer of `GET|POST /api/keberangkatan/{paket}/pengingat`: families that lack something. */
export const pengingatTenggatSchema = z
  .object({
    batas: z
      .string()
      .describe(
        'The day by which papers are due; once it is over the next day of the departure that needs them. Empty without a departure.',
      ),
    lengkap: count.describe('Families that lack nothing: nobody reminds them.'),
    keluarga: z.array(
      z.object({
        pemesanan_id: count,
        kode: z.string(),
        pemesan: z.string(),
        telepon: z.string(),
        keadaan: z.enum(PENGINGAT_KEADAAN),
        kurang: z.array(z.object({ kunci: z.enum(SYARAT_KUNCI), orang: count })),
      }),
    ),
  })
  .meta({ id: 'PengingatTenggat' })
export type PengingatTenggat = z.infer<typeof pengingatTenggatSchema>
