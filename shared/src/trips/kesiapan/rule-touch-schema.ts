import { z } from 'zod'
import { pengaturanUpdateSchema } from '../../settings/pengaturan/pengaturan-schema.ts'
import { syaratSchema } from './readiness-schema.ts'
import { SYARAT_KEADAAN } from './syarat.ts'

/** Body of `POST /api/kesiapan/sentuh`: rules of readiness as they would be saved. */
export const ruleTouchInputSchema = pengaturanUpdateSchema
  .pick({ angka: true, aturan_siap: true, musim: true })
  .meta({ id: 'AturanDicoba' })
export type RuleTouchInput = z.input<typeof ruleTouchInputSchema>

/** The most people of a departure that are named, and the most departures. */
export const RULE_TOUCH_MOST = { orang: 20, keberangkatan: 50 } as const

const count = z.number().int()

/** Answer of `POST /api/kesiapan/sentuh`: whose readiness a change of rules would turn. */
export const ruleTouchSchema = z
  .object({
    orang: count.describe('People whom it touches, over all departures to come.'),
    keberangkatan: z
      .array(
        z.object({
          slug: z.string(),
          nama_paket: z.string(),
          berangkat: z.string(),
          orang: count,
          siapa: z.array(
            z.object({
              peserta_id: count,
              nama: z.string(),
              berubah: z.array(
                syaratSchema.pick({ kunci: true, alasan: true }).extend({
                  dari: z.enum(['', ...SYARAT_KEADAAN]),
                  ke: z.enum(['', ...SYARAT_KEADAAN]),
                }),
              ),
            }),
          ),
        }),
      )
      .describe('The earliest first; of each the first people by name.'),
  })
  .meta({ id: 'AturanMenyentuh' })
export type RuleTouch = z.infer<typeof ruleTouchSchema>
