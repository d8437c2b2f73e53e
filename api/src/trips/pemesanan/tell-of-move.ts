import { formatTanggalHari } from '@safar/shared/platform/format/tanggal'
import type { PemesananStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { URUNG_MENIT } from '@safar/shared/trips/pemesanan/undo'
import type { Context } from '../../access/session/context.ts'
import { cancelMail } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import type { Kantor } from '../../settings/pengaturan/kantor.ts'
import { listPeserta } from './booking.repository.ts'
import { familyPage, queueFamilyMail, wordsOf } from './family-mail.ts'
import { paketsOf } from './shown-booking.ts'

/*
 * A family is told that its booking, or some of its people, moved to another departure. The message waits for as long
 * as the move can be taken back, and goes with it. Keys name booking, day, departure of before and the move.
 */

export const PINDAH_PERISTIWA = 'pemesanan-pindah'

/** States in which a family knows its departure; of a draft nobody was told. */
const CONCERNED: readonly PemesananStatus[] = ['menunggu_dp', 'sebagian', 'lunas']

const keyOf = (id: number) => `${PINDAH_PERISTIWA}:${id}:`

interface Move {
  /** The booking that the people were in. */
  before: PemesananStored
  /** The booking that they are in now: the same, or one of some of them. */
  moved: PemesananStored
  kantor: Kantor
}

/**
 * Queues the message about a move from a departure, in its transaction. Of two moves within the wait one is told, from
 * the departure that the family knows of; of a way there and back none.
 */
export async function tellOfMove(
  context: Context,
  paket_id: number,
  { before, moved, kantor }: Move,
): Promise<void> {
  const from = (await cancelMoveMail(context, moved.id)) ?? paket_id
  if (from === moved.paket_id || !CONCERNED.includes(moved.status)) return
  const pakets = await paketsOf(context.trx, [from, moved.paket_id])
  const [old, paket] = [pakets.get(from), pakets.get(moved.paket_id)]
  if (!old || !paket) return
  const dari = [old.nama_paket, formatTanggalHari(old.tanggal_keberangkatan)].filter(Boolean).join(', ')
  const people = moved.id === before.id ? 0 : (await listPeserta(context.trx, [moved.id])).length
  await queueFamilyMail(context, moved, kantor, {
    kunci: `${moved.id}:${paket.tanggal_keberangkatan}:${from}:${moved.updated_at}`,
    tunggu: new Date(context.now.getTime() + URUNG_MENIT * 60_000),
    templat: {
      nama: PINDAH_PERISTIWA,
      kata: {
        ...wordsOf(moved),
        yang_pindah:
          people === 0 ? `Pemesanan ${moved.kode}` : `${people} orang dari pemesanan ${before.kode}`,
        paket: paket.nama_paket,
        hari: formatTanggalHari(paket.tanggal_keberangkatan),
        dari,
      },
      tautan: familyPage(kantor),
    },
  })
}

/**
 * Cancels the message about a booking's move if it waits still, in the transaction that ends or repeats the move.
 * Returns the departure that the family knows of; null if nothing waited.
 */
export async function cancelMoveMail({ trx }: Pick<Context, 'trx'>, id: number): Promise<number | null> {
  const waiting = await trx
    .selectFrom('kotak_keluar')
    .select('kunci')
    .where('rujukan', '=', `pemesanan:${id}`)
    .where('peristiwa', '=', PINDAH_PERISTIWA)
    .where('keadaan', '=', 'antre')
    .executeTakeFirst()
  if (!waiting) return null
  await cancelMail(trx, PINDAH_PERISTIWA, (kunci) => !kunci.startsWith(keyOf(id)))
  return Number(waiting.kunci.split(':')[3])
}
