import { SISKOPATUH_KOLOM_NAMA } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { SISKOPATUH_LIMITS } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { oneOf, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

const word = text(SISKOPATUH_LIMITS.kata)

/** The words of the ministry's lists that a person chose for ours: asked once. They are of places and firms. */
export const PADANAN_SISKOPATUH = table({
  key: ['kunci'],
  columns: {
    /** Column, province and word as they are compared (`jawabanKey`). */
    kunci: text(3 * SISKOPATUH_LIMITS.kata),
    kolom: oneOf(SISKOPATUH_KOLOM_NAMA),
    /** The province of a regency; empty of other words. */
    di: word,
    nilai: word,
    jadi: word,
    created_at: time,
  },
  writtenAt: 'created_at',
})
