import {
  FOKUS_TENGAH,
  type Gambar,
  type GambarFilter,
  type GambarPage,
  namaGambar,
  type Pemakai,
  type RupaGambar,
  tanpaAlt,
} from '@safar/shared/files/gambar/gambar'
import { gambarSize } from '@safar/shared/files/gambar/name'
import { searchTerms } from '@safar/shared/platform/search'
import { foldText } from '@safar/shared/platform/text/fold-text'
import type { Kysely } from 'kysely'
import { type Actor, actorName } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import type { Gambar as GambarFiles } from '../../files/gambar/gambar.ts'
import { type Rupa, rupaColumns, rupaOf } from '../../files/gambar/rupa.ts'
import { bumpKonten, lockKonten } from '../../platform/db/konten.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields, notFound } from '../../platform/http/errors.ts'
import { pageMeta } from '../../platform/http/params.ts'
import type { Deps } from '../../records/noun/change.ts'
import { recordSebab } from '../../records/noun/sebab.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'
import { isKeptByCopy, type Pemakaian, type PemakaiIndex, pemakaiGambar } from './pemakai.ts'

interface WithNouns {
  /** Every noun of the product: any of their records may show a picture. */
  nouns: readonly StoredNoun[]
}

const gambarNotFound = () => notFound('Gambar ini tidak ada di pustaka.')

function toGambar(row: StoredRow<'gambar'>, { dipakai }: Pemakaian): Gambar {
  const { width: lebar, height: tinggi } = gambarSize(row.nama) ?? { width: 0, height: 0 }
  const { berkas, menetap, created_at } = row
  return { ...rupaOf(row), lebar, tinggi, berkas, dipakai, menetap: menetap === 1, created_at }
}

const FITS: Record<GambarFilter, (gambar: Gambar) => boolean> = {
  tanpa_alt: tanpaAlt,
  hiasan: ({ hiasan }) => hiasan,
  tidak_dipakai: ({ dipakai }) => dipakai.length === 0,
}

interface Query {
  q?: string | undefined
  filters: readonly GambarFilter[]
  page: number
  per_page: number
}

/** Returns a page of the library, newest first, with the number of found pictures for each filter. */
export async function listGambar(
  db: Kysely<Tables>,
  pemakai: PemakaiIndex,
  { q = '', filters, page, per_page }: Query,
): Promise<GambarPage> {
  const rows = await db
    .selectFrom('gambar')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('nama', 'desc')
    .execute()
  const terms = searchTerms(q)
  const all = rows
    .map((row) => toGambar(row, pemakai(row.nama)))
    .filter((gambar) => terms.length === 0 || holds(gambar, terms))
  const found = all.filter((gambar) => filters.every((name) => FITS[name](gambar)))
  const count = (name: GambarFilter) => all.filter(FITS[name]).length
  const start = (page - 1) * per_page
  return {
    data: found.slice(start, start + per_page),
    meta: {
      ...pageMeta(found.length, { page, per_page }),
      jumlah: {
        semua: all.length,
        tanpa_alt: count('tanpa_alt'),
        hiasan: count('hiasan'),
        tidak_dipakai: count('tidak_dipakai'),
      },
    },
  }
}

function holds({ image_name, berkas, alt, dipakai }: Gambar, terms: string[][]): boolean {
  const text = foldText([image_name, berkas, alt, ...dipakai.map(({ nama }) => nama)].join('\n'))
  return terms.every((forms) => forms.some((form) => text.includes(form)))
}

/** Lists alt text, role and focus of the pictures that visitors see, if any is set. */
export async function listRupa(db: Kysely<Tables>, pemakai: PemakaiIndex): Promise<RupaGambar[]> {
  const rows = await db.selectFrom('gambar').selectAll().orderBy('nama').execute()
  return rows
    .filter(({ nama }) => pemakai(nama).isPublic)
    .map(rupaOf)
    .filter(isTold)
}

function isTold({ alt, hiasan, fokus }: RupaGambar): boolean {
  return alt !== '' || hiasan || fokus.x !== FOKUS_TENGAH.x || fokus.y !== FOKUS_TENGAH.y
}

/**
 * Reads one picture of the library.
 * @throws HttpError 404
 */
export async function readGambar(
  db: Kysely<Tables>,
  nouns: readonly StoredNoun[],
  nama: string,
): Promise<Gambar> {
  const row = await db.selectFrom('gambar').selectAll().where('nama', '=', nama).executeTakeFirst()
  if (!row) throw gambarNotFound()
  return toGambar(row, await pemakaiGambar(db, nouns, nama))
}

/**
 * Changes the details of a picture, and publishes if pages show it. A picture that gets an alt text is kept in the
 * library.
 * @throws HttpError 404; 422 if live pages would lose its alt text
 */
export async function changeGambar(
  deps: Deps & WithNouns,
  actor: Actor,
  nama: string,
  change: Rupa,
): Promise<Gambar> {
  const { nouns } = deps
  const { gambar, isNews } = await transact(deps, actor, async (context) => {
    const { trx } = context
    await lockKonten(trx)
    const before = await readGambar(trx, nouns, nama)
    await trx
      .updateTable('gambar')
      .set({ menetap: 1, ...rupaColumns(change) })
      .where('nama', '=', nama)
      .execute()
    const gambar = await readGambar(trx, nouns, nama)
    const { tampil, isPublic } = await pemakaiGambar(trx, nouns, nama)
    if (tanpaAlt(gambar) && !tanpaAlt(before) && tampil.length > 0)
      throw invalidFields({ alt: [emptiedText(tampil)] })
    const isNews = shown(before) !== shown(gambar) && isPublic
    if (isNews) {
      await bumpKonten(trx)
      const cause = {
        jenis: 'ubah',
        nama: gambar.berkas ? `Gambar ${gambar.berkas}` : namaGambar(gambar),
        oleh: actorName(actor),
      } as const
      await recordSebab(context, cause)
    }
    return { gambar, isNews }
  })
  if (isNews) deps.publisher.contentChanged()
  return gambar
}

/** Places that are named one by one. */
const MOST_NAMED = 3

function emptiedText(tampil: readonly Pemakai[]): string {
  const named = tampil.slice(0, MOST_NAMED).map(({ nama }) => nama)
  const others = tampil.length - named.length
  const places = others > 0 ? `${named.join(', ')}, dan ${others} lainnya` : named.join(', ')
  return `Gambar ini tampil di ${places}. Selama itu deskripsi gambar tidak dapat dikosongkan: tulis kata lain, atau tandai sebagai hiasan.`
}

const shown = ({ alt, hiasan, fokus }: Gambar) => JSON.stringify([alt, hiasan, fokus])

/**
 * Deletes a picture for good and returns its uploaded file's name.
 * @throws HttpError 404; 409 while a record shows it or a revision may bring it back
 */
export async function deleteGambar(
  { database, gambar, nouns }: Pick<Deps, 'database'> & WithNouns & { gambar: GambarFiles },
  nama: string,
): Promise<{ berkas: string }> {
  return database.db.transaction().execute(async (trx) => {
    // No record can come to name it meanwhile.
    await lockKonten(trx)
    const { dipakai, berkas } = await readGambar(trx, nouns, nama)
    if (dipakai.length > 0)
      throw conflict(`Gambar ini masih dipakai di ${dipakai.length} tempat. Ganti dulu gambarnya di sana.`, {
        dipakai,
      })
    if (await isKeptByCopy(trx, nama))
      throw conflict(
        'Gambar ini masih tersimpan di riwayat atau sampah: bila isi lama dipulihkan, gambarnya ikut. Karena itu belum dapat dihapus.',
        { dipakai },
      )
    await removeGambar(trx, gambar, nama)
    return { berkas }
  })
}

/**
 * Deletes a picture that nothing shows or keeps and that nobody put into the library, as of now; tells whether it did.
 */
export async function sweepUnusedGambar(
  { database, gambar, nouns }: Pick<Deps, 'database'> & WithNouns & { gambar: GambarFiles },
  nama: string,
): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    await lockKonten(trx)
    const row = await trx.selectFrom('gambar').select('menetap').where('nama', '=', nama).executeTakeFirst()
    if (row?.menetap !== 0) return false
    const { dipakai } = await pemakaiGambar(trx, nouns, nama)
    if (dipakai.length > 0 || (await isKeptByCopy(trx, nama))) return false
    await removeGambar(trx, gambar, nama)
    return true
  })
}

async function removeGambar(trx: Kysely<Tables>, gambar: GambarFiles, nama: string): Promise<void> {
  // The row last: whatever a crash leaves is found again.
  await gambar.remove(nama)
  await trx.deleteFrom('gambar').where('nama', '=', nama).execute()
}
