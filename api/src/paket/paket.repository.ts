import { searchTerms } from '@safar/shared/cari'
import {
  type Paket,
  type PaketInput,
  type PaketRingkas,
  paketRingkasSchema,
} from '@safar/shared/paket/schema'
import { isOwnSlug, slugCandidate, slugify } from '@safar/shared/paket/slug'
import { type Kysely, sql } from 'kysely'
import { cariHolds, idHolds } from '../db/cari.ts'
import { readId } from '../db/id.ts'
import { laterThan } from '../db/later.ts'
import type { OnBroken } from '../db/rusak.ts'
import type { NewPaketRow, Tables } from '../db/tables.ts'
import { readPaketRow, readRow, toColumns, toPaket } from './paket-row.ts'

type Key = { column: 'id'; value: number } | { column: 'slug'; value: string }

/** Addresses hold an id (digits alone) or a slug, which always has a letter. Null where it can be neither. */
export function byIdOrSlug(idOrSlug: string): Key | null {
  const id = readId(idOrSlug)
  if (id !== null) return { column: 'id', value: id }
  return isOwnSlug(idOrSlug) ? { column: 'slug', value: idOrSlug } : null
}

export async function findPaket(
  db: Kysely<Tables>,
  idOrSlug: string,
  onBroken?: OnBroken,
): Promise<Paket | null> {
  const by = byIdOrSlug(idOrSlug)
  if (!by) return null
  const row = await db.selectFrom('paket').selectAll().where(by.column, '=', by.value).executeTakeFirst()
  return row ? readPaketRow(row, onBroken) : null
}

/** What is known of a package whatever the rest of its row holds. */
export async function findStamps(
  db: Kysely<Tables>,
  idOrSlug: string,
): Promise<Pick<Paket, 'id' | 'slug' | 'created_at' | 'updated_at'> | null> {
  const by = byIdOrSlug(idOrSlug)
  if (!by) return null
  const row = await db
    .selectFrom('paket')
    .select(['id', 'slug', 'created_at', 'updated_at'])
    .where(by.column, '=', by.value)
    .executeTakeFirst()
  return row ?? null
}

export async function paketExists(db: Kysely<Tables>, idOrSlug: string): Promise<boolean> {
  const by = byIdOrSlug(idOrSlug)
  if (!by) return false
  const row = await db.selectFrom('paket').select('id').where(by.column, '=', by.value).executeTakeFirst()
  return row !== undefined
}

export interface PaketFilter {
  /** Type, in any case. */
  jenis?: string | undefined
  /** Words to look for, in any case and without accents. */
  q?: string | undefined
}

/** Packages without description and nested lists: what tables show and what ordering needs, however long the texts. */
export async function listPaketSummaries(
  db: Kysely<Tables>,
  { jenis, q }: PaketFilter,
  onBroken?: OnBroken,
): Promise<PaketRingkas[]> {
  let query = db.selectFrom('paket').select(paketRingkasSchema.keyof().options)
  if (jenis) query = query.where(sql`lower(tipe_paket)`, '=', jenis.toLowerCase())
  for (const forms of searchTerms(q ?? '')) {
    query = query.where(({ or }) => or([...forms.map(cariHolds), ...forms.map(idHolds)]))
  }
  const rows = await query.execute()
  return rows.flatMap((row) => readRow(paketRingkasSchema, row, onBroken) ?? [])
}

/** Whole packages in the order of `ids`, some hundreds at most; those that are gone by now are left out. */
export async function getPaketByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  onBroken?: OnBroken,
): Promise<Paket[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('paket').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return (row && readPaketRow(row, onBroken)) ?? []
  })
}

/** The first slug that no package has; a concurrent insert may still take it (the index decides). */
async function freeSlug(db: Kysely<Tables>, base: string): Promise<string> {
  const taken = await db.selectFrom('paket').select('slug').where('slug', 'like', `${base}%`).execute()
  const slugs = new Set(taken.map((row) => row.slug))
  let attempt = 1
  while (slugs.has(slugCandidate(base, attempt))) attempt += 1
  return slugCandidate(base, attempt)
}

/** Inserts a package under a slug of its own. To be called within a transaction. */
export function insertPaket(trx: Kysely<Tables>, input: PaketInput, now: Date): Promise<Paket> {
  const time = now.toISOString()
  return insertWithSlug(trx, slugify(input.nama_paket), (slug) =>
    toColumns(input, { slug, created_at: time, updated_at: time }),
  )
}

/** Inserts a deleted package again: same id, and same slug unless another package has it by now. */
export function restorePaket(
  trx: Kysely<Tables>,
  deleted: Paket,
  input: PaketInput,
  now: Date,
): Promise<Paket> {
  return insertWithSlug(trx, deleted.slug, (slug) => ({
    id: deleted.id,
    ...toColumns(input, { slug, created_at: deleted.created_at, updated_at: now.toISOString() }),
  }))
}

async function insertWithSlug(
  trx: Kysely<Tables>,
  base: string,
  toRow: (slug: string) => NewPaketRow,
): Promise<Paket> {
  for (;;) {
    const row = await trx
      .insertInto('paket')
      .values(toRow(await freeSlug(trx, base)))
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return toPaket(row)
  }
}

/** Writes a package's fields; its slug stays. To be called within a transaction. */
export async function updatePaket(
  trx: Kysely<Tables>,
  stored: Paket,
  input: PaketInput,
  now: Date,
): Promise<Paket> {
  const columns = toColumns(input, {
    slug: stored.slug,
    created_at: stored.created_at,
    updated_at: laterThan(stored.updated_at, now),
  })
  const row = await trx
    .updateTable('paket')
    .set(columns)
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPaket(row)
}

/** Writes the seats left and nothing else. To be called within a transaction. */
export async function updateSisaPax(
  trx: Kysely<Tables>,
  stored: Paket,
  sisa_pax: number,
  now: Date,
): Promise<Paket> {
  const row = await trx
    .updateTable('paket')
    .set({ sisa_pax, updated_at: laterThan(stored.updated_at, now) })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toPaket(row)
}

/** Whether nothing but seats changed since the copy of that time, which may be of any time at all. */
export async function onlySeatsSince(trx: Kysely<Tables>, stored: Paket, edited: string): Promise<boolean> {
  const { isi_updated_at } = await trx
    .selectFrom('paket')
    .select('isi_updated_at')
    .where('id', '=', stored.id)
    .executeTakeFirstOrThrow()
  return edited >= isi_updated_at && edited <= stored.updated_at
}

export async function deletePaket(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx.deleteFrom('paket').where('id', '=', id).execute()
}
