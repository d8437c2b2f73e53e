import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { planBills, type Tagihan } from '@safar/shared/trips/pemesanan/bills'
import { bookingWarnings } from '@safar/shared/trips/pemesanan/booking-warnings'
import { type DueBill, nextAction } from '@safar/shared/trips/pemesanan/next-action'
import type { PemesananStored, PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { Pemesanan, PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { isEnded } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { type BookingPrice, needSeats, priceBooking } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import { seatedAmong } from '../../content/paket/seat-ledger.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { listPeserta } from './booking.repository.ts'
import { bookingMoney } from './booking-money.ts'
import { type BookingWords, openWords } from './booking-words.ts'
import { openNumbers } from './peserta-numbers.ts'
import { findUndo } from './undo.repository.ts'

const FOR_STAFF = { kebutuhan: '', catatan: '', catatan_staf: '' } satisfies Partial<BookingWords>

type PaketRingkas = PemesananRingkas['paket']

/** All that answers tell of a booking besides its row. */
interface About {
  paket: PaketRingkas & { durasi: string }
  peserta: readonly PesertaStored[]
  names: ReadonlyMap<number, string>
  price: BookingPrice
  tagihan: Tagihan[]
  today: string
}

/** Reads what answers tell of bookings, in few statements for all of them. */
async function aboutBookings(
  db: Kysely<Tables>,
  bookings: readonly PemesananStored[],
  now: Date,
): Promise<Map<number, About>> {
  const today = hariIni(now)
  const pakets = await paketsOf(db, [...new Set(bookings.map(({ paket_id }) => paket_id))])
  const peserta = Map.groupBy(
    await listPeserta(
      db,
      bookings.map(({ id }) => id),
    ),
    ({ pemesanan_id }) => pemesanan_id,
  )
  const names = await jamaahNames(
    db,
    [...peserta.values()].flat().flatMap(({ jamaah_id }) => jamaah_id ?? []),
  )
  return new Map(
    bookings.map((booking) => {
      const own = peserta.get(booking.id) ?? []
      const paket = pakets.get(booking.paket_id)
      if (!paket) throw new Error(`Booking ${booking.id} has no package`)
      const price = priceBooking(booking.harga_snapshot, own, booking.kamar_sendiri)
      const tagihan = planOf(booking, price, paket.tanggal_keberangkatan)
      return [booking.id, { paket, peserta: own, names, price, tagihan, today }]
    }),
  )
}

/** Plans the bills of a booking; one that has ended has none. */
export function planOf(
  { status, harga_snapshot, cicilan, dihitung_pada }: PemesananStored,
  price: Pick<BookingPrice, 'total' | 'dp'>,
  berangkat: string,
): Tagihan[] {
  if (isEnded(status)) return []
  return planBills(harga_snapshot, price, { cicilan, from: dihitung_pada, berangkat })
}

/** Reads the departures of bookings, as their answers show them. */
export async function paketsOf(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, PaketRingkas & { durasi: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('paket')
    .select(['id', 'slug', 'nama_paket', 'tanggal_keberangkatan', 'sisa_pax', 'durasi'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads the names of pilgrims in their passports, by id. */
export async function jamaahNames(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  for (const part of inParts(ids)) {
    const rows = await db.selectFrom('jamaah').select(['id', 'nama_paspor']).where('id', 'in', part).execute()
    for (const { id, nama_paspor } of rows) names.set(id, nama_paspor)
  }
  return names
}

/** Reads the bill that each of some bookings is asked for next: of the ledger, else the last one of its plan. */
async function dueOf(
  db: Kysely<Tables>,
  about: ReadonlyMap<number, About>,
): Promise<Map<number, DueBill | null>> {
  const due = await bookingMoney().dueBills(db, [...about.keys()])
  return new Map(
    [...about].map(([id, { tagihan }]) => {
      const next = due.get(id)
      return [id, next === undefined ? (tagihan.at(-1) ?? null) : next]
    }),
  )
}

function ringkasOf(booking: PemesananStored, about: About, tagihan: DueBill | null): PemesananRingkas {
  const { paket, peserta, today } = about
  const { durasi, ...shown } = paket
  const tanpa_jamaah = peserta.filter(({ jamaah_id }) => jamaah_id === null).length
  return {
    id: booking.id,
    kode: booking.kode,
    paket_id: booking.paket_id,
    paket: shown,
    pendaftaran_id: booking.pendaftaran_id,
    pemesan: {
      nama: booking.pemesan_nama,
      telepon: booking.pemesan_telepon,
      email: booking.pemesan_email,
    },
    status: booking.status,
    status_pada: booking.status_pada,
    alasan: booking.alasan,
    batas_dp: booking.batas_dp,
    mata_uang: booking.mata_uang,
    total: booking.total,
    jumlah_peserta: peserta.length,
    tanpa_jamaah,
    berikutnya: nextAction(
      {
        status: booking.status,
        batas_dp: booking.batas_dp,
        tanpa_jamaah,
        tagihan,
        tanggal_keberangkatan: paket.tanggal_keberangkatan,
        durasi,
      },
      today,
    ),
    created_at: booking.created_at,
    updated_at: booking.updated_at,
  }
}

/** Returns bookings as lists answer them. */
export async function shownBookings(
  db: Kysely<Tables>,
  bookings: readonly PemesananStored[],
  now: Date,
): Promise<PemesananRingkas[]> {
  const about = await aboutBookings(db, bookings, now)
  const due = await dueOf(db, about)
  return bookings.flatMap((booking) => {
    const own = about.get(booking.id)
    return own ? [ringkasOf(booking, own, due.get(booking.id) ?? null)] : []
  })
}

/** Reads what answers and messages tell of one booking besides its row. */
export async function aboutBooking(db: Kysely<Tables>, booking: PemesananStored, now: Date): Promise<About> {
  const about = (await aboutBookings(db, [booking], now)).get(booking.id)
  if (!about) throw new Error(`Booking ${booking.id} cannot be shown`)
  return about
}

/** Returns until when a booking's last change can be taken back; null for none, or while a refund is promised. */
async function undoUntil(db: Kysely<Tables>, booking: PemesananStored, now: Date): Promise<string | null> {
  const undo = await findUndo(db, booking.id, now)
  if (!undo) return null
  return isEnded(booking.status) && (await bookingMoney().isPromised(db, booking.id)) ? null : undo.sampai
}

/**
 * Returns a booking as calls answer it. Needs, notes and days of birth are for staff, other readers get them blank; of
 * the number of a visa or a policy they get a mask.
 */
export async function shownBooking(
  deps: Pick<AppDeps, 'database' | 'vault' | 'now'>,
  booking: PemesananStored,
  reader: { role: Role },
): Promise<Pemesanan> {
  const { db } = deps.database
  const now = deps.now()
  const about = await aboutBooking(db, booking, now)
  const { price, tagihan, names, paket } = about
  const needs = needSeats(booking.harga_snapshot, about.peserta)
  const seated = await seatedAmong(
    db,
    about.peserta.map(({ id }) => id),
  )
  const due = await dueOf(db, new Map([[booking.id, about]]))
  const isStaff = may(reader.role, 'staff')
  const numbers = isStaff ? await openNumbers(db, deps.vault, about.peserta) : null
  const words = await openWords(db, deps.vault, booking)
  return {
    ...ringkasOf(booking, about, due.get(booking.id) ?? null),
    baris: price.baris,
    tagihan,
    kamar_sendiri: booking.kamar_sendiri,
    cicilan: booking.cicilan,
    ...words,
    ...(!isStaff && FOR_STAFF),
    peserta: about.peserta.map((one, index) => {
      const { id, jenis, tanggal_lahir, kasur, kamar, jamaah_id, teman_sekamar, visa, polis } = one
      const { visa_no, polis_no } = { ...one, ...numbers?.get(id) }
      const perlu_kursi = needs[index] ?? true
      return {
        id,
        jenis,
        nama: (jamaah_id !== null && names.get(jamaah_id)) || one.nama,
        tanggal_lahir: isStaff ? tanggal_lahir : '',
        kasur,
        kamar,
        jamaah_id,
        teman_sekamar,
        visa: { ...visa, no: visa_no },
        polis: { ...polis, no: polis_no },
        perlu_kursi,
        berkursi: seated.has(id),
        updated_at: one.updated_at,
      }
    }),
    peringatan: bookingWarnings(about.peserta, paket.tanggal_keberangkatan),
    urung_sampai: isStaff ? await undoUntil(db, booking, now) : null,
  }
}
