import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { id, nullable, personal, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

/**
 * Records of pilgrims that were joined to another, which is of the same person. The joined one lies in the trash; its
 * row here outlives that, so that its access log is found and a request under its address reaches the person.
 */
export const GABUNGAN_JAMAAH = table({
  key: ['lain_id'],
  people: { goes: 'with the pilgrim that remained' },
  columns: {
    /** The record that went. */
    lain_id: id,
    /** The record that remained. */
    jamaah_id: id,
    /** The mail address of the record that went, as addresses are compared; empty for none. */
    email_kunci: personal(text(MAX_EMAIL_LENGTH)),
    pada: time,
    akun_id: nullable(id),
    token_id: nullable(id),
  },
  writtenAt: 'pada',
})
