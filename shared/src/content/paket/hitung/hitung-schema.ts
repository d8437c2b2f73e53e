import { z } from 'zod'
import { tanggalSchema } from '../../../platform/format/tanggal-schema.ts'
import { KAMAR } from '../kamar.ts'
import { kasurKurang } from './arrange-kamar.ts'
import type { PaketHitung } from './calculate.ts'
import { classify, LAHIR_NANTI, MAX_PESERTA } from './peserta.ts'

const lahir = tanggalSchema.meta({ examples: ['2019-05-03'] })
const yes = z.boolean('true atau false')

const pesertaSchema = z.discriminatedUnion(
  'jenis',
  [
    z.object({ jenis: z.literal('dewasa') }),
    z.object({ jenis: z.literal('anak'), tanggal_lahir: lahir, kasur: yes }),
    z.object({ jenis: z.literal('bayi'), tanggal_lahir: lahir }),
  ],
  'Pilih salah satu: dewasa, anak, bayi',
)

const kamarSchema = z.enum(KAMAR, `Pilih salah satu: ${KAMAR.join(', ')}`)

/** Body of `POST /api/paket/{id}/hitung`. */
export const hitungSchema = z
  .object({
    peserta: z
      .array(pesertaSchema, 'Isi siapa yang berangkat')
      .min(1, 'Isi paling sedikit satu orang')
      .max(MAX_PESERTA, `Paling banyak ${MAX_PESERTA} orang`)
      .meta({
        examples: [[{ jenis: 'dewasa' }, { jenis: 'anak', tanggal_lahir: '2019-05-03', kasur: true }]],
      }),
    kamar: kamarSchema,
    kamar_sendiri: yes.optional().describe('Nobody else sleeps with them: beds that stay empty are paid.'),
    susunan: z
      .array(kamarSchema, 'Isi daftar kamar')
      .min(1, 'Isi paling sedikit satu kamar')
      .max(MAX_PESERTA, `Paling banyak ${MAX_PESERTA} kamar`)
      .optional()
      .describe('Rooms of different sizes in place of one kind; with `kamar_sendiri` alone.'),
  })
  .refine(({ susunan, kamar_sendiri }) => !susunan || kamar_sendiri, {
    path: ['susunan'],
    message: 'Susunan kamar hanya untuk kamar sendiri',
  })
export type HitungBody = z.input<typeof hitungSchema>
export type HitungAsked = z.output<typeof hitungSchema>

/** Returns errors by field for a family that cannot be computed on `today`; null if it can. */
export function calculationProblem(
  paket: PaketHitung,
  { peserta, ...diminta }: HitungAsked,
  today: string,
): Record<string, string[]> | null {
  const masalah: Record<string, string[]> = {}
  peserta.forEach((satu, index) => {
    if (satu.jenis !== 'dewasa' && satu.tanggal_lahir > today) {
      masalah[`peserta.${index}.tanggal_lahir`] = [LAHIR_NANTI]
    }
  })
  const kurang = kasurKurang(classify(paket, peserta), diminta)
  if (kurang > 0) masalah.susunan = [`Kurang ${kurang} kasur untuk semua yang memerlukannya`]
  return Object.keys(masalah).length > 0 ? masalah : null
}

const barisSchema = z.object({
  uraian: z.string(),
  jumlah: z.number().int(),
  harga: z.number().int(),
  subtotal: z.number().int(),
})

/** The cost of a family and its payment plan. Sums are in whole units of the package's currency. */
export const hitunganSchema = z
  .object({
    baris: z.array(barisSchema),
    total: z.number().int(),
    /** Items without a price; not in the total. */
    belum_termasuk: z.array(z.string()),
    /** Down payment; null if the package states none. */
    dp: z.number().int().nullable(),
    /** Empty where the settling day is not known, and for prices that are not in rupiah. */
    jadwal: z.array(z.object({ jatuh_tempo: z.string(), jumlah: z.number().int(), uraian: z.string() })),
  })
  .meta({ id: 'Hitungan' })
export const hitunganAnswerSchema = z.object({ data: hitunganSchema })
