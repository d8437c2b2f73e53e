import { createHash } from 'node:crypto'
import {
  DOKUMEN_FILES,
  DOKUMEN_LABEL,
  DOKUMEN_MOST,
  type DokumenJenis,
  newestOf,
} from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen, DokumenPutusan } from '@safar/shared/people/jamaah/dokumen-schema'
import { JAMAAH } from '@safar/shared/people/jamaah/jamaah-fields'
import type { Actor, Pelaku } from '../../access/session/actor.ts'
import { type Context, transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { FileOwner, FilesOf } from '../../files/berkas-pribadi/owner.ts'
import type { PrivateFiles, Upload } from '../../files/berkas-pribadi/private-files.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow } from '../../platform/db/tables.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { conflict, notFound, unprocessable } from '../../platform/http/errors.ts'
import { findDokumen, findDokumenRow, listDokumen } from './dokumen.repository.ts'

export interface DokumenDeps extends Pick<AppDeps, 'database' | 'vault' | 'now'> {
  berkasPribadi: PrivateFiles
}

/** A pilgrim as the owner of papers. Their files are swept with the noun's, whose name they have. */
const OWNER: FileOwner = { jenis: JAMAAH.name, fields: DOKUMEN_FILES }
/** The place that the hash of an upload is made for. */
const ISI = { noun: 'dokumen', field: 'isi_kunci' }

export const JAMAAH_TIDAK_ADA = 'Jamaah yang anda tuju tidak tersedia'

/** Returns the files of a kind of a pilgrim's papers. */
export const papersOf = (data_id: number, bidang: DokumenJenis): FilesOf => ({
  owner: OWNER,
  bidang,
  data_id,
})

/** The end of an upload whose bytes the newest paper of its kind has already. */
class SamePaper extends Error {
  readonly id: number

  constructor(id: number) {
    super('The same file is there.')
    this.id = id
  }
}

/**
 * Stores a paper, which replaces the newest of its kind, and returns its id. The same file again, unless it was
 * refused, is the paper that is there: an answer may be lost on its way, or a button pressed twice. `andThen` runs in
 * the transaction of a new one.
 * @throws HttpError 404 without the pilgrim; 413, 415 or 422 for a refused file
 */
export async function addDokumen(
  deps: DokumenDeps,
  actor: Actor,
  jamaah_id: number,
  jenis: DokumenJenis,
  upload: Upload,
  andThen?: (context: Context, id: number) => Promise<void>,
): Promise<number> {
  const { berkasPribadi, vault, now } = deps
  const sum = createHash('sha256').update(upload.bytes).digest('hex')
  let added = 0
  try {
    await berkasPribadi.add(papersOf(jamaah_id, jenis), upload, async (trx, berkas) => {
      const papers = await trx
        .selectFrom('dokumen')
        .select(['id', 'jenis', 'status', 'isi_kunci'])
        .where('jamaah_id', '=', jamaah_id)
        .orderBy('id', 'desc')
        .execute()
      const before = newestOf(papers, jenis)
      const isSame = before && vault.lookups(ISI, sum).includes(before.isi_kunci)
      if (isSame && before.status !== 'ditolak') throw new SamePaper(before.id)
      if (papers.length >= DOKUMEN_MOST)
        throw unprocessable(
          `Paling banyak ${DOKUMEN_MOST} dokumen untuk satu orang. Hapus yang tidak dipakai dahulu.`,
        )
      const context = { trx, actor, now: now() }
      const time = (await seenTime(trx, context.now)).toISOString()
      const row = await trx
        .insertInto('dokumen')
        .values({
          jamaah_id,
          jenis,
          berkas,
          isi_kunci: await vault.lookup(trx, ISI, sum),
          status: 'diunggah',
          alasan: '',
          menggantikan_id: before?.id ?? null,
          diunggah_oleh_id: actor ? Number(actor.id) : null,
          diunggah_pada: time,
          pemeriksa_id: null,
          diperiksa_pada: null,
          dikabari_pada: null,
          updated_at: time,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      added = row.id
      await note(context, 'unggah', jamaah_id, DOKUMEN_LABEL[jenis])
      await andThen?.(context, row.id)
    })
  } catch (error) {
    if (!(error instanceof SamePaper)) throw error
    return error.id
  }
  return added
}

/** The activity names the kind of paper and what became of it, never a reason or a file's name. */
function note(context: Context, aksi: 'unggah' | 'ubah' | 'hapus', data_id: number, rinci: string) {
  return logActivities(context, { aksi, jenis: JAMAAH.name, data_id, rinci: `dokumen ${rinci}` })
}

/** Runs in the transaction of a decision, with the paper before and after it. */
export type PaperDecided = (context: Context, before: Dokumen, after: Dokumen) => Promise<void>

/**
 * Changes a paper in its person's turn: of two who decide at once the second finds what the first did.
 * @throws HttpError 404; 409 for a paper that another replaced, with the newest one
 */
function changeDokumen(
  deps: DokumenDeps,
  actor: Pelaku,
  jamaah_id: number,
  id: number,
  change: (
    context: Context,
    paper: Dokumen,
  ) => Promise<{ set: Partial<StoredRow<'dokumen'>>; rinci: string } | null>,
  andThen?: PaperDecided,
): Promise<Dokumen> {
  return transact(deps, actor, async (context) => {
    const { trx, now } = context
    if (!(await holdRow(trx, JAMAAH.name, jamaah_id, 'change'))) throw notFound(JAMAAH_TIDAK_ADA)
    const paper = await findDokumen(trx, jamaah_id, id)
    const newest = newestOf(await listDokumen(trx, jamaah_id), paper.jenis)
    if (newest && newest.id !== id)
      throw conflict('Dokumen ini sudah diganti dengan unggahan yang lebih baru.', { data: newest })
    const changed = await change(context, paper)
    if (changed) {
      // Later than before even within one millisecond: who saw the earlier state is told.
      const later = Math.max((await seenTime(trx, now)).getTime(), Date.parse(paper.updated_at) + 1)
      await trx
        .updateTable('dokumen')
        .set({ ...changed.set, updated_at: new Date(later).toISOString() })
        .where('id', '=', id)
        .execute()
      await note(context, 'ubah', jamaah_id, changed.rinci)
    }
    const after = await findDokumen(trx, jamaah_id, id)
    if (changed) await andThen?.(context, paper, after)
    return after
  })
}

/** Writes what a person decides of a paper. @throws HttpError 404; 409 if somebody else decided meanwhile */
export function decideDokumen(
  deps: DokumenDeps,
  actor: Pelaku,
  jamaah_id: number,
  id: number,
  { status, alasan, updated_at }: DokumenPutusan & { alasan: string },
  andThen?: PaperDecided,
): Promise<Dokumen> {
  const decide = async ({ trx, now }: Context, paper: Dokumen) => {
    // Who opens a paper marks it as looked at, and may decide before that mark is read back: nobody decided by it.
    const isDecided = paper.status !== 'diperiksa'
    if (updated_at !== undefined && updated_at !== paper.updated_at && isDecided)
      throw conflict('Orang lain lebih dahulu memutuskan dokumen ini. Lihat keadaannya sekarang.', {
        data: paper,
      })
    return {
      set: {
        status,
        alasan: status === 'ditolak' ? alasan : '',
        pemeriksa_id: Number(actor.id),
        diperiksa_pada: (await seenTime(trx, now)).toISOString(),
        dikabari_pada: null,
      },
      rinci: `${DOKUMEN_LABEL[paper.jenis]} ${status}`,
    }
  }
  return changeDokumen(deps, actor, jamaah_id, id, decide, andThen)
}

/**
 * Notes that a chat with the family about a refused paper was opened.
 * @throws HttpError 404; 409; 422 if it is not refused
 */
export function noteChat(deps: DokumenDeps, actor: Pelaku, jamaah_id: number, id: number): Promise<Dokumen> {
  return changeDokumen(deps, actor, jamaah_id, id, async ({ trx, now }, paper) => {
    if (paper.status !== 'ditolak') throw unprocessable('Dokumen ini tidak sedang ditolak.')
    return {
      set: { dikabari_pada: (await seenTime(trx, now)).toISOString() },
      rinci: `${DOKUMEN_LABEL[paper.jenis]}, chat ke keluarga dibuka`,
    }
  })
}

/** Deletes a paper with its file, for good; what it replaced takes its place. @throws HttpError 404 */
export async function removeDokumen(
  { berkasPribadi, database, now }: DokumenDeps,
  actor: Pelaku,
  jamaah_id: number,
  id: number,
): Promise<void> {
  const { jenis, berkas, menggantikan_id } = await findDokumenRow(database.db, jamaah_id, id)
  await berkasPribadi.remove(papersOf(jamaah_id, jenis), berkas, async (trx) => {
    await trx.updateTable('dokumen').set({ menggantikan_id }).where('menggantikan_id', '=', id).execute()
    await trx.deleteFrom('dokumen').where('id', '=', id).execute()
    await note({ trx, actor, now: now() }, 'hapus', jamaah_id, DOKUMEN_LABEL[jenis])
  })
}
