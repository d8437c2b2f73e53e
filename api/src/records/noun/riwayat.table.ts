import { RIWAYAT_AKSI } from '@safar/shared/records/riwayat/riwayat'
import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import {
  copy,
  counted,
  id,
  integer,
  nullable,
  omissible,
  oneOf,
  text,
  time,
} from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { differenceProblem, type Revised } from './difference.ts'
import { keptProblem, type NounOf, partProblem } from './kept-record.ts'

/**
 * Revisions: records of nouns as they were after an action.
 * @param apart nouns with calls of their own whose differences stand here, too
 */
export const riwayatTable = (nounOf: NounOf, apart: readonly Revised[]) =>
  table({
    key: ['id'],
    people: { goes: 'with its record' },
    columns: {
      id: counted,
      /** The noun. */
      jenis: text(50),
      data_id: id,
      aksi: oneOf(RIWAYAT_AKSI),
      waktu: time,
      /** The name as it was then, for people. */
      oleh: text(MAX_ACTOR_LENGTH),
      /** The account; null for the machine itself and for rows from before accounts were kept. */
      oleh_id: nullable(integer()),
      oleh_email: omissible(text()),
      /**
       * The whole record, JSON; of a partial change its fields alone, laid over the whole record before; of a noun
       * whose revisions are differences, the difference.
       */
      data: copy,
    },
    writtenAt: 'waktu',
    check(row) {
      const noun = nounOf(row.jenis)
      const revised = noun ?? apart.find(({ noun: { name } }) => name === row.jenis)
      if (revised?.noun.revised === 'difference') return differenceProblem(revised, row.data)
      const part = noun?.partial?.[row.aksi]
      return noun && part ? partProblem(noun, row, part) : keptProblem(nounOf, row)
    },
  })
