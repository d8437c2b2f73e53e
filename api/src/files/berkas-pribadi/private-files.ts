import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import { may } from '@safar/shared/access/session/who'
import { isFileId, type TipeBerkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi'
import type { Berkas } from '@safar/shared/files/berkas-pribadi/berkas-pribadi-client'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { noteLooks } from '../../access/session/log-akses.ts'
import type { Database } from '../../platform/db/database.ts'
import { agedBefore, seenTime } from '../../platform/db/seen-time.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { forbidden, notFound, unprocessable } from '../../platform/http/errors.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import { openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { fileText } from '../gambar/gambar.ts'
import type { StoreEnv } from '../gambar/open-store.ts'
import { type FileStore, readWhole } from '../gambar/store.ts'
import { type FileContent, readContent } from './content.ts'
import { openPrivateStore } from './open-private-store.ts'
import { type FileOwner, type FilesOf, fieldOf } from './owner.ts'
import { placeOfFile, placeOfName } from './place.ts'

/** An upload: its bytes, and the name on its device. */
export interface Upload {
  bytes: Buffer
  nama: string
}

export interface OpenedFile extends FileContent {
  /** The file's own name, with the ending of its type. */
  nama: string
}

/** Private files of records: checked, sealed, given only to whom their field names, and deleted with their record. */
export interface PrivateFiles {
  /**
   * Lists the files of one field of a record, oldest first, without their names: people write numbers into those.
   * @throws HttpError 404 if the record is gone
   */
  list(files: FilesOf): Promise<Berkas[]>
  /**
   * Stores a file of a record and returns its id. `andThen` runs in the transaction that makes it the record's: a row
   * that names it, the activity. If anything fails, neither row nor file stays.
   * @throws HttpError 413, 415 or 422 for a refused file; 404 if the record is gone; 503 without the data key
   */
  add(
    files: FilesOf,
    upload: Upload,
    andThen?: (trx: Transaction<Tables>, id: string) => Promise<void>,
  ): Promise<string>
  /**
   * Seals a file anew for another record of its owner, and returns the copy's id; null if its bytes are missing. The
   * copy is nobody's until `settleMove`: a sweep deletes one that is left.
   * @throws HttpError 404 if either is gone; 503 if it does not open
   */
  stageMove(files: FilesOf, id: string, to: number): Promise<string | null>
  /** Gives a staged copy to its record in place of the file, within the transaction that moves it; returns its id. */
  settleMove(
    trx: Transaction<Tables>,
    moved: { id: string; copy: string | null; to: number },
  ): Promise<string>
  /**
   * Opens a file, once the access is logged.
   * @throws HttpError 403 without permission; 404 if it is missing; 503 if it does not open
   */
  open(files: FilesOf, id: string, look: { who: Pelaku; alasan?: string | undefined }): Promise<OpenedFile>
  /**
   * Deletes a file; `andThen` runs in its transaction.
   * @throws HttpError 404 if it is missing
   */
  remove(files: FilesOf, id: string, andThen?: (trx: Transaction<Tables>) => Promise<void>): Promise<void>
  /**
   * Marks all files of a record as discarded, in the transaction that deletes the record and after its row; a sweep
   * then deletes them.
   */
  discard(trx: Transaction<Tables>, record: { owner: FileOwner; data_id: number }): Promise<void>
  /**
   * Deletes files without an owner: of deleted records, also from the trash, and discarded ones. `byAge` also deletes
   * abandoned uploads, which must wait while the clock is in doubt.
   */
  sweep(byAge: boolean): Promise<void>
}

interface Deps {
  env: StoreEnv
  database: Database
  vault: Vault
  now(): Date
  /** Opens the store of sealed files at the first file; by default that of the environment. */
  openStore?(): Promise<FileStore>
}

/** The time after which an upload counts as abandoned, in milliseconds; longer than any takes. */
const UNFINISHED_MS = 3_600_000
/** Files that one sweep asks for at once. */
const AT_ONCE = 100

const TIDAK_ADA = 'Berkas ini tidak ada.'
const HILANG = 'Isi berkas ini tidak ikut dalam cadangan yang dipulihkan. Unggah berkasnya lagi.'

const ENDING: Record<TipeBerkas, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
}

/** Creates the private files of these owners. */
export function createPrivateFiles(
  { env, database, vault, now, openStore = () => openPrivateStore(env) }: Deps,
  owners: readonly FileOwner[],
): PrivateFiles {
  const { db, kind } = database

  let opened: FileStore | undefined
  // One that could not be opened is tried again with the next file.
  async function store(): Promise<FileStore> {
    opened ??= await openStore()
    return opened
  }

  /** Tells whether the record exists; within a transaction it stays until that ends. */
  async function hasRecord(
    { owner: { jenis }, data_id }: Pick<FilesOf, 'owner' | 'data_id'>,
    trx?: Transaction<Tables>,
  ): Promise<boolean> {
    // SQLite has one writer at a time: nobody removes it meanwhile.
    const hold = trx && kind === 'postgres' ? sql`for update` : sql``
    const { rows } = await sql`select id from ${sql.table(jenis)} where id = ${data_id} ${hold}`.execute(
      trx ?? db,
    )
    return rows.length > 0
  }

  /** Makes the file its record's, unless there are as many already. */
  async function attach(trx: Transaction<Tables>, { owner, bidang, data_id }: FilesOf, id: string) {
    const { most } = fieldOf({ owner, bidang })
    if (!(await hasRecord({ owner, data_id }, trx))) throw notFound('Data ini tidak ada.')
    const { count } = await trx
      .selectFrom('berkas_pribadi')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('jenis', '=', owner.jenis)
      .where('data_id', '=', data_id)
      .where('bidang', '=', bidang)
      .where('keadaan', 'in', ['ada', 'hilang'])
      .executeTakeFirstOrThrow()
    if (Number(count) >= most)
      throw unprocessable(`Paling banyak ${most} berkas di sini. Hapus yang tidak dipakai dahulu.`)
    const { numUpdatedRows } = await trx
      .updateTable('berkas_pribadi')
      .set({ keadaan: 'ada' })
      .where('id', '=', id)
      .where('keadaan', '=', 'baru')
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) throw new Error('A file was swept while it was being stored.')
  }

  async function find({ owner, bidang, data_id }: FilesOf, id: string): Promise<StoredRow<'berkas_pribadi'>> {
    // Names that are none of ours come neither to the table nor to the store.
    const row = isFileId(id)
      ? await db
          .selectFrom('berkas_pribadi')
          .selectAll()
          .where('id', '=', id)
          .where('jenis', '=', owner.jenis)
          .where('bidang', '=', bidang)
          .where('data_id', '=', data_id)
          .where('keadaan', 'in', ['ada', 'hilang'])
          .executeTakeFirst()
      : undefined
    // In the trash a record shows nothing, its files neither.
    if (!row || !(await hasRecord({ owner, data_id }))) throw notFound(TIDAK_ADA)
    return row
  }

  /** The file is gone before its row is: whatever ends between leaves a row by which the next sweep goes on. */
  async function drop(id: string): Promise<void> {
    await (await store()).remove(id)
    await db.deleteFrom('berkas_pribadi').where('id', '=', id).where('keadaan', '=', 'buang').execute()
  }

  function letGo(id: string, from: StoredRow<'berkas_pribadi'>['keadaan'][], trx: Kysely<Tables> = db) {
    return trx
      .updateTable('berkas_pribadi')
      .set({ keadaan: 'buang' })
      .where('id', '=', id)
      .where('keadaan', 'in', from)
      .executeTakeFirst()
  }

  /**
   * Reads a file from the store and opens it; null if it is missing.
   * @throws HttpError 503 if it does not open
   */
  async function read(row: StoredRow<'berkas_pribadi'>): Promise<Buffer | null> {
    const sealed = await readWhole(await store(), row.id)
    if (!sealed) return null
    return openOrRefuse('Berkas', () => vault.openFile(placeOfFile(row), sealed))
  }

  /** Stores content sealed for its record, which it is not yet given to, and returns its id. */
  async function stage({ owner, bidang, data_id }: FilesOf, content: FileContent, nama: string) {
    const id = randomBytes(16).toString('hex')
    const place = { jenis: owner.jenis, data_id, bidang, id }
    // Its name before its bytes: where the key turns between the two, the name is of the older one, and both are
    // sealed anew by it.
    const name = await vault.seal(db, placeOfName(place), Buffer.from(fileText(nama)))
    const sealed = await vault.sealFile(db, placeOfFile(place), content.bytes)
    // The row comes first, so that a sweep finds whatever a crash leaves behind.
    await db
      .insertInto('berkas_pribadi')
      .values({
        ...place,
        nama: name,
        tipe: content.tipe,
        besar: content.bytes.length,
        keadaan: 'baru',
        created_at: (await seenTime(db, now())).toISOString(),
        hapus_pada: null,
      })
      .execute()
    try {
      await (await store()).put(id, sealed)
    } catch (error) {
      await dropStaged(id)
      throw error
    }
    return id
  }

  /** Deletes what was staged and is nobody's. If this fails as well, as on a full disk, a sweep does it. */
  async function dropStaged(id: string): Promise<void> {
    await letGo(id, ['baru'])
      .then(({ numUpdatedRows }) => (Number(numUpdatedRows) > 0 ? drop(id) : undefined))
      .catch(() => undefined)
  }

  const nameIn = (row: StoredRow<'berkas_pribadi'>): string =>
    openOrNull(() => vault.open(placeOfName(row), row.nama))?.toString() ?? ''

  /** Files of an owner whose record is neither in its table nor in the trash. */
  async function letOwnerlessGo({ jenis }: FileOwner): Promise<void> {
    await sql`
      update berkas_pribadi set keadaan = 'buang'
      where jenis = ${jenis} and keadaan in ('ada', 'hilang')
        and not exists (select 1 from ${sql.table(jenis)} as pemilik where pemilik.id = berkas_pribadi.data_id)
        and not exists (
          select 1 from sampah where sampah.jenis = ${jenis} and sampah.data_id = berkas_pribadi.data_id
        )
    `.execute(db)
  }

  async function letUnfinishedGo(): Promise<void> {
    const before = await agedBefore(db, new Date(now().getTime() - UNFINISHED_MS))
    await db
      .updateTable('berkas_pribadi')
      .set({ keadaan: 'buang' })
      .where('keadaan', '=', 'baru')
      .where('created_at', '<', before.toISOString())
      .execute()
  }

  return {
    async list(files) {
      if (!(await hasRecord(files))) throw notFound('Data ini tidak ada.')
      const rows = await db
        .selectFrom('berkas_pribadi')
        .select(['id', 'tipe', 'besar', 'keadaan', 'created_at'])
        .where('jenis', '=', files.owner.jenis)
        .where('bidang', '=', files.bidang)
        .where('data_id', '=', files.data_id)
        .where('keadaan', 'in', ['ada', 'hilang'])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ keadaan, ...row }) => ({ ...row, ada: keadaan === 'ada' }))
    },

    async add(files, { bytes, nama }, andThen) {
      if (!(await hasRecord(files))) throw notFound('Data ini tidak ada.')
      const id = await stage(files, await readContent(bytes, fieldOf(files)), nama)
      try {
        await db.transaction().execute(async (trx) => {
          await attach(trx, files, id)
          await andThen?.(trx, id)
        })
      } catch (error) {
        await dropStaged(id)
        throw error
      }
      return id
    },

    async stageMove({ owner, bidang, data_id }, id, to) {
      const row = await find({ owner, bidang, data_id }, id)
      const bytes = row.keadaan === 'ada' ? await read(row) : null
      const there = { owner, bidang, data_id: to }
      if (!(await hasRecord(there))) throw notFound('Data ini tidak ada.')
      return bytes && stage(there, { tipe: row.tipe, bytes }, nameIn(row))
    },

    async settleMove(trx, { id, copy, to }) {
      if (copy === null) {
        // A name is sealed for its file alone, and there are no bytes.
        await trx.updateTable('berkas_pribadi').set({ data_id: to }).where('id', '=', id).execute()
        return id
      }
      const { numUpdatedRows } = await trx
        .updateTable('berkas_pribadi')
        .set({ keadaan: 'ada' })
        .where('id', '=', copy)
        .where('keadaan', '=', 'baru')
        .executeTakeFirst()
      if (Number(numUpdatedRows) !== 1) throw new Error('A file was swept while it was being moved.')
      await letGo(id, ['ada', 'hilang'], trx)
      return copy
    },

    async open(files, id, { who, alasan }) {
      const { owner, bidang, data_id } = files
      if (!may(who.role, fieldOf(files).read)) throw forbidden()
      const row = await find(files, id)
      const bytes = row.keadaan === 'ada' ? await read(row) : null
      if (!bytes) throw notFound(HILANG)
      const look = { jenis: owner.jenis, data_id, bidang, berkas: id, alasan }
      await transact({ database, now }, who, (context) => noteLooks(context, look))
      return { tipe: row.tipe, bytes, nama: named(nameIn(row), row) }
    },

    async remove(files, id, andThen) {
      await find(files, id)
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await letGo(id, ['ada', 'hilang'], trx)
        if (Number(numUpdatedRows) === 0) throw notFound(TIDAK_ADA)
        await andThen?.(trx)
      })
      // If the store is unavailable, a sweep does it: nobody gets the file any more.
      await drop(id).catch(() => undefined)
    },

    async discard(trx, { owner, data_id }) {
      await trx
        .updateTable('berkas_pribadi')
        .set({ keadaan: 'buang' })
        .where('jenis', '=', owner.jenis)
        .where('data_id', '=', data_id)
        .where('keadaan', 'in', ['ada', 'hilang'])
        .execute()
    },

    async sweep(byAge) {
      for (const owner of owners) await letOwnerlessGo(owner)
      if (byAge) await letUnfinishedGo()
      let first: unknown
      for (let after = ''; ; ) {
        let due = db
          .selectFrom('berkas_pribadi')
          .select('id')
          .where('keadaan', '=', 'buang')
          .where('id', '>', after)
          .orderBy('id')
          .limit(AT_ONCE)
        due = due.where((row) =>
          byAge
            ? row.or([row('hapus_pada', 'is', null), row('hapus_pada', '<=', now().toISOString())])
            : row('hapus_pada', 'is', null),
        )
        const rows = await due.execute()
        // One that the store does not let go of holds up none of the others.
        for (const { id } of rows)
          await drop(id).catch((error) => {
            first ??= error
          })
        after = rows.at(-1)?.id ?? after
        if (rows.length < AT_ONCE) break
      }
      if (first !== undefined) throw first
    },
  }
}

/** Returns the name under which a file is sent. */
function named(nama: string, { tipe, bidang, data_id }: StoredRow<'berkas_pribadi'>): string {
  const base = nama.slice(0, nama.length - extname(nama).length).trim()
  return `${base === '' ? `${bidang}-${data_id}` : base}${ENDING[tipe]}`
}
