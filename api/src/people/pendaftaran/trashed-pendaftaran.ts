import type { User } from '@safar/shared/access/session/session-schema'
import type { Pendaftaran, PendaftaranSampah } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { pendaftaranKeptUntil } from '@safar/shared/people/pendaftaran/retensi'
import type { Kysely } from 'kysely'
import { transact } from '../../access/session/context.ts'
import type { OnBroken } from '../../platform/db/rusak.ts'
import { listLoncatan, seenTime } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { continueJoined } from './continue-joined.ts'
import { TIDAK_ADA } from './lengkap.ts'
import { pelakuOf } from './pelaku.ts'
import { readPendaftaranRow, toPendaftaran } from './pendaftaran-row.ts'
import { openPendaftaran } from './pendaftaran-words.ts'
import { holdPendaftaran, writePendaftaran } from './write-pendaftaran.ts'

/*
 * Registrations that staff deleted are in the trash for a while: out of every list, count and queue, but complete.
 * Their owner sees them on the page of their own data, and a request to erase includes them.
 */

/** The number of newest registrations shown of the trash. */
const SHOWN = 200

type Deps = Pick<AppDeps, 'database' | 'now'>

/**
 * Deletes a registration into the trash; those joined to it stay and are handed on.
 * @throws HttpError 404 if there is none
 */
export function discard(deps: Deps, actor: User, id: number): Promise<Pendaftaran> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const row = await holdPendaftaran(context.trx, id)
    if (row.dihapus_pada !== null) throw notFound(TIDAK_ADA)
    await continueJoined(context, [id], 'diminta')
    // As late as the database has seen: a clock that is behind lets nothing go early.
    const dihapus_pada = (await seenTime(context.trx, context.now)).toISOString()
    const ubah = [{ isian: 'sampah', dari: '', ke: 'ya' }]
    const columns = { dihapus_pada, dihapus_oleh: oleh.oleh }
    return toPendaftaran(await writePendaftaran(context, row, columns, oleh, { aksi: 'hapus', ubah }))
  })
}

/**
 * Restores a registration from the trash.
 * @throws HttpError 404 if there is none; 409 if it is not in the trash
 */
export function restore(deps: Deps, actor: User, id: number): Promise<Pendaftaran> {
  const oleh = pelakuOf(actor)
  return transact(deps, actor, async (context) => {
    const row = await holdPendaftaran(context.trx, id)
    if (row.dihapus_pada === null)
      throw conflict('Pendaftaran ini tidak ada di Sampah.', { data: toPendaftaran(row) })
    const ubah = [{ isian: 'sampah', dari: 'ya', ke: '' }]
    const columns = { dihapus_pada: null, dihapus_oleh: '' }
    return toPendaftaran(await writePendaftaran(context, row, columns, oleh, { aksi: 'pulihkan', ubah }))
  })
}

/** Lists the trash, the newest first, each with its last day. */
export async function listSampah(db: Kysely<Tables>, onBroken?: OnBroken): Promise<PendaftaranSampah[]> {
  const rows = await db
    .selectFrom('pendaftaran')
    .selectAll()
    .where('dihapus_pada', 'is not', null)
    .orderBy('dihapus_pada', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  const loncatan = await listLoncatan(db)
  return rows.flatMap((row) => {
    const read = readPendaftaranRow(openPendaftaran(db, row), onBroken)
    return read ? [{ ...read, simpan_sampai: pendaftaranKeptUntil(read, loncatan) }] : []
  })
}
