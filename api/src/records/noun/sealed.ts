import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import { REQUIRED_MESSAGE } from '@safar/shared/platform/text/text'
import type { SealedField } from '@safar/shared/records/noun/field'
import { isPartMask, lookupColumn, maskOf } from '@safar/shared/records/noun/sealed'
import { type Kysely, sql } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { foldLookup, lookupText, sealText } from '../../platform/vault/sealed-text.ts'
import type { CurrentKey, Vault } from '../../platform/vault/vault.ts'
import type { NounData, Row, StoredNoun } from './stored-noun.ts'

/*
 * Sealed fields. What somebody sends of them leaves the record before anything else reads it, so that searches,
 * revisions, activity and answers meet the mask alone; the row has the ciphertext.
 */

type Named = Pick<StoredNoun, 'noun'>
/** Plain values by field. */
type Secrets = Readonly<Record<string, string>>
/** The sealed cells of a row, by field. */
export type SealedCellsOfRow = Readonly<Record<string, string>>

/** Returns a noun's sealed fields, by name. */
export function sealedFields({ noun }: Named): [string, SealedField][] {
  return Object.entries(noun.fields).flatMap(([name, field]): [string, SealedField][] =>
    field.kind === 'sealed' ? [[name, field]] : [],
  )
}

/** Separates the secrets from the rest of what was sent. A mask that comes back leaves the value unchanged. */
export function takeSecrets<Sent extends object>(noun: Named, sent: Sent): { open: Sent; secrets: Secrets } {
  const given = new Map<string, unknown>(Object.entries(sent))
  const names = sealedFields(noun).map(([name]) => name)
  const secrets = Object.fromEntries(
    sealedFields(noun).flatMap(([name, field]) => {
      const value = given.get(name)
      const isValue = typeof value === 'string' && value !== '' && value !== TERSEGEL
      return isValue && !isPartMask(field, value) ? [[name, value]] : []
    }),
  )
  const masks = Object.fromEntries(
    names.flatMap((name) => (given.has(name) ? [[name, maskOf(given.get(name))]] : [])),
  )
  return { open: { ...sent, ...masks }, secrets }
}

/**
 * Returns what was sent with secrets replaced by their keyed hash, for the idempotency key: a plain hash of so few
 * possible values could be guessed.
 */
export async function blinded(
  db: Kysely<Tables>,
  vault: Vault,
  noun: StoredNoun,
  sent: object,
): Promise<object> {
  const { open, secrets } = takeSecrets(noun, sent)
  const hashes: Record<string, string> = {}
  for (const [field, value] of Object.entries(secrets))
    hashes[field] = await vault.lookup(db, { noun: noun.noun.name, field }, value)
  return { ...open, ...hashes }
}

function rowsOf(db: Kysely<Tables>) {
  return db.$extendTables<Record<string, Record<string, unknown> & { id: number }>>()
}

/**
 * Seals values into the row of a record and returns the record; null if there is nothing to seal. Call it within a
 * transaction.
 * @throws HttpError 503 without the data key
 */
export async function sealSecrets<Data extends NounData>(
  trx: Kysely<Tables>,
  vault: Vault,
  noun: StoredNoun<Data>,
  id: number,
  secrets: Secrets,
): Promise<Data | null> {
  if (Object.keys(secrets).length === 0) return null
  const cells = sealedCellsOf(await vault.current(trx), noun, id, secrets)
  const row = await rowsOf(trx)
    .updateTable(noun.noun.name)
    .set(cells)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return noun.readWritten(row)
}

/** Returns the cells of values that a key seals for the row of a record, with the hashes by which they are found. */
export function sealedCellsOf(
  { nomor, key }: CurrentKey,
  noun: Named,
  id: number,
  secrets: Secrets,
): SealedCellsOfRow {
  const cells: Record<string, string> = {}
  for (const [field, value] of Object.entries(secrets)) {
    const place = { noun: noun.noun.name, record: id, field }
    cells[field] = sealText(key, nomor, place, Buffer.from(value))
    if (isFound(noun, field)) cells[lookupColumn(field)] = lookupText(key, place, foldLookup(value))
  }
  return cells
}

/** Returns empty values for the fields of secrets. */
export const blanksOf = (secrets: Secrets): Record<string, ''> =>
  Object.fromEntries(Object.keys(secrets).map((name) => [name, '']))

/**
 * Refuses masks in a new record, which has no value that they could stand for.
 * @throws HttpError 422 on the field
 */
export function refuseMasks(noun: Named, open: object, secrets: Secrets): void {
  const masks = new Map<string, unknown>(Object.entries(open))
  const wrong = sealedFields(noun).filter(([name]) => masks.get(name) === TERSEGEL && !(name in secrets))
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([name]) => [name, [REQUIRED_MESSAGE]])))
}

/** Returns the sealed cells of a row and their lookup hashes; empty ones without a row. */
export function sealedCellsIn(noun: Named, row: Row = {}): SealedCellsOfRow {
  return Object.fromEntries(
    [...sealedFields(noun).map(([name]) => name), ...lookupColumns(noun)].map((name) => [
      name,
      String(row[name] ?? ''),
    ]),
  )
}

const isFound = ({ noun }: Named, name: string): boolean => {
  const field = noun.fields[name]
  return field?.kind === 'sealed' && field.found === 'equal'
}

/** Returns a noun's lookup columns, which hold the keyed hashes of sealed values. */
export function lookupColumns(noun: Named): string[] {
  return sealedFields(noun).flatMap(([name]) => (isFound(noun, name) ? [lookupColumn(name)] : []))
}

/** Returns the ids of the records whose sealed field has one of these keyed hashes, oldest first. */
export async function idsEqual(
  db: Kysely<Tables>,
  { noun }: Named,
  field: string,
  hashes: readonly string[],
): Promise<number[]> {
  if (hashes.length === 0) return []
  const rows = await rowsOf(db)
    .selectFrom(noun.name)
    .select('id')
    .where(lookupColumn(field), 'in', hashes)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the ids of the records that have one of these keyed hashes, by hash and oldest first. */
export async function idsByHash(
  db: Kysely<Tables>,
  { noun }: Named,
  field: string,
  hashes: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  const column = lookupColumn(field)
  for (const part of inParts(hashes)) {
    const rows = await rowsOf(db)
      .selectFrom(noun.name)
      .select(['id', sql<string>`${sql.ref(column)}`.as('hash')])
      .where(column, 'in', part)
      .orderBy('id')
      .execute()
    for (const { id, hash } of rows) found.set(hash, [...(found.get(hash) ?? []), id])
  }
  return found
}

/** A record that the whole value of one of its sealed fields finds. */
export interface NumberHit {
  id: number
  field: string
}

/** Finds records by the whole value of a sealed field, among the fields alone that the role may open. */
export async function findByNumber(
  db: Kysely<Tables>,
  vault: Vault,
  noun: Named,
  role: Role,
  q = '',
): Promise<NumberHit[]> {
  const folded = foldLookup(q)
  if (folded === '') return []
  const hits: NumberHit[] = []
  for (const [field, { opens }] of sealedFields(noun)) {
    if (!isFound(noun, field) || !may(role, opens)) continue
    const hashes = vault.lookups({ noun: noun.noun.name, field }, folded)
    for (const id of await idsEqual(db, noun, field, hashes)) hits.push({ id, field })
  }
  return hits
}

/** Reads the sealed cells of a record; empty for a noun without any. */
export async function readSealedCells(
  db: Kysely<Tables>,
  noun: Named,
  id: number,
): Promise<SealedCellsOfRow> {
  if (sealedFields(noun).length === 0) return {}
  const row = await rowsOf(db).selectFrom(noun.noun.name).selectAll().where('id', '=', id).executeTakeFirst()
  return row ? sealedCellsIn(noun, row) : {}
}

/** Returns a record's masks. Revisions hold no sealed values, so a restored one leaves them as they are. */
export function masksIn(noun: Named, stored: object): Record<string, unknown> {
  const said = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(sealedFields(noun).map(([name]) => [name, said.get(name)]))
}
