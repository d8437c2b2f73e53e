import { kamarHarga, kamarRombongan } from '@safar/shared/content/paket/kamar'
import type { Paket } from '@safar/shared/content/paket/paket'
import { registeredNeeds } from '@safar/shared/people/pendaftaran/berangkat'
import { PEMESANAN_LIMITS } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PemesananInput, PesertaInput } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import type { Context } from '../../access/session/context.ts'
import { changePendaftaran } from '../../people/pendaftaran/change-pendaftaran.ts'
import { pelakuOf } from '../../people/pendaftaran/pelaku.ts'
import { openPendaftaran } from '../../people/pendaftaran/pendaftaran-words.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { bookingOfRegistration } from './booking.repository.ts'

/** The parts of a booking that a registration brings. */
interface TakenOver {
  paket_id: string | undefined
  pemesan: NonNullable<PemesananInput['pemesan']>
  kebutuhan: string
  catatan: string
  /** Returns the people of the registration as participants of a departure. */
  pesertaFor(paket: Paket): PesertaInput[]
}

/** States of a registration in which nobody has spoken to the person yet, or they had changed their mind. */
const NOT_YET = ['baru', 'batal']

/**
 * Takes a registration over into a booking, and marks it as worked on. Whoever books it meanwhile is waited for.
 * @throws HttpError 409 with the booking's id and code if there is one; 422 for a registration that is not there
 */
export async function takeOver(context: Context, id: number): Promise<TakenOver> {
  const { trx, actor } = context
  const refuse = (message: string) => invalidFields({ pendaftaran_id: [message] })
  await holdRow(trx, 'pendaftaran', id, 'change')
  const stored = await trx.selectFrom('pendaftaran').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) throw refuse('Pendaftaran ini tidak ada.')
  const row = openPendaftaran(trx, stored)
  if (row.dihapus_pada !== null) throw refuse('Pendaftaran ini ada di sampah. Pulihkan dulu.')
  if (row.gabung_ke !== null)
    throw refuse('Pendaftaran ini sudah digabung. Pesan dari pendaftaran gabungannya.')
  const booked = await bookingOfRegistration(trx, id)
  if (booked)
    throw conflict(`Pendaftaran ini sudah menjadi pemesanan ${booked.kode}.`, {
      id: booked.id,
      kode: booked.kode,
    })
  if (NOT_YET.includes(row.status) && actor)
    await changePendaftaran(context, id, { status: 'dihubungi' }, pelakuOf(actor))
  return {
    paket_id: row.paket_id === null ? row.paket || undefined : String(row.paket_id),
    pemesan: { nama: row.nama, telepon: row.telepon, email: row.email },
    kebutuhan: registeredNeeds(row).slice(0, PEMESANAN_LIMITS.catatan),
    catatan: [row.catatan, row.pendamping && `Pendamping: ${row.pendamping}`]
      .filter(Boolean)
      .join('\n')
      .slice(0, PEMESANAN_LIMITS.catatan),
    pesertaFor(paket) {
      const count = Math.min(PEMESANAN_LIMITS.peserta, Math.max(1, row.jumlah_pax ?? 1))
      const priced = kamarHarga(paket).map(({ kamar }) => kamar)
      const wished = row.kamar || kamarRombongan(count)
      const kamar = priced.includes(wished) ? wished : (priced[0] ?? wished)
      return Array.from({ length: count }, (_, index) => ({
        jenis: 'dewasa' as const,
        kamar,
        ...(index === 0 && row.ikut !== 'tidak' && { nama: row.nama }),
      }))
    },
  }
}
