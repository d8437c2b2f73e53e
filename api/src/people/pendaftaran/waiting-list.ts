import type { Antrean } from '@safar/shared/people/pendaftaran/antrean-schema'
import { orangOf } from '@safar/shared/people/pendaftaran/giliran'
import type { Pendaftaran, PendaftaranInput } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import {
  ROMBONGAN_MOST,
  TUNGGU_MOST,
  TUNGGU_PENUH,
  TUNGGU_VERSI,
  tungguRefusal,
  tungguSampai,
} from '@safar/shared/people/pendaftaran/tunggu'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { lockKonten } from '../../platform/db/konten.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { findPaketChoice, type PaketChoice } from './paket-choice.ts'
import { insertPendaftaran } from './pendaftaran.repository.ts'

/*
 * The queue of a departure is its waiting registrations by id: ids only grow, so a place is the number of those before
 * it. Who was called keeps the place until they take a seat or cancel.
 */

/** Selects registrations that wait for a seat. */
export function waiting(db: Kysely<Tables>) {
  return db
    .selectFrom('pendaftaran')
    .where('pendaftaran.jenis', '=', 'tunggu')
    .where('pendaftaran.status', 'in', ['baru', 'dihubungi'])
    .where('pendaftaran.gabung_ke', 'is', null)
    .where('pendaftaran.dihapus_pada', 'is', null)
}

/** Reads the length of a departure's queue. */
export async function readAntrean(db: Kysely<Tables>, paketId: number): Promise<Antrean> {
  const rows = await waiting(db)
    .select('jumlah_pax')
    .where('paket_id', '=', paketId)
    .orderBy('id')
    .limit(TUNGGU_MOST)
    .execute()
  const rombongan = rows.map(orangOf)
  return {
    jumlah: rombongan.length,
    orang: rombongan.reduce((sum, orang) => sum + orang, 0),
    rombongan: rombongan.slice(0, ROMBONGAN_MOST),
  }
}

interface Enqueued {
  pendaftaran: Pendaftaran
  paket: PaketChoice
  /** The place in the queue, from 1. */
  urutan: number
}

/**
 * Adds a registration to the queue of a departure without seats for so many people. Seats and queue are locked
 * meanwhile, so that two at once get different places.
 * @throws HttpError 422 if no such departure is sold; 409 if it has seats, has left, or its queue is full
 */
export async function enqueue(context: Context, input: PendaftaranInput): Promise<Enqueued> {
  await lockKonten(context.trx)
  const today = hariIni(context.now)
  const field = input.paket_id ? 'paket_id' : 'paket'
  const paket = await findPaketChoice(context.trx, input.paket_id || input.paket)
  if (!paket) throw invalidFields({ [field]: ['Keberangkatan ini tidak ada, atau tidak dijual lagi.'] })
  const refusal = tungguRefusal(paket, input.jumlah_pax ?? 1, today)
  if (refusal) throw conflict(refusal, {})
  const { jumlah } = await readAntrean(context.trx, paket.id)
  if (jumlah >= TUNGGU_MOST) throw conflict(TUNGGU_PENUH, {})
  const pendaftaran = await insertPendaftaran(
    context,
    { ...input, paket: paket.slug },
    {
      jenis: 'tunggu',
      paket_id: paket.id,
      mau_sebagian: input.mau_sebagian ?? false,
      hapus_pada: tungguSampai(paket, today),
    },
    TUNGGU_VERSI,
  )
  return { pendaftaran, paket, urutan: jumlah + 1 }
}
