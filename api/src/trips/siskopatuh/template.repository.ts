import { SISKOPATUH_KOLOM, SISKOPATUH_KOLOM_NAMA } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { jawabanKey } from '@safar/shared/trips/siskopatuh/siskopatuh-row'
import type { JawabanInput, Siskopatuh, Templat } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import type { Kysely } from 'kysely'
import { openBookFile } from '../../access/openapi/sheet-file.ts'
import type { Context } from '../../access/session/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { OpenBook } from '../../platform/sheet/read-xlsx.ts'
import { openZip } from '../../platform/sheet/read-zip.ts'
import { lettersOf } from '../../platform/sheet/write-cell.ts'
import { type ReadTemplate, readTemplate } from './read-template.ts'

/** Uploads that are kept; the oldest make way. */
const KEPT = 10
/** Answers that are kept; the oldest make way. */
const ANSWERS_MOST = 2_000
const BELUM =
  'Buku kerja kementerian belum diunggah. Minta admin mengunggah berkas kosongnya di halaman berkas keberangkatan.'

/** A workbook that was opened and read. */
export interface OpenTemplate {
  book: OpenBook
  read: ReadTemplate
  /** The part of the sheet that is filled. */
  part: Buffer
}

/**
 * Opens an upload.
 * @throws HttpError 422 in words for what is no workbook of the ministry, or not whole
 */
export async function openTemplate(bytes: Buffer): Promise<OpenTemplate> {
  const book = await openBookFile(bytes)
  // Each part is inflated once: none is given on that lies about itself.
  const whole = openZip(bytes)
  for (const name of whole.names) await whole.read(name)
  const read = await readTemplate(book)
  return { book, read, part: (await book.zip.read(read.path)) ?? Buffer.of() }
}

/** The last one of each database that was read: reading takes longer than filling, and the file is large. */
const last = new WeakMap<Kysely<Tables>, { sidik: string; opened: OpenTemplate }>()

const newest = (db: Kysely<Tables>) =>
  db.selectFrom('templat_siskopatuh').orderBy('templat_siskopatuh.id', 'desc').limit(1)

/**
 * Opens the current workbook.
 * @throws HttpError 409 before the first upload
 */
export async function currentTemplate(
  db: Kysely<Tables>,
): Promise<OpenTemplate & { versi: number; sistem: string; nama: string }> {
  const row = await newest(db).select(['id', 'nama', 'sistem', 'pada']).executeTakeFirst()
  if (!row) throw conflict(BELUM, {})
  const { id, nama, sistem, pada } = row
  // A restored backup may have another file under a number that was read.
  const sidik = sidikOf(id, pada)
  const known = last.get(db)
  const opened = known?.sidik === sidik ? known.opened : await openTemplate(await bytesOf(db, id))
  last.set(db, { sidik, opened })
  return { ...opened, versi: id, sistem, nama }
}

async function bytesOf(db: Kysely<Tables>, id: number): Promise<Buffer> {
  const { isi } = await db
    .selectFrom('templat_siskopatuh')
    .select('isi')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Buffer.from(isi, 'base64')
}

const sidikOf = (id: number, pada: string) => `${id} ${pada}`

/** Keeps a stored upload as it was opened before: nothing of it is read again for the first file that is made of it. */
export function keepOpened(db: Kysely<Tables>, id: number, pada: Date, opened: OpenTemplate): void {
  last.set(db, { sidik: sidikOf(id, pada.toISOString()), opened })
}

/** Stores an upload as the current workbook; returns its number. */
export async function storeTemplate(
  { trx, now, actor }: Context,
  { nama, sistem, bytes }: { nama: string; sistem: string; bytes: Buffer },
): Promise<number> {
  const by = { akun_id: actor ? Number(actor.id) : null, token_id: actor?.token ?? null }
  const { id } = await trx
    .insertInto('templat_siskopatuh')
    .values({ nama, sistem, isi: bytes.toString('base64'), pada: now.toISOString(), ...by })
    .returning('id')
    .executeTakeFirstOrThrow()
  const kept = trx.selectFrom('templat_siskopatuh').select('id').orderBy('id', 'desc').limit(KEPT)
  await trx.deleteFrom('templat_siskopatuh').where('id', 'not in', kept).execute()
  return id
}

/** Returns the current workbook as it was read, and the remembered answers. */
export async function readSiskopatuh(db: Kysely<Tables>): Promise<Siskopatuh> {
  const row = await newest(db)
    .leftJoin('akun', 'akun.id', 'templat_siskopatuh.akun_id')
    .select(['templat_siskopatuh.id', 'pada'])
    .select(({ fn, val }) => fn.coalesce('akun.nama', val('')).as('oleh'))
    .executeTakeFirst()
  const jawaban = await db
    .selectFrom('padanan_siskopatuh')
    .select(['kolom', 'di', 'nilai', 'jadi'])
    .orderBy('kolom')
    .orderBy('nilai')
    .execute()
  if (!row) return { templat: null, jawaban }
  const template = await currentTemplate(db)
  return { templat: templatOf(template, row), jawaban }
}

function templatOf(
  { book, read, versi, nama, sistem }: Awaited<ReturnType<typeof currentTemplate>>,
  { pada, oleh }: { pada: string; oleh: string },
): Templat {
  const { kolom, lists, tak_dikenal, lembar, baris_judul, peringatan } = read
  return {
    versi,
    nama,
    sistem,
    makro: hasMacros(book),
    lembar,
    baris_judul,
    kolom: [...kolom]
      .toSorted(([, a], [, b]) => a.at - b.at)
      .map(([isian, { at, judul }]) => ({
        isian,
        judul,
        huruf: lettersOf(at),
        pilihan:
          isian === 'kabupaten'
            ? [...lists.kabupaten.values()].reduce((sum, list) => sum + list.length, 0)
            : (lists.kolom.get(isian)?.length ?? 0),
      })),
    tak_dikenal,
    tak_ada: SISKOPATUH_KOLOM_NAMA.filter((name) => !kolom.has(name)).map(
      (name) => SISKOPATUH_KOLOM[name].head,
    ),
    peringatan,
    pada,
    oleh,
  }
}

/** Tells whether a workbook has macros: it is given back as one that may. */
export const hasMacros = ({ zip }: OpenBook): boolean => zip.has('xl/vbaProject.bin')

/** Returns the remembered answers by their key. */
export async function listAnswers(db: Kysely<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('padanan_siskopatuh').select(['kunci', 'jadi']).execute()
  return new Map(rows.map(({ kunci, jadi }) => [kunci, jadi]))
}

/**
 * Remembers answers, or forgets them (null).
 * @throws HttpError 422 for a word that the current workbook does not have
 */
export async function rememberAnswers(
  { trx, now }: Context,
  { lists }: ReadTemplate,
  answers: readonly {
    kolom: JawabanInput[number]['kolom']
    di: string
    nilai: string
    jadi: string | null
  }[],
): Promise<void> {
  for (const [at, { kolom, jadi }] of answers.entries()) {
    const words = kolom === 'kabupaten' ? [...lists.kabupaten.values()].flat() : lists.kolom.get(kolom)
    if (jadi !== null && words && words.length > 0 && !words.includes(jadi))
      throw invalidFields({
        [`jawaban.${at}.jadi`]: [`“${jadi}” tidak ada di daftar kolom ${SISKOPATUH_KOLOM[kolom].head}.`],
      })
  }
  const created_at = now.toISOString()
  for (const { jadi, ...word } of answers) {
    const kunci = jawabanKey(word)
    await trx.deleteFrom('padanan_siskopatuh').where('kunci', '=', kunci).execute()
    if (jadi !== null)
      await trx
        .insertInto('padanan_siskopatuh')
        .values({ kunci, ...word, jadi, created_at })
        .execute()
  }
  const kept = trx
    .selectFrom('padanan_siskopatuh')
    .select('kunci')
    .orderBy('created_at', 'desc')
    .orderBy('kunci')
    .limit(ANSWERS_MOST)
  await trx.deleteFrom('padanan_siskopatuh').where('kunci', 'not in', kept).execute()
}
