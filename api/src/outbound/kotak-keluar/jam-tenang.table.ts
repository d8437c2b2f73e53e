import { MAX_ACTOR_LENGTH } from '../../access/session/actor.ts'
import { integer, onlyRow, text, time } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'

const hour = integer(0, 23)

/** Quiet hours, in which unrequested messages wait. */
export const JAM_TENANG = table({
  key: ['id'],
  columns: { id: onlyRow, dari: hour, sampai: hour, oleh: text(MAX_ACTOR_LENGTH), updated_at: time },
  writtenAt: 'updated_at',
})
