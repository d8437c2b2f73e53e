import { slugCandidate, slugify } from '@safar/shared/platform/text/slug'
import type { AlamatLama } from '@safar/shared/records/noun/alamat-lama'
import { everybodyReads, hasStates, isStated } from '@safar/shared/records/noun/states'
import { type Kysely, sql } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { NounData, StoredNoun } from './stored-noun.ts'

/*
 * Slugs of records, and the former ones that lead to them. A former slug is kept once somebody could read the record
 * under it; no other record takes it while its own is there, and none leads to another former one.
 */

/** Former slugs of one record, at most: the oldest go. */
const MOST_FORMER = 20
/** The longest base of a suggested slug, in letters, with room for the number behind it. */
const LONGEST_BASE = 80

type Db = Kysely<Tables>
type SluggedNoun = Pick<StoredNoun, 'noun' | 'titleOf'>

const slugTables = (db: Db) => db.$extendTables<Record<string, { id: number; slug: string }>>()

/** Returns the slug in a call's body: undefined if there is none, empty for one to be made from the name. */
export function slugSent(sent: object): string | undefined {
  return 'slug' in sent && typeof sent.slug === 'string' ? sent.slug : undefined
}

/** Returns the slugs beginning with `base` that another record has, or had while it still exists. */
async function takenSlugs(db: Db, { noun }: SluggedNoun, base: string, id = 0): Promise<Set<string>> {
  const begins = `${base}%`
  const now = await slugTables(db)
    .selectFrom(noun.name)
    .select('slug')
    .where('slug', 'like', begins)
    .where('id', '!=', id)
    .execute()
  const before = await db
    .selectFrom('alamat_lama')
    .select('slug')
    .where('jenis', '=', noun.name)
    .where('slug', 'like', begins)
    .where('data_id', '!=', id)
    .where('data_id', 'in', slugTables(db).selectFrom(noun.name).select('id'))
    .execute()
  return new Set([...now, ...before].map(({ slug }) => slug))
}

/**
 * Returns the first candidate for a slug that no record except `id` has or had, nor is `given` to another of the same
 * call. A concurrent insert may still take it; the unique index decides.
 */
export async function freeSlug(
  db: Db,
  noun: SluggedNoun,
  base: string,
  { id, given }: { id?: number | undefined; given?: ReadonlySet<string> } = {},
): Promise<string> {
  const taken = await takenSlugs(db, noun, base, id)
  const isTaken = (slug: string) => taken.has(slug) || given?.has(slug) === true
  if (!isTaken(base)) return base
  // With a number behind it, it is still one that can be asked for.
  const short = base.slice(0, LONGEST_BASE).replace(/-$/, '')
  let attempt = 2
  while (isTaken(slugCandidate(short, attempt))) attempt += 1
  return slugCandidate(short, attempt)
}

/** Makes a slug of a record's name. */
const slugOf = ({ noun, titleOf }: SluggedNoun, content: object): string =>
  slugify(titleOf(content), noun.name)

/**
 * Returns the requested slug for a record, or for a new one.
 * @throws HttpError 409 on the field for a taken one, with a free one
 */
async function wantedSlug(db: Db, noun: SluggedNoun, slug: string, id?: number): Promise<string> {
  if (!(await takenSlugs(db, noun, slug, id)).has(slug)) return slug
  const free = await freeSlug(db, noun, slug, { id })
  throw conflict('Tautan ini sudah dipakai.', {
    errors: { slug: [sudahDipakai(free)] },
    usul: { slug: free },
  })
}

const sudahDipakai = (free: string) => `Sudah dipakai, sekarang atau dulu. Yang masih bebas: ${free}`

/** Writes the error for a taken slug, with a free one. */
export async function takenMessage(db: Db, noun: SluggedNoun, slug: string): Promise<string> {
  return sudahDipakai(await freeSlug(db, noun, slug))
}

const formerOf = (db: Db, { noun }: SluggedNoun, slugs: readonly string[]) =>
  db.selectFrom('alamat_lama').select('slug').where('jenis', '=', noun.name).where('slug', 'in', slugs)

/** Returns those of the slugs that a record has, or had while it still exists. */
export async function takenAmong(db: Db, of: SluggedNoun, slugs: readonly string[]): Promise<Set<string>> {
  const records = () => slugTables(db).selectFrom(of.noun.name)
  const found = new Set<string>()
  for (const part of inParts(slugs)) {
    const now = await records().select('slug').where('slug', 'in', part).execute()
    const before = await formerOf(db, of, part).where('data_id', 'in', records().select('id')).execute()
    for (const { slug } of [...now, ...before]) found.add(slug)
  }
  return found
}

/**
 * Returns the initial slug of a new record: the sent one, or one made from its name.
 * @throws HttpError 409 on the field for a taken one
 */
export async function firstSlug(
  db: Db,
  noun: Pick<StoredNoun, 'noun' | 'titleOf' | 'mayBringSlug'>,
  sent: string,
  content: object,
): Promise<string> {
  if (!noun.noun.addressed || sent === '') return slugOf(noun, content)
  if (noun.mayBringSlug && (await takenSlugs(db, noun, sent)).has(sent)) return slugOf(noun, content)
  return wantedSlug(db, noun, sent)
}

/** Returns those of the slugs that are former ones, whoever had them. */
export async function formerAmong(db: Db, noun: SluggedNoun, slugs: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const part of inParts(slugs))
    for (const { slug } of await formerOf(db, noun, part).execute()) found.add(slug)
  return found
}

/** Deletes a former slug that a record now has as its own. */
export async function forgetFormer(db: Db, { noun }: Pick<StoredNoun, 'noun'>, slug: string): Promise<void> {
  await db.deleteFrom('alamat_lama').where('jenis', '=', noun.name).where('slug', '=', slug).execute()
}

/** Tells whether a record is or ever was live: links to it may exist. */
async function wasLive({ trx, now }: Context, { noun }: SluggedNoun, stored: NounData): Promise<boolean> {
  if (everybodyReads(noun, stored)) return true
  if (isStated(stored) && stored.terbit_pada !== '' && stored.terbit_pada <= now.toISOString()) return true
  // In JSON no text of a record looks like this: its quotes are escaped.
  const row = await trx
    .selectFrom('riwayat')
    .select('id')
    .where('jenis', '=', noun.name)
    .where('data_id', '=', stored.id)
    .where('data', 'like', '%"status":"terbit"%')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function keepFormer(
  { trx, now }: Context,
  { noun }: SluggedNoun,
  { id, slug }: NounData,
): Promise<void> {
  if (slug === undefined) return
  const row = { jenis: noun.name, slug, data_id: id, created_at: now.toISOString() }
  await trx
    .insertInto('alamat_lama')
    .values(row)
    .onConflict((conflicted) => conflicted.columns(['jenis', 'slug']).doUpdateSet(row))
    .execute()
  const former = await trx
    .selectFrom('alamat_lama')
    .select('slug')
    .where('jenis', '=', noun.name)
    .where('data_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .execute()
  for (const old of former.slice(MOST_FORMER)) await forgetFormer(trx, { noun }, old.slug)
}

/**
 * Gives a record the sent slug, if there is one; an empty one follows the name until the record was live. Call it
 * within a transaction, before the fields are written.
 * @throws HttpError 409 on the field for a taken one
 */
export async function moveSlug<Data extends NounData>(
  context: Context,
  noun: StoredNoun<Data>,
  stored: Data,
  sent: string | undefined,
  content: object,
): Promise<Data> {
  if (!noun.noun.addressed || sent === undefined || sent === stored.slug) return stored
  const isKnown = await wasLive(context, noun, stored)
  if (sent === '' && isKnown) return stored
  const slug =
    sent === ''
      ? await freeSlug(context.trx, noun, slugOf(noun, content), { id: stored.id })
      : await wantedSlug(context.trx, noun, sent, stored.id)
  if (slug === stored.slug) return stored
  if (isKnown) await keepFormer(context, noun, stored)
  await forgetFormer(context.trx, noun, slug)
  await slugTables(context.trx)
    .updateTable(noun.noun.name)
    .set({ slug })
    .where('id', '=', stored.id)
    .execute()
  return { ...stored, slug }
}

/** Lists all former slugs of records that everybody may read. */
export async function listAlamatLama(db: Db, nouns: readonly SluggedNoun[]): Promise<AlamatLama[]> {
  const lists = nouns
    .filter(({ noun }) => noun.addressed)
    .map(async ({ noun }) => {
      const live = hasStates(noun) ? sql`and t.status = 'terbit'` : sql``
      const { rows } = await sql<AlamatLama>`
        select a.jenis, a.slug as lama, t.slug as baru
        from alamat_lama a join ${sql.table(noun.name)} t on t.id = a.data_id
        where a.jenis = ${noun.name} ${live}
        order by a.slug
      `.execute(db)
      return rows
    })
  return (await Promise.all(lists)).flat()
}
