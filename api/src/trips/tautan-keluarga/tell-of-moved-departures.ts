import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import { transact } from '../../access/session/context.ts'
import { ChangeReader } from '../../content/paket/perubahan.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { type Kantor, readKantor } from '../../settings/pengaturan/kantor.ts'
import { findBooking } from '../pemesanan/booking.repository.ts'
import { bookingReference, familyPage, queueFamilyMail, wordsOf } from '../pemesanan/family-mail.ts'
import { PINDAH_PERISTIWA } from '../pemesanan/tell-of-move.ts'

/*
 * Families are told that their departure has another day. It is read from the package's published changes, so it costs
 * whoever saves a package nothing, and what is changed back within half an hour is told to nobody.
 */

type Deps = Pick<AppDeps, 'database' | 'now' | 'pengaturanAwal' | 'siteUrl'>

const PERISTIWA = 'keberangkatan-berubah'
const MINUTE_MS = 60_000
/** A change is told once nobody has taken it back for as long as bookings' own changes can be taken back. */
const SETTLED_MS = 30 * MINUTE_MS
/** Changes of longer ago are told no more: an office that was switched off tells its families itself. */
const LOOKED_BACK_MS = 2 * 24 * 60 * MINUTE_MS
/** Bookings that travel, and those that would. */
const CONCERNED: readonly PemesananStatus[] = ['menunggu_dp', 'sebagian', 'lunas']

interface Moved {
  paket_id: number
  nama_paket: string
  /** The day of departure as it is now, `YYYY-MM-DD`, and the time of the change that made it so. */
  ke: string
  pada: string
  /** The changes, the oldest first: each with its time and the day before it. */
  changes: readonly { pada: string; dari: string }[]
}

/** Queues the messages about departures that were moved. One that fails is logged and holds up no other. */
export async function tellOfMovedDepartures(
  deps: Deps,
  { log, isClockBelieved }: { log: Pick<Log, 'error'>; isClockBelieved(): Promise<boolean> },
): Promise<void> {
  const moved = await movedLately(deps)
  if (moved.length === 0 || !(await isClockBelieved())) return
  const kantor = await readKantor(deps)
  for (const one of moved)
    await tell(deps, one, kantor).catch((err) =>
      log.error({ err, id: one.paket_id }, 'nobody was told of a moved departure'),
    )
}

async function movedLately({ database: { db }, now }: Deps): Promise<Moved[]> {
  const from = new Date(now().getTime() - LOOKED_BACK_MS).toISOString()
  const rows = await db
    .selectFrom('riwayat')
    .innerJoin('paket', 'paket.id', 'riwayat.data_id')
    .select(['paket.id', 'paket.slug', 'paket.nama_paket', 'paket.tanggal_keberangkatan'])
    .distinct()
    .where('riwayat.jenis', '=', 'paket')
    .where('riwayat.aksi', '!=', 'kursi')
    .where('riwayat.waktu', '>', from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pemesanan')
          .select('pemesanan.id')
          .whereRef('pemesanan.paket_id', '=', 'paket.id')
          .where('pemesanan.status', 'in', CONCERNED),
      ),
    )
    .execute()
  const reader = new ChangeReader(db)
  const found: Moved[] = []
  for (const { id, slug, nama_paket, tanggal_keberangkatan } of rows) {
    const changes = await reader
      .one(slug, () => {})
      .then(({ perubahan }) => perubahan)
      // A departure that is not live has no published changes.
      .catch(() => [])
    const days = changes
      .filter(({ bidang, pada }) => bidang === 'tanggal_keberangkatan' && pada > from)
      .toSorted((a, b) => a.pada.localeCompare(b.pada))
    const last = days.at(-1)
    const isSettled = last && Date.parse(last.pada) <= now().getTime() - SETTLED_MS
    if (!last || !isSettled || last.ke !== tanggal_keberangkatan) continue
    found.push({
      paket_id: id,
      nama_paket,
      ke: String(last.ke),
      pada: last.pada,
      changes: days.map((day) => ({ pada: day.pada, dari: String(day.dari) })),
    })
  }
  return found
}

async function tell(deps: Deps, moved: Moved, kantor: Kantor): Promise<void> {
  const { db } = deps.database
  const rows = await db
    .selectFrom('pemesanan')
    .select(['id', 'created_at'])
    .where('paket_id', '=', moved.paket_id)
    .where('status', 'in', CONCERNED)
    .where('pemesan_email', '<>', '')
    .orderBy('id')
    .execute()
  const told = await toldDays(
    db,
    rows.map(({ id }) => id),
  )
  for (const { id, created_at } of rows) {
    // Whoever booked between two changes knows the day of then.
    const dari = told.get(id) ?? moved.changes.find(({ pada }) => pada > created_at)?.dari
    if (dari === undefined || dari === moved.ke) continue
    await transact(deps, null, async (context) => {
      const booking = await findBooking(context.trx, String(id))
      if (booking?.paket_id !== moved.paket_id || !CONCERNED.includes(booking.status)) return
      await queueFamilyMail(context, booking, kantor, {
        kunci: `${id}:${moved.ke}:${moved.pada}`,
        templat: {
          nama: PERISTIWA,
          kata: {
            ...wordsOf(booking),
            paket: moved.nama_paket,
            dari: formatTanggalHari(dari),
            hari: formatTanggalHari(moved.ke),
          },
          tautan: familyPage(kantor),
        },
      })
    })
  }
}

/** Reads for some bookings the day that they were told of last, also by a move to another departure. */
async function toldDays(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, string>> {
  const told = new Map<number, string>()
  for (const part of inParts(ids)) {
    const rows = await db
      .selectFrom('kotak_keluar')
      .select('kunci')
      .where('peristiwa', 'in', [PERISTIWA, PINDAH_PERISTIWA])
      .where('rujukan', 'in', part.map(bookingReference))
      .orderBy('id')
      .execute()
    for (const { kunci } of rows) {
      // Keys of both begin with event, booking and day.
      const [, id = '', day = ''] = kunci.split(':')
      told.set(Number(id), day)
    }
  }
  return told
}
