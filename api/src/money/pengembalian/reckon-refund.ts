import { computeRefund, deductionOf, type Refund } from '@safar/shared/money/pengembalian/compute-refund'
import type { Sebab } from '@safar/shared/money/pengembalian/pengembalian'
import type {
  HitunganPengembalian,
  HitungPengembalianInput,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { bandOn, findDeduction } from '../buku/cancellation-terms.ts'
import { openAccount } from '../buku/follow-booking.ts'
import type { Account } from '../buku/ledger.ts'
import { promisedSum } from '../buku/promised-sum.ts'

/** A refund with the day that it is reckoned for. */
export interface Reckoned extends Refund {
  tanggal: string
  hari: number | null
}

/** Reckons a refund of a booking from its account as it stands. */
export async function reckon(
  db: Kysely<Tables>,
  booking: PemesananStored,
  account: Account,
  {
    sebab,
    tanggal,
    biaya,
  }: { sebab: Sebab; tanggal?: string | undefined; biaya: HitungPengembalianInput['biaya'] },
  now: Date,
): Promise<Reckoned> {
  const hasEnded = isEnded(booking.status)
  const kept = hasEnded ? await findDeduction(db, booking.id) : null
  const bill = account.bills.find(({ id }) => id === kept?.tagihan_id)
  const day = tanggal ?? kept?.tanggal ?? hariIni(hasEnded ? new Date(booking.status_pada) : now)
  const stood =
    tanggal === undefined && hasEnded ? { hari: kept?.hari ?? null, pita: kept?.pita ?? null } : null
  const { hari, pita } = stood ?? (await bandOn(db, booking, day, now))
  const potongan = stood ? (bill?.jumlah ?? 0) : deductionOf(booking.total, booking.mata_uang, pita)
  const standing = hasEnded ? account.bills.reduce((sum, { jumlah }) => sum + jumlah, 0) : 0
  const refund = computeRefund({
    sebab,
    mata_uang: booking.mata_uang,
    dibayar: account.dibayar,
    lebih: account.lebih,
    ditahan: standing - (bill?.jumlah ?? 0),
    disetujui: await promisedSum(db, booking.id),
    pita,
    potongan,
    biaya,
  })
  return { ...refund, tanggal: day, hari }
}

/**
 * Previews a refund; nothing is written. Of a booking that goes on it tells what cancelling on that day would give
 * back.
 */
export function previewRefund(
  deps: Deps,
  actor: Pelaku,
  idOrKode: string,
  { sebab = 'batal', tanggal, biaya }: HitungPengembalianInput,
): Promise<HitunganPengembalian> {
  return changeBooking(deps, actor, idOrKode, {
    isSeating: () => false,
    async change(context, booking) {
      const account = await openAccount(context, booking)
      const { mata_uang } = booking
      const reckoned = await reckon(context.trx, booking, account, { sebab, tanggal, biaya }, context.now)
      const { kurang } = reckoned
      return {
        ...reckoned,
        sebab,
        mata_uang,
        peringatan: [
          ...(kurang > 0
            ? [
                `Yang ditahan lebih besar daripada yang sudah dibayar: keluarga masih kurang ${sumText(kurang, mata_uang)}.`,
              ]
            : []),
          ...(sebab === 'kantor' && biaya.length > 0
            ? ['Biaya yang terpakai ditanggung kantor, karena kantor yang membatalkan.']
            : []),
        ],
      }
    },
  })
}
