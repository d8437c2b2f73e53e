import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Context } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { StoredRow } from '../../platform/db/tables.ts'

/** Notes a step of a refund in the activity of its booking. */
export const noteRefund = (
  context: Context,
  {
    pemesanan_id,
    jumlah,
    mata_uang,
  }: Pick<StoredRow<'pengembalian'>, 'pemesanan_id' | 'jumlah' | 'mata_uang'>,
  rinci: string,
) =>
  logActivities(context, {
    aksi: 'ubah',
    jenis: 'pemesanan',
    data_id: pemesanan_id,
    rinci: `Pengembalian ${sumText(jumlah, mata_uang)} ${rinci}`,
  })
