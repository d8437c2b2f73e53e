import { MUTASI_LIMITS } from '@safar/shared/money/mutasi/mutasi'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { type Context, stampOf } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { holdTable } from '../../platform/db/hold-row.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { newIds } from '../../records/noun/write-sealed.ts'
import { sealKeterangan } from '../mutasi/mutasi-text.ts'

/**
 * Puts money of the gateway that the ledger cannot take into the queue of bank lines, where a person decides. It is of
 * no account of the agency: the gateway pays out later, in one sum.
 */
export async function queueLine(
  context: Context,
  vault: Vault,
  line: {
    /** `YYYY-MM-DD` */
    tanggal: string
    /** In sen; below zero for money that went back. */
    jumlah: number
    keterangan: string
  },
): Promise<void> {
  const { trx, now, actor } = context
  await holdTable(trx, 'mutasi')
  const [id = 0] = await newIds(trx, 'mutasi', 1)
  const current = await vault.current(trx)
  await trx
    .insertInto('mutasi')
    .values({
      id,
      rekening: '',
      tanggal: line.tanggal,
      jumlah: line.jumlah,
      saldo: null,
      ke: 0,
      ...sealKeterangan(current, id, cutText(line.keterangan, MUTASI_LIMITS.keterangan)),
      ...stampOf({ now, actor }),
    })
    .execute()
  await logActivities(context, {
    aksi: 'buat',
    jenis: 'mutasi',
    data_id: id,
    rinci: 'dari gerbang pembayaran, perlu dicocokkan',
  })
}
