import { wholeNumber } from '../../platform/format/number.ts'
import { draftSchema } from '../../records/noun/draft.ts'
import { listNames } from '../../records/noun/field.ts'
import { createSchema, recordSchema, summarySchema, updateSchema } from '../../records/noun/noun-schema.ts'
import { PAKET, PAKET_FIELDS, PAKET_LIMITS } from './paket-fields.ts'
import { sisaPaxError } from './sisa-pax.ts'

export type * from './paket.ts'
export { PAKET_LIMITS } from './paket-fields.ts'
export { TIPE_PAKET, type TipePaket } from './tipe.ts'

/** Names of the lists, in the order in which pages show them. */
export const PAKET_LISTS = listNames(PAKET_FIELDS)

/** Body of `POST /api/paket`: the required fields of SPEC section 5; unknown fields are ignored. */
export const paketInputSchema = createSchema(PAKET_FIELDS).superRefine((input, context) => {
  const message = sisaPaxError(input)
  if (message) context.addIssue({ code: 'custom', path: ['sisa_pax'], message })
})

const kursi = {
  ubah_kursi: wholeNumber(-PAKET_LIMITS.pax, PAKET_LIMITS.pax)
    .meta({
      examples: [-3],
      description:
        'Seats sold (below zero) or given back since the edited copy. It goes on top of what is stored and stands for sisa_pax, which is then not read; 0 leaves seats alone. With it, seats that somebody else changed since are no conflict.',
    })
    .optional(),
}

/**
 * Body of `POST /api/paket/{id}` for a package that is published. Only the name cannot be emptied, since pages, links
 * and search results need one. `sisaPaxError` compares seats after the merge with the stored record; `ubah_kursi`
 * changes them by a number, whatever they are by then.
 */
export const paketUpdateSchema = updateSchema(PAKET_FIELDS).extend(kursi)

/** Body of `POST /api/paket/{id}` for any state; the stored package decides which fields it needs. */
export const paketChangeSchema = draftSchema(PAKET).extend(kursi)

export const paketSchema = recordSchema(PAKET)
export const paketRingkasSchema = summarySchema(PAKET)
