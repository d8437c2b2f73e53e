import { z } from 'zod'
import { optionalTanggalSchema } from '../../platform/format/tanggal-schema.ts'
import { text } from '../../platform/text/text.ts'
import { CARA_KONTAK, HASIL_KONTAK, KONTAK_LIMITS } from './kontak.ts'
import { PENDAFTARAN_STATUS } from './status.ts'

/** Body of `PATCH /api/pendaftaran/{id}/kontak/{kontak}`: a correction of the note. */
export const kontakIsiSchema = z.object({
  cara: z.enum(CARA_KONTAK, `Pilih salah satu: ${CARA_KONTAK.join(', ')}`),
  hasil: z.enum(HASIL_KONTAK, `Pilih salah satu: ${HASIL_KONTAK.join(', ')}`),
  /** The note on what was said. */
  catatan: text(KONTAK_LIMITS.catatan),
  /** The next step. */
  langkah: text(KONTAK_LIMITS.langkah),
})
export type KontakIsi = z.output<typeof kontakIsiSchema>

/** Body of `POST /api/pendaftaran/{id}/kontak`. */
export const kontakInputSchema = kontakIsiSchema
  .extend({
    /** The day of the next step; left out, it stays as it is, and blank takes it off. */
    tindak_lanjut: optionalTanggalSchema.optional(),
    /** The person's new status; left out, it stays. */
    status: z.enum(PENDAFTARAN_STATUS, `Pilih salah satu: ${PENDAFTARAN_STATUS.join(', ')}`).optional(),
  })
  .meta({ id: 'KontakInput' })
export type KontakDraft = z.input<typeof kontakInputSchema>
export type KontakInput = z.output<typeof kontakInputSchema>

/** A contact with somebody who registered. */
export const kontakSchema = z
  .object({
    id: z.number().int(),
    waktu: z.string(),
    cara: z.enum(CARA_KONTAK),
    hasil: z.enum(HASIL_KONTAK),
    catatan: z.string(),
    langkah: z.string(),
    /** The member of staff. */
    oleh: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Kontak' })
export type Kontak = z.infer<typeof kontakSchema>

/** A contact in a list, without its note. */
export const kontakRingkasSchema = kontakSchema
  .pick({ waktu: true, cara: true, hasil: true, langkah: true, oleh: true })
  .meta({ id: 'KontakRingkas' })
export type KontakRingkas = z.infer<typeof kontakRingkasSchema>
