import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { KontakInput, KontakIsi } from '@safar/shared/people/pendaftaran/kontak-schema'
import type { Kysely, Transaction } from 'kysely'
import type { KontakPendaftaranRow, Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import type { Pelaku } from './pelaku.ts'
import { catatRiwayat } from './riwayat-pendaftaran.ts'
import { ubahPendaftaran } from './ubah-pendaftaran.ts'

const TIDAK_ADA = 'Catatan kontak ini tidak ada.'

/**
 * Writes down that somebody was spoken with, and what follows for the registration: the next day, and how far it is.
 * @throws HttpError 404 without such a registration
 */
export async function addKontak(
  trx: Transaction<Tables>,
  id: number,
  { tindak_lanjut, status, ...isi }: KontakInput,
  oleh: Pelaku,
  now: Date,
): Promise<void> {
  // It is a change of the registration in any case: whoever looks on sees it.
  await ubahPendaftaran(trx, id, { tindak_lanjut, status }, oleh, now)
  const waktu = now.toISOString()
  await trx
    .insertInto('kontak_pendaftaran')
    .values({
      ...isi,
      pendaftaran_id: id,
      waktu,
      updated_at: waktu,
      oleh: oleh.oleh,
      oleh_id: oleh.akun_id,
    })
    .execute()
}

/** Mends what was written down; what it was stays in the history. @throws HttpError 404 */
export function updateKontak(
  db: Kysely<Tables>,
  { id, kontak }: Named,
  isi: KontakIsi,
  oleh: Pelaku,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await find(trx, { id, kontak })
    const after = { ...before, ...isi }
    await trx
      .updateTable('kontak_pendaftaran')
      .set({ ...isi, updated_at: now.toISOString() })
      .where('id', '=', kontak)
      .execute()
    if (kontakText(before) !== kontakText(after))
      await note(trx, id, [kontakText(before), kontakText(after)], oleh, now)
  })
}

/** Takes away what was written down by mistake; that it was there stays in the history. @throws HttpError 404 */
export function removeKontak(db: Kysely<Tables>, named: Named, oleh: Pelaku, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const before = await find(trx, named)
    await trx.deleteFrom('kontak_pendaftaran').where('id', '=', named.kontak).execute()
    await note(trx, named.id, [kontakText(before), ''], oleh, now)
  })
}

interface Named {
  /** Of the registration. */
  id: number
  /** Of what was written down about it. */
  kontak: number
}

async function find(trx: Transaction<Tables>, { id, kontak }: Named): Promise<KontakPendaftaranRow> {
  const row = await trx
    .selectFrom('kontak_pendaftaran')
    .selectAll()
    .where('id', '=', kontak)
    .where('pendaftaran_id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(TIDAK_ADA)
  return row
}

async function note(
  trx: Transaction<Tables>,
  id: number,
  [dari, ke]: [string, string],
  oleh: Pelaku,
  now: Date,
): Promise<void> {
  await ubahPendaftaran(trx, id, {}, oleh, now)
  await catatRiwayat(trx, id, { aksi: 'kontak', ubah: [{ isian: 'kontak', dari, ke }] }, oleh, now)
}

function kontakText({ cara, hasil, catatan, langkah }: KontakIsi): string {
  return [CARA_KONTAK_LABEL[cara], HASIL_KONTAK_LABEL[hasil], catatan, langkah].filter(Boolean).join(' · ')
}
