import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import type { Kysely } from 'kysely'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { notFound } from '../../platform/http/errors.ts'

export const DOKUMEN_TIDAK_ADA = 'Dokumen ini tidak ada.'

/** Lists the papers of a pilgrim, newest first; `id` narrows it to one. */
export async function listDokumen(db: Kysely<Tables>, jamaah_id: number, id?: number): Promise<Dokumen[]> {
  let query = db
    .selectFrom('dokumen')
    .innerJoin('berkas_pribadi', 'berkas_pribadi.id', 'dokumen.berkas')
    .leftJoin('akun as pengunggah', 'pengunggah.id', 'dokumen.diunggah_oleh_id')
    .leftJoin('akun as pemeriksa', 'pemeriksa.id', 'dokumen.pemeriksa_id')
    .select([
      'dokumen.id',
      'dokumen.jenis',
      'dokumen.status',
      'dokumen.alasan',
      'dokumen.menggantikan_id',
      'berkas_pribadi.tipe',
      'berkas_pribadi.besar',
      'berkas_pribadi.keadaan',
      'dokumen.diunggah_pada',
      'dokumen.diperiksa_pada',
      'dokumen.dikabari_pada',
      'dokumen.updated_at',
    ])
    .select(({ fn, val }) => [
      fn.coalesce('pengunggah.nama', val('')).as('diunggah_oleh'),
      fn.coalesce('pemeriksa.nama', val('')).as('pemeriksa'),
    ])
    .where('dokumen.jamaah_id', '=', jamaah_id)
    .orderBy('dokumen.id', 'desc')
  if (id !== undefined) query = query.where('dokumen.id', '=', id)
  return (await query.execute()).map(({ keadaan, ...row }) => ({ ...row, ada: keadaan === 'ada' }))
}

/** Returns a paper of a pilgrim. @throws HttpError 404 */
export async function findDokumen(db: Kysely<Tables>, jamaah_id: number, id: number): Promise<Dokumen> {
  const [found] = await listDokumen(db, jamaah_id, id)
  if (!found) throw notFound(DOKUMEN_TIDAK_ADA)
  return found
}

/** Returns the row of a paper, which names its file. @throws HttpError 404 */
export async function findDokumenRow(
  db: Kysely<Tables>,
  jamaah_id: number,
  id: number,
): Promise<StoredRow<'dokumen'>> {
  const row = await db
    .selectFrom('dokumen')
    .selectAll()
    .where('jamaah_id', '=', jamaah_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(DOKUMEN_TIDAK_ADA)
  return row
}
