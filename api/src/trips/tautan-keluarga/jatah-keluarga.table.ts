import { id, integer, moment } from '../../platform/db/column.ts'
import { table } from '../../platform/db/table.ts'
import { deletePastQuotas } from './file-quota.ts'

/** Files that each booking's family sent within the present hour. */
export const JATAH_KELUARGA = table({
  key: ['pemesanan_id'],
  columns: {
    pemesanan_id: id,
    /** The beginning of the hour. */
    mulai: moment,
    jumlah: integer(0),
  },
  left: 'It counts one hour.',
  expire: deletePastQuotas,
})
