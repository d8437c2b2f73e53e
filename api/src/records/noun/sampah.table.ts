import { MAX_EMAIL_LENGTH } from '@safar/shared/platform/contact/email'
import { copy, id, integer, nullable, omissible, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { keptProblem, type NounOf } from './kept-record.ts'
import { emptySampah } from './sampah.repository.ts'

/** Deleted records of every noun, until they are restored or their time is over. */
export const sampahTable = (nounOf: NounOf) =>
  table({
    key: ['jenis', 'data_id'],
    people: { goes: 'with its record' },
    columns: {
      jenis: text(50),
      data_id: id,
      dihapus_pada: time,
      dihapus_oleh: text(MAX_EMAIL_LENGTH),
      dihapus_oleh_id: nullable(integer()),
      dihapus_oleh_email: omissible(text()),
      /** The whole record, JSON. */
      data: copy,
    },
    writtenAt: 'dihapus_pada',
    check: (row) => keptProblem(nounOf, row),
    expire: (db, now) => emptySampah(db, now, nounOf),
  })
