import type { RefField } from '@safar/shared/records/noun/field'
import { type Kysely, sql } from 'kysely'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { ContentOf, NounData, StoredNoun } from './stored-noun.ts'

/*
 * References from records to records of other nouns. The database holds them too, by foreign keys that are checked as a
 * transaction ends; here they are checked in words.
 */

type Named = Pick<StoredNoun, 'noun'>

/**
 * Records that are deleted or come back at one moment, by the name of their noun. Among them no reference is checked.
 */
export type Group = Map<string, { noun: StoredNoun; ids: Set<number> }>

/** Adds a record to a group; false if it is in there already. */
export function joinGroup(group: Group, noun: StoredNoun, id: number): boolean {
  const { ids } = group.get(noun.noun.name) ?? { ids: new Set<number>() }
  if (ids.has(id)) return false
  group.set(noun.noun.name, { noun, ids: ids.add(id) })
  return true
}

const isIn = (group: Group, name: string, id: number): boolean => group.get(name)?.ids.has(id) ?? false

/** Returns a noun's references, by field. */
export function refFields({ noun }: Named): [string, RefField][] {
  return Object.entries(noun.fields).flatMap(([name, field]): [string, RefField][] =>
    field.kind === 'ref' ? [[name, field]] : [],
  )
}

/**
 * Returns the reference of a noun's records to their parent; null for a noun without one.
 * @throws Error for a declaration whose `owned` is no required reference
 */
export function parentField(noun: Named): { name: string; field: RefField } | null {
  const { owned, name } = noun.noun
  if (owned === undefined) return null
  const field = noun.noun.fields[owned]
  if (field?.kind !== 'ref' || field.required !== 'always')
    throw new Error(`${name} is owned by no required reference.`)
  return { name: owned, field }
}

const TIDAK_ADA = 'Data yang dipilih tidak ada lagi. Pilih yang lain.'
const DI_SAMPAH = 'Data yang dipilih ada di sampah. Pulihkan dulu, atau pilih yang lain.'
const TETAP = 'Isian ini tidak dapat diganti lagi. Buat data baru di tempat yang dituju.'

/**
 * Checks that the records that a content newly refers to are there, and keeps them from being deleted until the
 * transaction ends. `stored` is the content so far; null for a new record.
 * @param group records that come back in the same transaction
 * @throws HttpError 422 by field
 */
export async function requireRefs(
  trx: Kysely<Tables>,
  noun: Named,
  content: object,
  stored: object | null,
  group: Group = new Map(),
): Promise<void> {
  const parent = noun.noun.owned
  const errors: Record<string, string[]> = {}
  const [said, before] = [content, stored ?? {}].map((each) => new Map<string, unknown>(Object.entries(each)))
  for (const [name, { to }] of refFields(noun)) {
    const id = said?.get(name)
    if (typeof id !== 'number' || id === before?.get(name) || isIn(group, to, id)) continue
    if (stored && name === parent) errors[name] = [TETAP]
    else if (!(await holdRow(trx, to, id, 'refer')))
      errors[name] = [(await isTrashed(trx, to, id)) ? DI_SAMPAH : TIDAK_ADA]
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

async function isTrashed(trx: Kysely<Tables>, jenis: string, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('sampah')
    .select('data_id')
    .where('jenis', '=', jenis)
    .where('data_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Empties those references of a record that comes back whose records are gone, and do not come back with it, and whose
 * field says so (`clear`).
 */
export async function withoutGone<Data extends NounData>(
  trx: Kysely<Tables>,
  noun: StoredNoun<Data>,
  data: Data,
  group: Group,
): Promise<Data>
export async function withoutGone(
  trx: Kysely<Tables>,
  noun: StoredNoun,
  data: NounData,
  group: Group,
): Promise<NounData> {
  const said = new Map<string, unknown>(Object.entries(data))
  const gone: Record<string, null> = {}
  for (const [name, { to, onDelete }] of refFields(noun)) {
    const id = said.get(name)
    if (onDelete !== 'clear' || typeof id !== 'number' || isIn(group, to, id)) continue
    if (!(await holdRow(trx, to, id, 'refer'))) gone[name] = null
  }
  return { ...data, ...gone }
}

/** A field of a noun that refers to another noun. */
export interface Referrer {
  noun: StoredNoun
  field: string
  onDelete: RefField['onDelete']
  isRequired: boolean
}

/** Returns the fields of all nouns that refer to one. */
export function referrersOf(nouns: readonly StoredNoun[], { noun: { name } }: Named): Referrer[] {
  return nouns.flatMap((noun) =>
    refFields(noun).flatMap(([field, { to, onDelete, required }]) =>
      to === name ? [{ noun, field, onDelete, isRequired: required !== undefined }] : [],
    ),
  )
}

/**
 * Returns the ids of those records that refer to one by a field, oldest first.
 * @param group records that are deleted with it, and left out
 */
export async function referringIds(
  trx: Kysely<Tables>,
  { noun, field }: Referrer,
  id: number,
  group: Group = new Map(),
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(noun.noun.name)} where ${sql.ref(field)} = ${id} order by id
  `.execute(trx)
  return rows.map((row) => row.id).filter((one) => !isIn(group, noun.noun.name, one))
}

/**
 * Refuses the deletion of a record that others need.
 * @param group records that are deleted with it
 * @throws HttpError 409 with how many of which noun refer to it
 */
export async function refuseNeeded(
  trx: Kysely<Tables>,
  { label }: StoredNoun,
  referrers: readonly Referrer[],
  id: number,
  group: Group,
): Promise<void> {
  const dipakai: { jenis: string; jumlah: number }[] = []
  const words: string[] = []
  const ways = new Set<string>()
  for (const referrer of referrers) {
    if (referrer.onDelete !== 'restrict') continue
    const jumlah = (await referringIds(trx, referrer, id, group)).length
    if (jumlah === 0) continue
    dipakai.push({ jenis: referrer.noun.noun.name, jumlah })
    words.push(`${jumlah} ${referrer.noun.label}`)
    ways.add(referrer.noun.wayOn ?? 'Ganti atau kosongkan dulu di sana, lalu hapus.')
  }
  if (dipakai.length > 0)
    throw conflict(
      `${label} ini masih dipakai ${new Intl.ListFormat('id').format(words)}. ${[...ways].join(' ')}`,
      { dipakai },
    )
}

/** A record's content with one reference emptied. */
export const cleared = <Data extends NounData>(content: ContentOf<Data>, field: string): ContentOf<Data> => ({
  ...content,
  [field]: null,
})
