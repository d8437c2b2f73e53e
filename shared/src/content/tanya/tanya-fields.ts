import type { Fields, Noun } from '../../records/noun/field.ts'
import type { RecordOf } from '../../records/noun/record.ts'
import { draftUnlessSaid } from '../../records/noun/states.ts'

/** The longest texts, in UTF-16 units. */
const MAX = { tanya: 200, jawab: 10_000, kategori: 60, urutan: 100_000 } as const

/** Every field of a question and its answer, in the order of the API's answers. */
export const TANYA_FIELDS = {
  tanya: { kind: 'text', max: MAX.tanya, required: 'always' },
  jawab: { kind: 'text', max: MAX.jawab, required: 'always', markdown: true },
  kategori: { kind: 'text', max: MAX.kategori },
  urutan: { kind: 'number', min: 1, max: MAX.urutan },
  ...draftUnlessSaid,
} as const satisfies Fields

/**
 * Declares the noun `tanya`: fields, audience and traits. A slug is the anchor of an answer on the one page, so that
 * links to it stay good.
 */
export const TANYA = {
  name: 'tanya',
  fields: TANYA_FIELDS,
  title: 'tanya',
  audience: { reads: 'staff', writes: 'staff' },
  published: true,
  addressed: true,
  previewed: true,
  ordered: true,
  revised: 'whole',
  draftsInBrowser: true,
} as const satisfies Noun

/** A question and its answer as the API gives them. Times are ISO 8601 in UTC with milliseconds. */
export interface Tanya extends RecordOf<typeof TANYA> {}
