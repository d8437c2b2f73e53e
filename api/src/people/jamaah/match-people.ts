import type { ImportField } from '@safar/shared/people/jamaah/import-heads'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { plainCode } from '@safar/shared/platform/text/code'
import type { Kysely } from 'kysely'
import { inParts } from '../../platform/db/in-parts.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { foldLookup } from '../../platform/vault/sealed-text.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { rowsByIds } from '../../records/noun/noun.repository.ts'
import { openAll } from '../../records/noun/opened.ts'
import { trashedByHash } from '../../records/noun/sampah.repository.ts'
import { idsByHash, sealedCellsIn } from '../../records/noun/sealed.ts'
import { jamaahNoun } from './jamaah.noun.ts'

/*
 * The people whom rows of a sheet mean, by the keyed hashes of their numbers, and by name and birth where a row has
 * none.
 */

/** A row's numbers, name and birth, as the sheet says them. */
export type Wanted = Partial<Record<ImportField, string>>

/** A stored person with sealed values open, which leave the server as masks alone. */
export interface Known {
  data: Jamaah
  values: Readonly<Record<string, string>>
}

/** Ids that a row's NIK, passport and name lead to, and whether its numbers are in the trash. */
export interface Match {
  nik: readonly number[]
  paspor: readonly number[]
  nama: readonly number[]
  sampah: readonly ('nik' | 'no_paspor')[]
}

/** The people whom the rows of a sheet meet. */
export interface Matches {
  rows: Match[]
  people: ReadonlyMap<number, Known>
}

/** Returns the people whom rows mean, in the order of the rows. */
export async function matchPeople(
  db: Kysely<Tables>,
  vault: Vault,
  rows: readonly Wanted[],
): Promise<Matches> {
  const [nik, paspor] = [await byNumber(db, vault, rows, 'nik'), await byNumber(db, vault, rows, 'no_paspor')]
  const nama = await byName(db, rows)
  const found = rows.map((_row, at): Match => {
    const [one, other] = [nik[at], paspor[at]]
    return {
      nik: one?.ids ?? [],
      paspor: other?.ids ?? [],
      nama: nama[at] ?? [],
      sampah: [
        ...(one?.isTrashed ? (['nik'] as const) : []),
        ...(other?.isTrashed ? (['no_paspor'] as const) : []),
      ],
    }
  })
  const ids = new Set(found.flatMap((match) => [...match.nik, ...match.paspor, ...match.nama]))
  return { rows: found, people: await readPeople(db, vault, [...ids]) }
}

async function byNumber(
  db: Kysely<Tables>,
  vault: Vault,
  rows: readonly Wanted[],
  field: 'nik' | 'no_paspor',
) {
  const folded = rows.map((row) => foldLookup(plainCode(row[field] ?? '')))
  const where = { noun: jamaahNoun.noun.name, field }
  const hashes = vault.lookupsOf(where, [...new Set(folded)].filter(Boolean))
  const ids = await idsByHash(db, jamaahNoun, field, [...hashes.values()].flat())
  const trashed = await trashedByHash(db, jamaahNoun, field)
  return folded.map((value) => {
    const own = hashes.get(value) ?? []
    return {
      ids: own.flatMap((hash) => ids.get(hash) ?? []),
      isTrashed: own.some((hash) => trashed.has(hash)),
    }
  })
}

/** Returns the ids of those who have the name of a row without numbers, and its day of birth where it has one. */
async function byName(db: Kysely<Tables>, rows: readonly Wanted[]): Promise<number[][]> {
  const nameOf = ({ nik, no_paspor, nama_paspor = '' }: Wanted) =>
    nik || no_paspor ? '' : nama_paspor.trim().toUpperCase()
  const names = [...new Set(rows.map(nameOf))].filter(Boolean)
  const found = new Map<string, { id: number; tgl_lahir: string }[]>()
  for (const part of inParts(names)) {
    const people = await db
      .$extendTables<{ jamaah: { id: number; nama_paspor: string; tgl_lahir: string } }>()
      .selectFrom('jamaah')
      .select(['id', 'nama_paspor', 'tgl_lahir'])
      .where(({ fn }) => fn<string>('upper', ['nama_paspor']), 'in', part)
      .orderBy('id')
      .execute()
    for (const { id, nama_paspor, tgl_lahir } of people) {
      const name = nama_paspor.toUpperCase()
      found.set(name, [...(found.get(name) ?? []), { id, tgl_lahir }])
    }
  }
  return rows.map((row) =>
    (found.get(nameOf(row)) ?? [])
      .filter(({ tgl_lahir }) => !row.tgl_lahir || tgl_lahir === '' || tgl_lahir === row.tgl_lahir)
      .map(({ id }) => id),
  )
}

async function readPeople(
  db: Kysely<Tables>,
  vault: Vault,
  ids: readonly number[],
): Promise<Map<number, Known>> {
  const people = new Map<number, Known>()
  for (const part of inParts(ids))
    for (const row of await rowsByIds(db, jamaahNoun, part)) {
      const data = jamaahNoun.readRow(row)
      if (data)
        people.set(data.id, {
          data,
          values: openAll(vault, jamaahNoun, data.id, sealedCellsIn(jamaahNoun, row)),
        })
    }
  return people
}
