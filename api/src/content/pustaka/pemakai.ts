import type { Pemakai } from '@safar/shared/files/gambar/gambar'
import { gambarNamesIn } from '@safar/shared/files/gambar/name'
import type { Noun } from '@safar/shared/records/noun/field'
import { hasStates, mustBeWhole, STATUS, type Status } from '@safar/shared/records/noun/states'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { type Row, readInPieces } from '../../platform/db/pieces.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'

interface PictureTable {
  name: string
  /** The columns that identify a row. */
  key: readonly string[]
  /** Columns that may name pictures; the sweep keeps those. */
  pictures: readonly string[]
}
type Nouns = readonly Pick<StoredNoun, 'noun'>[]
type ShowingTable = PictureTable & { noun: Noun }

/** The tables of nouns. Any of their fields may name pictures, a text in Markdown as well. */
const showingOf = (nouns: Nouns): ShowingTable[] =>
  nouns.map(({ noun }) => ({ name: noun.name, noun, key: ['id'], pictures: Object.keys(noun.fields) }))
/** Tables with earlier copies of records: their pictures may come back, but nobody sees them now. */
const KEEPING: readonly PictureTable[] = [
  { name: 'riwayat', key: ['id'], pictures: ['data'] },
  { name: 'sampah', key: ['jenis', 'data_id'], pictures: ['data'] },
]

function namesIn(row: Row): Set<string> {
  const texts = Object.values(row).filter((value) => typeof value === 'string')
  return new Set(texts.flatMap(gambarNamesIn))
}

function pemakaiOf({ name, key, noun }: ShowingTable, row: Row): Pemakai {
  // Whoever sees the library may not read what is private.
  const nama = noun.published && row[noun.title]
  return { jenis: name, id: Number(row[key[0] ?? 'id']) || 0, nama: typeof nama === 'string' ? nama : name }
}

/** The usage of a picture. */
export interface Pemakaian {
  dipakai: Pemakai[]
  /** The users that visitors see, or will at a set time. */
  tampil: Pemakai[]
  /** True if visitors see any of it. */
  isPublic: boolean
}

const none = (): Pemakaian => ({ dipakai: [], tampil: [], isPublic: false })

/** Returns a row's state: drafts, archived and private records show their pictures to staff alone. */
function statusOf({ noun }: ShowingTable, row: Row): Status {
  if (!noun.published) return 'draf'
  if (!hasStates(noun)) return 'terbit'
  return STATUS.find((status) => status === row.status) ?? 'draf'
}

function addRow(found: Pemakaian, table: ShowingTable, row: Row): void {
  const [pemakai, status] = [pemakaiOf(table, row), statusOf(table, row)]
  found.dipakai.push(pemakai)
  if (mustBeWhole(status)) found.tampil.push(pemakai)
  found.isPublic ||= status === 'terbit'
}

/** Returns the usage of a picture by its name; empty for one that nothing shows. */
export type PemakaiIndex = (imageName: string) => Pemakaian

/** Reads all records once. */
async function readPemakai(db: Kysely<Tables>, nouns: Nouns): Promise<PemakaiIndex> {
  const found = new Map<string, Pemakaian>()
  for (const table of showingOf(nouns)) {
    for await (const rows of readInPieces(db, table, table.pictures)) {
      for (const row of rows) {
        for (const name of namesIn(row)) {
          const known = found.get(name) ?? none()
          addRow(known, table, row)
          found.set(name, known)
        }
      }
    }
  }
  return (imageName) => found.get(imageName) ?? none()
}

/**
 * Creates a function that indexes the usage of all pictures, cached until a record changes: every change is a revision,
 * whoever may read it.
 */
export function createPemakaiIndex(database: Database, nouns: Nouns): () => Promise<PemakaiIndex> {
  const { db } = database
  let kept: { basis: string; found: Promise<PemakaiIndex> } | undefined
  return async () => {
    const last = await db
      .selectFrom('riwayat')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst()
    const basis = `${await database.kontenVersi()} ${last?.id}`
    if (kept?.basis === basis) return kept.found
    const mine = { basis, found: readPemakai(db, nouns) }
    kept = mine
    mine.found.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.found
  }
}

/** Rows of a table that may name a picture, whose name holds no sign that a pattern would read. */
function rowsNaming(db: Kysely<Tables>, { name, key, pictures }: PictureTable, imageName: string) {
  const holds = pictures.map(
    (column) => sql<boolean>`cast(${sql.ref(column)} as text) like ${`%${imageName}%`}`,
  )
  return db
    .$extendTables<Record<string, Row>>()
    .selectFrom(name)
    .select([...key, ...pictures])
    .where(({ or }) => or(holds))
}

/** Returns the usage of one picture as of this transaction. */
export async function pemakaiGambar(db: Kysely<Tables>, nouns: Nouns, imageName: string): Promise<Pemakaian> {
  const found = none()
  for (const table of showingOf(nouns)) {
    const rows = await rowsNaming(db, table, imageName).execute()
    for (const row of rows) if (namesIn(row).has(imageName)) addRow(found, table, row)
  }
  return found
}

/** Tells whether a revision or a deleted record names a picture. */
export async function isKeptByCopy(db: Kysely<Tables>, imageName: string): Promise<boolean> {
  for (const table of KEEPING) {
    if (await rowsNaming(db, table, imageName).limit(1).executeTakeFirst()) return true
  }
  return false
}

/** Returns the names of all pictures in records, in the trash and in revisions, which can all come back. */
export async function everyNamedGambar(db: Kysely<Tables>, nouns: Nouns): Promise<Set<string>> {
  const named = new Set<string>()
  for (const table of [...showingOf(nouns), ...KEEPING]) {
    for await (const rows of readInPieces(db, table, table.pictures)) {
      for (const row of rows) for (const name of namesIn(row)) named.add(name)
    }
  }
  return named
}
