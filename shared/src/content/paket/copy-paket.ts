import { z } from 'zod'
import { tanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { cutText } from '../../platform/text/cut-text.ts'
import { OWN_SLUG_MAX } from '../../platform/text/slug.ts'
import { requiredText } from '../../platform/text/text.ts'
import { withHoles } from '../../records/noun/holes.ts'
import { movedDates } from './moved-dates.ts'
import type { Paket } from './paket.ts'
import { PAKET_FIELDS, PAKET_LIMITS } from './paket-fields.ts'
import { suggestNama } from './suggest-nama.ts'

/** The largest number of days that one package is copied for at once. */
export const SALIN_MOST = 60

/** Body of `POST /api/paket/salin`. */
export const salinPaketSchema = z
  .object({
    dari: z
      .preprocess((value) => (typeof value === 'number' ? String(value) : value), requiredText(OWN_SLUG_MAX))
      .describe('Id or slug of the package.')
      .meta({ examples: ['1'] }),
    tanggal: z
      .array(tanggalSchema, 'Isi tanggal keberangkatan')
      .min(1, 'Isi paling sedikit satu tanggal')
      .max(SALIN_MOST, `Paling banyak ${SALIN_MOST} tanggal`)
      .refine((days) => new Set(days).size === days.length, 'Tanggal yang sama tertulis dua kali')
      .meta({ examples: [['2027-01-16', '2027-02-13']] }),
    nama: z
      .array(requiredText(PAKET_LIMITS.nama), 'Isi nama')
      .max(SALIN_MOST)
      .optional()
      .describe(
        'Names of the copies in the order of their days; without it each is named as `suggestNama` proposes.',
      )
      .meta({ examples: [['Umrah Januari', 'Umrah Februari']] }),
  })
  .refine(({ tanggal, nama }) => nama === undefined || nama.length === tanggal.length, {
    error: 'Isi satu nama untuk setiap tanggal',
    path: ['nama'],
  })
export type CopyPaketInput = z.output<typeof salinPaketSchema>

/**
 * Makes the draft of a package for another day: every date moved with it, no seat sold, and its empty fields still
 * empty.
 */
export function salinanPada(
  paket: Paket,
  tanggal: string,
  nama = suggestNama(paket.nama_paket, paket.tanggal_keberangkatan, tanggal),
) {
  const { id: _id, slug: _slug, created_at: _created, updated_at: _updated, ...fields } = paket
  const moved = movedDates(fields, paket.tanggal_keberangkatan, tanggal)
  const known = withHoles(PAKET_FIELDS, moved, paket.kosong)
  return {
    ...known,
    nama_paket: cutText(nama, PAKET_LIMITS.nama),
    tanggal_keberangkatan: tanggal,
    ...('total_pax' in known && { sisa_pax: paket.total_pax }),
    status: 'draf' as const,
    terbit_pada: '',
    turun_pada: '',
    kosong: '',
  }
}
