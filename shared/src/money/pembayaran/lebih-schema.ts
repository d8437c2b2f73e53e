import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { MAX_ID } from '../../platform/id.ts'
import { requiredText } from '../../platform/text/text.ts'
import { sumSchema } from '../buku/sum-schema.ts'
import { PEMBAYARAN_LIMITS } from './pembayaran.ts'

/* Money that no bill of a booking needs, as it goes to another booking and comes back. */

const pemesanan_id = wholeNumber(1, MAX_ID)
const alasan = requiredText(PEMBAYARAN_LIMITS.alasan)

/** Body of `POST /api/pemesanan/{id}/lebih/pindah`. */
export const pindahLebihSchema = z
  .object({
    pemesanan_id: pemesanan_id.describe('The booking that the money goes to.'),
    jumlah: sumSchema.optional().describe('All that no bill needs unless said.'),
    alasan,
  })
  .meta({ id: 'PindahLebih', examples: [{ pemesanan_id: 2, alasan: 'Diminta keluarga untuk kakaknya' }] })
export type PindahLebihDraft = z.input<typeof pindahLebihSchema>
export type PindahLebih = z.output<typeof pindahLebihSchema>

/** Body of `POST /api/pemesanan/{id}/lebih/tarik`. */
export const tarikLebihSchema = z
  .object({ pemesanan_id: pemesanan_id.describe('The booking that the money went to.'), alasan })
  .meta({ id: 'TarikLebih', examples: [{ pemesanan_id: 2, alasan: 'Salah pemesanan' }] })
export type TarikLebih = z.output<typeof tarikLebihSchema>

/** Money that came from another booking, or went there: below zero. What came back is no part of it. */
export const pindahanSchema = z
  .object({
    pemesanan_id: z.number().int(),
    kode: z.string(),
    nama: z.string(),
    jumlah: z.number().int(),
  })
  .meta({ id: 'PindahanUang' })
export type Pindahan = z.infer<typeof pindahanSchema>
