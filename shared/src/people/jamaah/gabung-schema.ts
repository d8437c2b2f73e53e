import { z } from 'zod'
import { wholeNumber } from '../../platform/format/number.ts'
import { MAX_ID } from '../../platform/id.ts'
import { JAMAAH_FIELDS } from './jamaah-fields.ts'
import { SAMA_KARENA, type SamaKarena } from './same-pilgrim.ts'

/** The name of a field of a pilgrim. */
export type JamaahField = keyof typeof JAMAAH_FIELDS
const FIELDS = Object.keys(JAMAAH_FIELDS).filter((name): name is JamaahField =>
  Object.hasOwn(JAMAAH_FIELDS, name),
)
const REASONS = Object.keys(SAMA_KARENA).filter((name): name is SamaKarena =>
  Object.hasOwn(SAMA_KARENA, name),
)

/** Body of `POST /api/jamaah/{id}/gabung`: the record that goes, and the fields that are taken from it. */
export const gabungJamaahSchema = z.object({
  dengan_id: wholeNumber(1, MAX_ID).meta({ examples: [2] }),
  ambil: z
    .array(z.enum(FIELDS, 'Isian ini tidak ada.'), 'Sebutkan isian yang diambil')
    .max(FIELDS.length, 'Terlalu banyak isian')
    .default([])
    .describe('Fields whose values come from the record that goes; the others stay as they are.')
    .meta({ examples: [['nama_ayah']] }),
  updated_at: z.string().max(40).optional(),
  updated_at_lain: z.string().max(40).optional(),
})
export type GabungJamaah = z.output<typeof gabungJamaahSchema>
export type GabungJamaahDraft = z.input<typeof gabungJamaahSchema>

/** Body of `POST /api/jamaah/{id}/bukan-kembar`: the record that is of somebody else. */
export const bukanKembarJamaahSchema = z.object({
  dengan_id: wholeNumber(1, MAX_ID).meta({ examples: [2] }),
  bukan: z.boolean('Isi ya atau tidak').default(true).describe('False takes it back.'),
})
export type BukanKembarJamaah = z.output<typeof bukanKembarJamaahSchema>

/** A record that may be of the same person, numbers as masks. */
export const kembarJamaahSchema = z
  .object({
    id: z.number().int(),
    nama_paspor: z.string(),
    tgl_lahir: z.string(),
    nik: z.string(),
    no_paspor: z.string(),
    karena: z.array(z.enum(REASONS)),
    updated_at: z.string(),
  })
  .meta({ id: 'KembarJamaah' })
export type KembarJamaah = z.infer<typeof kembarJamaahSchema>
