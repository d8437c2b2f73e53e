import { terbilang } from '@safar/shared/money/kwitansi/terbilang'
import type { Refund } from '@safar/shared/money/pengembalian/compute-refund'
import type { Sebab } from '@safar/shared/money/pengembalian/pengembalian'
import type {
  PengembalianInput,
  SuratPengembalian,
} from '@safar/shared/money/pengembalian/pengembalian-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { actorName, type Pelaku } from '../../access/session/actor.ts'
import type { Context } from '../../access/session/context.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { findDeduction } from '../buku/cancellation-terms.ts'
import { openAccount } from '../buku/follow-booking.ts'
import { type Account, addBills, allocateMoney, setBills } from '../buku/ledger.ts'
import { type Reckoned, reckon } from './reckon-refund.ts'
import { noteRefund } from './refund-note.ts'

type RefundDeps = Deps & Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl' | 'now'>

const REASON = { costs: 'Biaya yang sudah terpakai', free: 'Tanpa potongan' } as const
/** Says to the family what comes after the approval of a refund. */
const LANGKAH =
  'Uang kami kirim ke rekening yang Ibu/Bapak sebutkan. Bukti transfernya kami kabarkan setelah bank mengirim.'

/** Requires that a booking has ended for a refund that only then exists. @throws HttpError 409 */
function requireEnded({ status }: PemesananStored, sebab: Sebab): void {
  if (sebab === 'lebih' || isEnded(status)) return
  throw conflict('Batalkan dulu pemesanannya. Uang yang berlebih dapat dikembalikan tanpa membatalkan.', {
    status,
  })
}

/** Lets the deduction of a cancelled booking go; returns the sum that it was. */
async function releaseDeduction(
  context: Context,
  { id }: PemesananStored,
  account: Account,
): Promise<number> {
  const kept = await findDeduction(context.trx, id)
  const bill = account.bills.find((one) => one.id === kept?.tagihan_id)
  if (!bill || bill.jumlah === 0) return 0
  await setBills(context, id, account, [{ id: bill.id, jumlah: 0 }], REASON.free)
  return bill.jumlah
}

/** Adds the bill of costs that the family bears; null where there are none. */
async function addCosts(
  context: Context,
  { id }: PemesananStored,
  { biaya_terpakai }: Refund,
): Promise<number | null> {
  if (biaya_terpakai === 0) return null
  const bill = {
    jenis: 'biaya' as const,
    uraian: REASON.costs,
    jatuh_tempo: hariIni(context.now),
    jumlah: biaya_terpakai,
  }
  const [tagihan_id = null] = await addBills(context, id, [bill], REASON.costs)
  return tagihan_id
}

async function letterOf(
  { trx, actor }: Context,
  booking: PemesananStored,
  { tanggal, hari, pita, potongan, baris }: Reckoned,
  { jumlah, biaya }: { jumlah: number; biaya: PengembalianInput['biaya'] },
  { agency }: Kantor,
): Promise<SuratPengembalian> {
  const paket = await trx
    .selectFrom('paket')
    .select(['nama_paket', 'tanggal_keberangkatan'])
    .where('id', '=', booking.paket_id)
    .executeTakeFirstOrThrow()
  return {
    penerbit: { nama: agency.company || agency.brand, alamat: agency.address, telepon: agency.phone },
    untuk: booking.pemesan_nama,
    kode: booking.kode,
    paket: paket.nama_paket,
    tanggal_keberangkatan: paket.tanggal_keberangkatan,
    tanggal,
    hari,
    mata_uang: booking.mata_uang,
    pita,
    potongan,
    biaya,
    baris,
    jumlah,
    terbilang: terbilang(jumlah, booking.mata_uang),
    disetujui_oleh: actorName(actor),
    langkah: LANGKAH,
  }
}

/**
 * Approves a refund of a booking, which stands in `lebih` until it is paid. Costs that the family bears become a bill;
 * after a death and the agency's own cancelling the deduction is let go. Returns its id.
 * @throws HttpError 404; 409 for a booking that goes on, and where nothing can go back; 422 for more than can
 */
export async function approveRefund(
  deps: RefundDeps,
  actor: Pelaku,
  idOrKode: string,
  input: PengembalianInput,
): Promise<number> {
  const kantor = await readKantor(deps)
  return changeBooking(deps, actor, idOrKode, {
    isSeating: () => false,
    async change(context, booking) {
      const { trx, now } = context
      const { sebab = isEnded(booking.status) ? 'batal' : 'lebih', biaya, alasan = '' } = input
      requireEnded(booking, sebab)
      const before = await openAccount(context, booking)
      const reckoned = await reckon(trx, booking, before, { sebab, biaya }, now)
      const { kembali } = reckoned
      const { mata_uang } = booking
      if (kembali === 0) throw conflict('Tidak ada uang yang dapat dikembalikan.', { kembali })
      const { jumlah = kembali } = input
      if (jumlah > kembali)
        throw invalidFields({
          jumlah: [`Paling banyak ${sumText(kembali, mata_uang)} yang dapat dikembalikan.`],
        })
      const isFree = sebab === 'kantor' || sebab === 'meninggal'
      const potongan_dilepas = isFree ? await releaseDeduction(context, booking, before) : 0
      const biaya_tagihan_id = await addCosts(context, booking, reckoned)
      await allocateMoney(context, booking.id)
      const isi = await letterOf(context, booking, reckoned, { jumlah, biaya }, kantor)
      const row = {
        pemesanan_id: booking.id,
        sebab,
        jumlah,
        mata_uang,
        alasan,
        biaya_tagihan_id,
        potongan_dilepas,
        isi: JSON.stringify(isi),
        pada: now.toISOString(),
        akun_id: Number(actor.id),
        token_id: actor.token ?? null,
      }
      const { id } = await trx
        .insertInto('pengembalian')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      await noteRefund(context, row, 'disetujui')
      return id
    },
  })
}
