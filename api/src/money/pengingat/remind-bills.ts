import { inOrder, openOf } from '@safar/shared/money/buku/bills'
import { remindedDays, reminderOn } from '@safar/shared/money/pengingat/reminder-days'
import { formatTanggalHari, hariIni } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { queueMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { namaSurat } from '../../people/pendaftaran/queue-registration-mail.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import type { Deps as ChangeDeps } from '../../records/noun/change.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { changeBooking } from '../../trips/pemesanan/change-booking.ts'
import { aboutBooking } from '../../trips/pemesanan/shown-booking.ts'
import { billReminderKey, TAGIHAN_PERISTIWA } from '../buku/bill-reminder.ts'
import { readAccount } from '../buku/ledger.ts'

/*
 * Payers are reminded of bills of bookings that travel: who waits for a down payment has a reminder of that. Each
 * booking is looked at again in a transaction of its own, so a round may end anywhere, and two processes tell once.
 */

type Deps = ChangeDeps & Pick<AppDeps, 'pengaturanAwal' | 'siteUrl'>

/** Bookings of a round; the others follow at the next. */
const AT_ONCE = 200

interface Round {
  log: Pick<Log, 'error'>
  isClockBelieved(): Promise<boolean>
}

/**
 * Queues the reminders of this day: to payers with an address who owe a bill and are not muted. It waits while the
 * clock is in doubt. One that fails is logged and holds up no other.
 */
export async function remindOfBills(deps: Deps, { log, isClockBelieved }: Round): Promise<void> {
  const today = hariIni(deps.now())
  const owed = await owing(deps, today)
  if (owed.size === 0 || !(await isClockBelieved())) return
  const kantor = await readKantor(deps)
  const [own] = kantor.agency.rekening
  const rekening = own ? `${own.bank} ${own.nomor} atas nama ${own.atas_nama}` : ''
  for (const [id, bills] of owed)
    await changeBooking(deps, null, String(id), {
      isSeating: () => false,
      change: (context, booking) => tell(context, booking, { kantor, rekening, today, bills }),
    }).catch((err) => log.error({ err, id }, 'nobody was reminded of a bill'))
}

/**
 * Lists bookings with the open bills of one of the days that they have not been told of. A reminder of yesterday is
 * made up for only where the bill and the booking's state were there yesterday.
 */
async function owing({ database: { db } }: Deps, today: string): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('tagihan')
    .innerJoin('pemesanan', 'pemesanan.id', 'tagihan.pemesanan_id')
    .innerJoin('buku_uang', 'buku_uang.tagihan_id', 'tagihan.id')
    .leftJoin('pengingat_diam', 'pengingat_diam.pemesanan_id', 'pemesanan.id')
    .select(['pemesanan.id', 'pemesanan.status_pada', 'tagihan.id as tagihan_id', 'tagihan.jatuh_tempo'])
    .select(({ fn }) => fn.min('buku_uang.pada').as('sejak'))
    .where('tagihan.jatuh_tempo', 'in', remindedDays(today))
    .where('pemesanan.status', '=', 'sebagian')
    .where('pemesanan.pemesan_email', '<>', '')
    .where('pengingat_diam.pemesanan_id', 'is', null)
    .groupBy(['pemesanan.id', 'pemesanan.status_pada', 'tagihan.id', 'tagihan.jatuh_tempo'])
    // What a bill asks for less what it took up.
    .having(
      sql<number>`sum(case when buku_uang.jenis = 'alokasi' then -buku_uang.jumlah else buku_uang.jumlah end)`,
      '>',
      0,
    )
    .orderBy('pemesanan.id')
    .execute()
  const keys = rows
    .filter(({ jatuh_tempo, sejak, status_pada }) => {
      const pada = reminderOn(jatuh_tempo, today)?.pada ?? ''
      return pada === today || [sejak, status_pada].every((time) => hariIni(new Date(time)) <= pada)
    })
    .map((row) => ({ ...row, kunci: keyOf(row.id, { ...row, id: row.tagihan_id }, today) }))
  const told = new Set<string>()
  for (const part of inParts(keys)) {
    const kunci = part.map((one) => one.kunci)
    const sent = await db.selectFrom('kotak_keluar').select('kunci').where('kunci', 'in', kunci).execute()
    for (const one of sent) told.add(one.kunci)
  }
  const untold = Map.groupBy(
    keys.filter(({ kunci }) => !told.has(kunci)),
    ({ id }) => id,
  )
  return new Map(
    [...untold].slice(0, AT_ONCE).map(([id, own]) => [id, own.map(({ tagihan_id }) => tagihan_id)]),
  )
}

const keyOf = (
  pemesanan_id: number,
  { id, jatuh_tempo }: { id: number; jatuh_tempo: string },
  today: string,
): string =>
  `${billReminderKey(pemesanan_id)}${id}:${jatuh_tempo}:${reminderOn(jatuh_tempo, today)?.hari ?? ''}`

interface Told {
  kantor: Kantor
  /** The agency's account; empty if the settings have none in its name. */
  rekening: string
  today: string
  /** Ids of the bills to remind of, if they are open still. */
  bills: readonly number[]
}

async function tell(context: Context, booking: PemesananStored, told: Told): Promise<void> {
  const { trx } = context
  if (booking.status !== 'sebagian' || booking.pemesan_email === '') return
  const account = await readAccount(trx, booking.id)
  if (!account || (await isMuted(trx, booking.id))) return
  const { paket } = await aboutBooking(trx, booking, context.now)
  for (const bill of inOrder(account.bills)) {
    const reminder = reminderOn(bill.jatuh_tempo, told.today)
    if (!reminder || openOf(bill) <= 0 || !told.bills.includes(bill.id)) continue
    await queueMail(context, {
      peristiwa: TAGIHAN_PERISTIWA,
      kunci: keyOf(booking.id, bill, told.today),
      penerima: booking.pemesan_email,
      balasKe: told.kantor.agency.email,
      rujukan: `pemesanan:${booking.id}`,
      tenang: true,
      kantor: told.kantor,
      templat: {
        nama: TAGIHAN_PERISTIWA,
        kata: {
          kode: booking.kode,
          nama: namaSurat(booking.pemesan_nama),
          paket: paket.nama_paket,
          tagihan: bill.uraian,
          jumlah: sumText(openOf(bill) + (account.kode_unik ?? 0), booking.mata_uang),
          hari: formatTanggalHari(bill.jatuh_tempo),
          kapan: reminder.kapan,
          rekening: told.rekening === '' ? 'rekening resmi kami, yang ada di situs' : told.rekening,
        },
        tautan: `${told.kantor.siteUrl}/`,
      },
    })
  }
}

/** Tells whether the payer of a booking is not reminded. */
export async function isMuted(trx: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('pengingat_diam')
    .select('pemesanan_id')
    .where('pemesanan_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
