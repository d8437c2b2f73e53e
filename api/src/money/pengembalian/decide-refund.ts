import {
  PENGEMBALIAN_STATUS_LABEL,
  PENGEMBALIAN_STEPS,
  type PengembalianStatus,
  type PutusanPengembalian,
} from '@safar/shared/money/pengembalian/pengembalian'
import type { PengembalianDibayar } from '@safar/shared/money/pengembalian/pengembalian-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { Pelaku } from '../../access/session/actor.ts'
import { type Context, stampOf } from '../../access/session/context.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { findDeduction } from '../buku/cancellation-terms.ts'
import { allocateMoney, appendEntries, type NewEntry, requireAccount, setBills } from '../buku/ledger.ts'
import { findRefund } from './pengembalian.repository.ts'
import { noteRefund } from './refund-note.ts'

const WITHDRAWN = 'Pengembalian dibatalkan'

type Decision = Pick<StoredRow<'putusan_pengembalian'>, 'tanggal_bank' | 'rujukan' | 'alasan'>

/**
 * Appends a decision on a refund, unless another came first; returns the state that it was in.
 * @throws HttpError 409 for a refund in a state that the decision is not taken in
 */
async function decide(
  { trx, now, actor }: Context,
  { id }: StoredRow<'pengembalian'>,
  status: PutusanPengembalian,
  said: Decision,
): Promise<PengembalianStatus> {
  const made = await trx
    .selectFrom('putusan_pengembalian')
    .select(['ke', 'status'])
    .where('pengembalian_id', '=', id)
    .orderBy('ke', 'desc')
    .executeTakeFirst()
  const before: PengembalianStatus = made?.status ?? 'disetujui'
  const from: readonly PengembalianStatus[] = PENGEMBALIAN_STEPS[status]
  if (!from.includes(before))
    throw conflict(
      `Pengembalian ini sudah ${PENGEMBALIAN_STATUS_LABEL[before].toLowerCase().replace('sudah ', '')}.`,
      {
        status: before,
      },
    )
  await trx
    .insertInto('putusan_pengembalian')
    .values({
      ...said,
      pengembalian_id: id,
      ke: (made?.ke ?? 0) + 1,
      status,
      ...stampOf({ now, actor }),
    })
    .execute()
  return before
}

async function inTurnOf(
  deps: Deps,
  actor: Pelaku,
  id: number,
  change: (context: Context, booking: PemesananStored, refund: StoredRow<'pengembalian'>) => Promise<void>,
): Promise<void> {
  const refund = await findRefund(deps.database.db, id)
  await changeBooking(deps, actor, String(refund.pemesanan_id), {
    isSeating: () => false,
    change: (context, booking) => change(context, booking, refund),
  })
}

/**
 * Pays a refund out: money that no bill needs leaves the booking, what came last first.
 * @throws HttpError 404; 409 if it was decided already, or its money is needed elsewhere by now; 422 for a day to come,
 *   or before its approval
 */
export function payRefund(
  deps: Deps,
  actor: Pelaku,
  id: number,
  { tanggal_bank, rujukan }: PengembalianDibayar,
): Promise<void> {
  return inTurnOf(deps, actor, id, async (context, booking, refund) => {
    const { trx, now } = context
    await decide(context, refund, 'dibayar', { tanggal_bank, rujukan, alasan: '' })
    if (tanggal_bank > hariIni(now))
      throw invalidFields({ tanggal_bank: ['Hari ini belum tiba. Isi hari uangnya keluar.'] })
    if (tanggal_bank < hariIni(new Date(refund.pada)))
      throw invalidFields({
        tanggal_bank: ['Hari ini sebelum pengembaliannya disetujui. Periksa lagi tanggalnya.'],
      })
    const { sources, lebih } = await requireAccount(trx, booking.id)
    let rest = refund.jumlah
    if (lebih < rest)
      throw conflict(
        `Kelebihan bayar pemesanan ini tinggal ${sumText(lebih, refund.mata_uang)}. Batalkan pengembalian ini dan hitung lagi.`,
        { lebih },
      )
    const entries: NewEntry[] = []
    for (const { pembayaran_id, sisa } of sources.toReversed()) {
      const part = Math.max(0, Math.min(rest, sisa))
      rest -= part
      entries.push({ jenis: 'pengembalian', pembayaran_id, pengembalian_id: id, jumlah: -part })
    }
    await appendEntries(context, booking.id, entries, '')
    await noteRefund(context, refund, 'dibayar')
  })
}

/**
 * Withdraws a refund, also one that was paid and came back: its money is there again by counter-entries, its costs are
 * asked no more, and a deduction that it let go stands again.
 * @throws HttpError 404; 409 if it was withdrawn already
 */
export function withdrawRefund(deps: Deps, actor: Pelaku, id: number, alasan: string): Promise<void> {
  return inTurnOf(deps, actor, id, async (context, booking, refund) => {
    const { trx } = context
    const before = await decide(context, refund, 'dibatalkan', { tanggal_bank: '', rujukan: '', alasan })
    if (before === 'dibayar') {
      const paid = await trx
        .selectFrom('buku_uang')
        .select(['pembayaran_id', 'jumlah'])
        .where('pemesanan_id', '=', booking.id)
        .where('pengembalian_id', '=', id)
        .execute()
      const back = paid.map(
        ({ pembayaran_id, jumlah }): NewEntry => ({
          jenis: 'pengembalian',
          pembayaran_id,
          pengembalian_id: id,
          jumlah: -Number(jumlah),
        }),
      )
      await appendEntries(context, booking.id, back, alasan)
    }
    // A booking that goes on again has neither deduction nor costs any more.
    if (isEnded(booking.status)) {
      const account = await requireAccount(trx, booking.id)
      const { biaya_tagihan_id, potongan_dilepas } = refund
      const kept = potongan_dilepas > 0 ? await findDeduction(trx, booking.id) : null
      const set = [
        ...(biaya_tagihan_id === null ? [] : [{ id: biaya_tagihan_id, jumlah: 0 }]),
        ...(kept ? [{ id: kept.tagihan_id, jumlah: potongan_dilepas }] : []),
      ]
      await setBills(context, booking.id, account, set, WITHDRAWN)
      await allocateMoney(context, booking.id)
    }
    await noteRefund(context, refund, 'dibatalkan')
  })
}
