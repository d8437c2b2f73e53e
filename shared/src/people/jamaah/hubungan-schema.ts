import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { MAX_ID } from '../../platform/id.ts'
import { HUBUNGAN_BUKTI, HUBUNGAN_JENIS } from './hubungan.ts'

const jenisSchema = z.enum(HUBUNGAN_JENIS, `Pilih salah satu: ${HUBUNGAN_JENIS.join(', ')}`)
const WORD_MOST = 40
/** A paper by its word, as offices write it too: `KK`, `Buku nikah`; null and blank for none. */
const buktiSchema = z.preprocess(
  (sent) =>
    typeof sent === 'string' && sent.length <= WORD_MOST
      ? sent.trim().toLowerCase().replace(/\s+/g, '_')
      : (sent ?? ''),
  z.enum(['', ...HUBUNGAN_BUKTI], `Pilih salah satu: ${HUBUNGAN_BUKTI.join(', ')}`),
)
const dengan = wholeNumber(1, MAX_ID).meta({ examples: [2] })

/** Body of `POST /api/jamaah/{id}/hubungan`: who the other pilgrim is to this one, and by which paper. */
export const hubunganInputSchema = z.object({
  dengan,
  jenis: jenisSchema,
  bukti: buktiSchema.default(''),
})
export type HubunganInput = z.output<typeof hubunganInputSchema>

/** Body of `DELETE /api/jamaah/{id}/hubungan`: the other one. */
export const hubunganDenganSchema = z.object({ dengan })

/** A relation as one of the two sees it. */
export const hubunganSchema = z
  .object({
    id: z.number().int(),
    /** Id of the other pilgrim. */
    dengan: z.number().int(),
    /** The other one's name in the passport. */
    nama: z.string(),
    /** The other one's sex; blank while unknown. */
    jenis_kelamin: z.enum(['', 'L', 'P']),
    jenis: z.enum(HUBUNGAN_JENIS),
    bukti: z.enum(['', ...HUBUNGAN_BUKTI]),
    /** ISO 8601 in UTC: when it was last said. */
    pada: z.string(),
    /** The present name of who said it; empty for an account that is gone. */
    oleh: z.string(),
    /** Oddities of it, in words, by what is known of the two today. */
    peringatan: z.array(z.string()),
  })
  .meta({ id: 'Hubungan' })
export type Hubungan = z.infer<typeof hubunganSchema>
