import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { addDays, formatTanggal, hariIni } from '@safar/shared/platform/format/tanggal'
import { angkaBerlaku } from '@safar/shared/settings/pengaturan/angka/berlaku'
import type { Kepulangan } from '@safar/shared/trips/kepulangan/kepulangan-schema'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import { isAside, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Kysely } from 'kysely'
import type { Actor } from '../../access/session/actor.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { Deps } from '../../records/noun/change.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { findRiwayat } from '../../records/noun/riwayat.repository.ts'
import { findPengaturan } from '../../settings/pengaturan/pengaturan.repository.ts'
import { listPeserta } from '../pemesanan/booking.repository.ts'
import { moveTo } from '../pemesanan/booking-status.ts'
import { changeBookings, writeBooking } from '../pemesanan/change-booking.ts'
import { pemesananNoun } from '../pemesanan/pemesanan.noun.ts'
import { beforeChange, findUndo, noteUndo } from '../pemesanan/undo.repository.ts'

/** The states from which a booking closes, with the steps that lead there. */
const STEPS: Partial<Record<PemesananStatus, readonly PemesananStatus[]>> = {
  lunas: ['berangkat', 'selesai'],
  berangkat: ['selesai'],
}
/** The reason for which a booking of a departure that is home stays as it is. */
const STAYS: Partial<Record<PemesananStatus, string>> = {
  sebagian: 'Masih ada tagihan. Terima pembayarannya dulu.',
  menunggu_dp: 'Uang mukanya belum masuk. Batalkan bila tidak jadi berangkat.',
  draf: 'Masih draf. Batalkan bila tidak jadi berangkat.',
}
const NOTHING = 'Tidak ada yang dapat diurungkan lagi.'

/** Lists the bookings of a departure whose people were to travel with it, in their order. */
async function bookingsOf(db: Kysely<Tables>, paketId: number): Promise<PemesananStored[]> {
  const rows = await db
    .selectFrom('pemesanan')
    .selectAll()
    .where('paket_id', '=', paketId)
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => pemesananNoun.readRow(row) ?? []).filter(({ status }) => !isAside(status))
}

/** Returns why nothing of a departure can be closed; empty if its people are home. */
function notHome(paket: Paket, today: string): string {
  const pulang = hariPulang(paket)
  if (!pulang) return 'Hari pulangnya belum diketahui. Isi tanggal dan durasi paketnya.'
  return today < pulang ? `Rombongan baru pulang ${formatTanggal(pulang)}.` : ''
}

/** Reads what follows a departure's return: the report's day, and which bookings can be closed. */
export async function readReturn(db: Kysely<Tables>, paket: Paket, now: Date): Promise<Kepulangan> {
  const [today, pulang] = [hariIni(now), hariPulang(paket)]
  const bookings = await bookingsOf(db, paket.id)
  const people = Map.groupBy(
    await listPeserta(
      db,
      bookings.map(({ id }) => id),
    ),
    ({ pemesanan_id }) => pemesanan_id,
  )
  const shown = (one: PemesananStored) => ({
    id: one.id,
    kode: one.kode,
    pemesan: one.pemesan_nama,
    orang: people.get(one.id)?.length ?? 0,
    status: one.status,
  })
  const { nilai: hari, sumber } = angkaBerlaku(
    (await findPengaturan(db))?.angka ?? [],
    'laporan_pulang_hari',
    pulang || today,
  )
  const row = await db
    .selectFrom('rombongan')
    .select('laporan_pada')
    .where('paket_id', '=', paket.id)
    .executeTakeFirst()
  const closed = bookings.filter(({ status }) => status === 'selesai')
  const undos = await Promise.all(closed.map(({ id }) => findUndo(db, id, now)))
  const until = undos.flatMap((undo) => undo?.sampai ?? []).toSorted()
  return {
    berangkat: paket.tanggal_keberangkatan,
    pulang,
    laporan: { batas: pulang && addDays(pulang, hari), pada: row?.laporan_pada ?? '', hari, sumber },
    bisa: bookings.filter(({ status }) => STEPS[status]).map(shown),
    tinggal: bookings.flatMap((one) => {
      const alasan = STAYS[one.status]
      return alasan ? [{ ...shown(one), alasan }] : []
    }),
    selesai: closed.length,
    urung_sampai: until.at(-1) ?? null,
    belum: notHome(paket, today),
  }
}

/**
 * Closes every booking of a departure that can be, in one transaction: who settled all has travelled, and is home.
 * @throws HttpError 409 before the return, and if there is none to close
 */
export async function finishDeparture(deps: Deps, actor: Actor, paket: Paket): Promise<void> {
  const { db } = deps.database
  const refusal = notHome(paket, hariIni(deps.now()))
  if (refusal) throw conflict(refusal, {})
  const ids = (await bookingsOf(db, paket.id)).filter(({ status }) => STEPS[status]).map(({ id }) => id)
  if (ids.length === 0) throw conflict('Tidak ada pemesanan yang dapat diselesaikan.', {})
  await changeBookings(deps, actor, ids, {
    isSeating: () => false,
    async change(context, stored) {
      for (const one of stored) {
        const steps = STEPS[one.status]
        // Moved on meanwhile: it stays as somebody else left it.
        if (!steps || one.paket_id !== paket.id) continue
        const before = await beforeChange(context.trx, one)
        let moved = one
        for (const status of steps)
          moved = await moveTo(context, moved, { status, alasan: '', batas_dp_hari: 0 })
        await noteUndo(context.trx, before, null, context.now)
      }
    },
  })
}

/**
 * Takes the last closing of a departure's bookings back, as long as nothing else happened to them. Each of them is as
 * it was before; one that changed since stays closed.
 * @throws HttpError 409 if nothing can be taken back any more
 */
export async function undoFinish(deps: Deps, actor: Actor, paket: Paket): Promise<void> {
  const { db } = deps.database
  const closed = (await bookingsOf(db, paket.id)).filter(({ status }) => status === 'selesai')
  const ids = closed.map(({ id }) => id)
  const back =
    ids.length === 0
      ? 0
      : await changeBookings(deps, actor, ids, {
          isSeating: () => false,
          async change(context, stored) {
            const { trx, now } = context
            let count = 0
            for (const one of stored) {
              const undo = one.status === 'selesai' ? await findUndo(trx, one.id, now) : null
              const before = undo && (await findRiwayat(trx, pemesananNoun, one.id, undo.riwayat_id))?.data
              if (!undo || !before) continue
              await trx.deleteFrom('urungan').where('pemesanan_id', '=', one.id).execute()
              await writeBooking(context, one, { ...one, ...contentOf(before), alasan: undo.alasan })
              count += 1
            }
            return count
          },
        })
  if (back === 0) throw conflict(NOTHING, {})
}
