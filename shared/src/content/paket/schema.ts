import { wholeNumber } from '../../platform/format/number.ts'
import { draftSchema } from '../../records/noun/draft.ts'
import { listNames } from '../../records/noun/field.ts'
import { createSchema, recordSchema, summarySchema, updateSchema } from '../../records/noun/schema.ts'
import { PAKET, PAKET_FIELDS, PAKET_LIMITS } from './fields.ts'
import { sisaPaxError } from './sisa-pax.ts'

export { PAKET_LIMITS } from './fields.ts'
export type * from './paket.ts'
export { TIPE_PAKET, type TipePaket } from './tipe.ts'

/** Names of the lists, in the order in which pages show them. */
export const PAKET_LISTS = listNames(PAKET_FIELDS)

/** Body of `POST /api/paket`: what SPEC section 5 requires, unknown fields ignored. */
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
 * What may be sent to `POST /api/paket/{id}` of a package that people read. Only the name cannot be emptied, since pages, links and
 * search results need one. Seats are compared by `sisaPaxError` after the merge with the stored record; `ubah_kursi` beside the
 * fields changes them by so much, whatever they are by now.
 */
export const paketUpdateSchema = updateSchema(PAKET_FIELDS).extend(kursi)

/** The same for any state, by which the stored package decides what it needs. */
export const paketChangeSchema = draftSchema(PAKET).extend(kursi)

export const paketSchema = recordSchema(PAKET)
export const paketRingkasSchema = summarySchema(PAKET)
