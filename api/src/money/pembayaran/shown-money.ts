import { inOrder, keadaanOf, openOf, shownJenis } from '@safar/shared/money/buku/bills'
import { lawNotices } from '@safar/shared/money/buku/law-notices'
import type { Uang } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Deps } from '../../records/noun/change.ts'
import { readAgency } from '../../settings/pengaturan/agency.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { aboutBooking } from '../../trips/pemesanan/shown-booking.ts'
import { depositOf, openAccount } from '../buku/follow-booking.ts'
import { type Account, readAccount } from '../buku/ledger.ts'
import { movedMoney } from '../buku/moved-money.ts'
import { refundsOf } from '../pengembalian/pengembalian.repository.ts'
import { verifiersBeside } from './decide-payment.ts'
import { paidDays } from './paid-days.ts'
import { listPayments } from './pembayaran.repository.ts'
import { SEATLESS } from './settle-payment.ts'

/** Reads the bills of an account that say something, in order; none is due after departure. */
export async function shownBills(
  db: Kysely<Tables>,
  account: Account,
  { berangkat, today }: { berangkat: string; today: string },
): Promise<Uang['tagihan']> {
  const { bills, kode_unik } = account
  const paid = await paidDays(db, account)
  return inOrder(bills.filter(({ jumlah, dibayar }) => jumlah !== 0 || dibayar !== 0)).map((bill) => {
    const isLate = berangkat !== '' && bill.jatuh_tempo > berangkat
    const due = { ...bill, jatuh_tempo: isLate ? berangkat : bill.jatuh_tempo }
    return {
      ...due,
      jenis: shownJenis(bill.jenis),
      keadaan: keadaanOf(due, today),
      jumlah_transfer: openOf(bill) > 0 ? openOf(bill) + (kode_unik ?? 0) : null,
      lunas_pada: openOf(bill) > 0 ? '' : (paid.get(bill.id) ?? ''),
    }
  })
}

/** Returns the money of a booking as calls answer it; the account of an old booking is opened first. */
export async function shownMoney(
  deps: Deps & Pick<AppDeps, 'database' | 'pengaturanAwal' | 'siteUrl'>,
  actor: Pelaku,
  booking: PemesananStored,
): Promise<Uang> {
  const { db } = deps.database
  const account =
    (await readAccount(db, booking.id)) ??
    (await changeBooking(deps, actor, String(booking.id), {
      isSeating: () => false,
      change: openAccount,
    }))
  const now = deps.now()
  const today = hariIni(now)
  const { paket, tagihan: plan } = await aboutBooking(db, booking, now)
  const berangkat = paket.tanggal_keberangkatan
  const bills = await shownBills(db, account, { berangkat, today })
  const { dibayar, lebih, terbuka, kode_unik } = account
  const dp = depositOf(plan, account.bills)
  const { angka, ppiu } = await readAgency(deps)
  const facts = {
    dipesan: hariIni(new Date(booking.created_at)),
    berangkat,
    today,
    dibayar,
    isPaid: terbuka <= 0,
    hasLicence: ppiu !== '',
  }
  const isWaiting = booking.status === 'draf' || booking.status === 'menunggu_dp'
  return {
    mata_uang: booking.mata_uang,
    total: bills.reduce((sum, { jumlah }) => sum + jumlah, 0),
    dibayar,
    sisa: terbuka,
    lebih,
    kode_unik,
    tagihan: bills,
    pembayaran: await listPayments(db, booking.id),
    pemeriksa: await verifiersBeside(db, Number(actor.id)),
    pengembalian: await refundsOf(db, booking.id),
    pindahan: await movedMoney(db, booking.id),
    peringatan: isWaiting && dibayar > 0 && dibayar >= dp ? [SEATLESS] : [],
    aturan: lawNotices(facts, angka),
  }
}
