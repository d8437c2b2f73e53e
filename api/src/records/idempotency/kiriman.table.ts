import { z } from 'zod'
import { text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { sealed } from '../../platform/vault/sealed-column.ts'
import { forgetOldAnswers } from './once.ts'

/** Idempotency keys with their first answers, so that sending twice makes one. */
export const KIRIMAN = table({
  key: ['kunci'],
  people: { goes: 'with the record that it names' },
  columns: {
    /** The hash of call, account and key, which names nobody. */
    kunci: text(),
    /** Hash of what was sent. */
    isi: text(),
    /** JSON of the first answer, sealed: what somebody typed may stand in it. */
    jawaban: sealed(z.string()),
    /** The record in the answer; the answer is deleted with it. */
    rujukan: text(),
    created_at: time,
  },
  left: 'First answers tell of people and are given again for a day alone.',
  expire: forgetOldAnswers,
})
