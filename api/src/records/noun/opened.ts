import type { Role } from '@safar/shared/access/session/session-schema'
import { may } from '@safar/shared/access/session/who'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { isPartMask, lookupColumn, maskIn, partMask, TERPOTONG } from '@safar/shared/records/noun/sealed'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { holdTable } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { openOrRefuse } from '../../platform/vault/open-or-refuse.ts'
import { foldLookup, openOrNull } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { rowsByIds } from './noun.repository.ts'
import { contentOf } from './noun-row.ts'
import { idsEqual, readSealedCells, type SealedCellsOfRow, sealedFields } from './sealed.ts'
import type { ContentOf, NounData, Row, StoredNoun } from './stored-noun.ts'

/*
 * Sealed values that the server itself opens: for masks that show the ends of a number, for checks of papers against
 * each other, and for the reading of a record that opens it. None of them is stored, cached on disk or logged.
 */

type Named = Pick<StoredNoun, 'noun'>
type ByField = Record<string, string[]>

/** A record as its calls answer it: with its masks, and what is odd of it, by field. */
export interface Shown<Data extends NounData> {
  data: Data
  /** Absent where nothing is odd. */
  peringatan?: ByField
}

const showsParts = (noun: Named): boolean => sealedFields(noun).some(([, { shows }]) => shows)

function openCell(vault: Vault, { noun }: Named, record: number, field: string, cell = ''): string {
  if (cell === '') return ''
  return openOrNull(() => vault.open({ noun: noun.name, record, field }, cell))?.toString() ?? ''
}

/**
 * Returns a row with masks in place of those sealed cells whose masks show the ends of a value. One that does not open
 * keeps its cell, of which readers make the mask that shows nothing.
 */
export function withMasks(vault: Vault, noun: Named, row: Row): Row {
  const masks = sealedFields(noun).flatMap(([name, field]) => {
    const mask =
      field.shows && partMask(field, openCell(vault, noun, Number(row.id), name, String(row[name])))
    return mask ? [[name, mask]] : []
  })
  return masks.length === 0 ? row : { ...row, ...Object.fromEntries(masks) }
}

/** Returns records with such masks, some hundreds at most. One that is gone by now keeps those that it came with. */
export async function maskedAll<Data extends { id: number }>(
  db: Kysely<Tables>,
  vault: Vault,
  noun: StoredNoun,
  records: readonly Data[],
): Promise<Data[]> {
  if (!showsParts(noun)) return [...records]
  const ids = records.map(({ id }) => id)
  const rows = await rowsByIds(db, noun, ids)
  const byId = new Map(rows.map((row) => [Number(row.id), withMasks(vault, noun, row)]))
  return records.map((record) => {
    const row = byId.get(record.id)
    const had = new Map<string, unknown>(Object.entries(record))
    const masks = sealedFields(noun).flatMap(([name, field]) =>
      row && field.shows && had.has(name) ? [[name, maskIn(field, row[name])]] : [],
    )
    return { ...record, ...Object.fromEntries(masks) }
  })
}

/** Returns a record as calls answer it that do not open it. */
export async function shownRecord<Data extends NounData>(
  db: Kysely<Tables>,
  vault: Vault,
  noun: StoredNoun<Data>,
  data: Data,
  now: Date,
): Promise<Shown<Data>> {
  const [masked = data] = await maskedAll(db, vault, noun, [data])
  if (!noun.opened) return { data: masked }
  const cells = await readSealedCells(db, noun, data.id)
  const open = { ...contentOf(data), ...openAll(vault, noun, data.id, cells) }
  return shown(masked, noun.opened.peringatan(open, hariIni(now)))
}

function shown<Data extends NounData>(data: Data, peringatan: ByField): Shown<Data> {
  return { data, ...(Object.keys(peringatan).length > 0 && { peringatan }) }
}

/** Returns the sealed values of a record by field; one that does not open is empty. */
export function openAll(
  vault: Vault,
  noun: Named,
  id: number,
  cells: SealedCellsOfRow,
): Record<string, string> {
  return Object.fromEntries(
    sealedFields(noun).map(([name]) => [name, openCell(vault, noun, id, name, cells[name])]),
  )
}

/**
 * Returns a record with those sealed fields open that open for a role. Whoever gives it out writes to the access log
 * first.
 * @throws HttpError 503 if a value does not open
 */
export async function openedRecord<Data extends NounData>(
  db: Kysely<Tables>,
  vault: Vault,
  noun: StoredNoun<Data>,
  stored: Data,
  role: Role,
  now: Date,
): Promise<Shown<Data>> {
  const { data, peringatan = {} } = await shownRecord(db, vault, noun, stored, now)
  const cells = await readSealedCells(db, noun, data.id)
  const values = sealedFields(noun).flatMap(([field, { opens }]) => {
    const cell = cells[field] ?? ''
    if (!may(role, opens) || cell === '') return []
    const place = { noun: noun.noun.name, record: data.id, field }
    return [[field, openOrRefuse('Isian', () => vault.open(place, cell)).toString()]]
  })
  return shown({ ...data, ...Object.fromEntries(values) }, peringatan)
}

/**
 * Refuses what sealed values make impossible of a content that is to be written, and a mask that somebody edited.
 * @param sent what was sent, with its masks
 * @throws HttpError 422 by field
 */
export async function requireOpened<Data extends NounData>(
  { trx }: Context,
  vault: Vault,
  noun: StoredNoun<Data>,
  stored: Data | null,
  {
    sent,
    content,
    secrets,
  }: { sent: object; content: ContentOf<Data>; secrets: Readonly<Record<string, string>> },
): Promise<void> {
  if (!noun.opened && !showsParts(noun)) return
  const cells = stored ? await readSealedCells(trx, noun, stored.id) : {}
  const values = stored ? openAll(vault, noun, stored.id, cells) : {}
  const given = new Map<string, unknown>(Object.entries(sent))
  const foreign = sealedFields(noun).filter(([name, field]) => {
    const typed = given.get(name)
    return (
      typeof typed === 'string' && isPartMask(field, typed) && typed !== partMask(field, values[name] ?? '')
    )
  })
  if (foreign.length > 0)
    throw invalidFields(Object.fromEntries(foreign.map(([name]) => [name, [TERPOTONG]])))
  const errors = noun.opened?.errors(openContent(noun, content, secrets, values)) ?? {}
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/**
 * Returns a content that is to be written with its sealed values open.
 * @param secrets what is sent of them
 * @param values what is stored of them
 */
export function openContent<Data extends NounData>(
  noun: StoredNoun<Data>,
  content: ContentOf<Data>,
  secrets: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): ContentOf<Data> {
  const said = new Map<string, unknown>(Object.entries(content))
  const open = sealedFields(noun).map(([name]) => [
    name,
    secrets[name] ?? ((said.get(name) ?? '') === '' ? '' : (values[name] ?? '')),
  ])
  return { ...content, ...Object.fromEntries(open) }
}

/**
 * Refuses a value that one record alone may have and another has; until the transaction ends no other writer gives it
 * to a second one.
 * @param id the record that is written; null for a new one
 * @throws HttpError 409 with the other's id
 */
export async function requireUnique<Data extends NounData>(
  { trx }: Context,
  vault: Vault,
  noun: StoredNoun<Data>,
  id: number | null,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [field, { unique }] of sealedFields(noun)) {
    const value = secrets[field]
    if (!unique || value === undefined) continue
    await holdTable(trx, noun.noun.name)
    const hashes = vault.lookups({ noun: noun.noun.name, field }, foldLookup(value))
    refuseSecond(noun, field, unique, await idsEqual(trx, noun, field, hashes), id)
  }
}

/**
 * The same of a record that comes back from the trash with its sealed cells.
 * @throws HttpError 409 with the other's id
 */
export async function requireUniqueCells<Data extends NounData>(
  { trx }: Context,
  noun: StoredNoun<Data>,
  cells: SealedCellsOfRow,
): Promise<void> {
  for (const [field, { unique }] of sealedFields(noun)) {
    const hash = cells[lookupColumn(field)]
    if (!unique || !hash) continue
    await holdTable(trx, noun.noun.name)
    refuseSecond(noun, field, unique, await idsEqual(trx, noun, field, [hash]), null)
  }
}

function refuseSecond(
  { label }: Pick<StoredNoun, 'label'>,
  field: string,
  unique: string,
  ids: readonly number[],
  own: number | null,
): void {
  const other = ids.find((id) => id !== own)
  if (other === undefined) return
  const text = `${unique} ini sudah tercatat pada ${label} nomor ${other}.`
  throw conflict(`${text} Buka data itu: satu ${unique} milik satu orang.`, {
    id: other,
    errors: { [field]: [text] },
  })
}
