import type { KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import { type SamaKarena, sameBecause } from '@safar/shared/people/jamaah/same-pilgrim'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { findRecord, getByIds } from '../../records/noun/noun.repository.ts'
import { maskedAll } from '../../records/noun/opened.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { idsEqual, readSealedCells } from '../../records/noun/sealed.ts'
import { jamaahNoun } from './jamaah.noun.ts'

/** The largest number of records that may be of the same person: far more than anybody enters. */
const MOST = 20

/** A record that may be of the same person as another, with the reasons. */
interface Found {
  other: Jamaah
  karena: SamaKarena[]
}

/** @throws HttpError 404 */
async function sameAs(db: Kysely<Tables>, id: number): Promise<Found[]> {
  const own = await findRecord(db, jamaahNoun, String(id))
  if (!own) throw recordNotFound(jamaahNoun)
  const { no_paspor_kunci = '' } = await readSealedCells(db, jamaahNoun, id)
  const passport = await idsEqual(db, jamaahNoun, 'no_paspor', no_paspor_kunci ? [no_paspor_kunci] : [])
  const near = new Set([...passport, ...(await sharingSomething(db, own))])
  near.delete(id)
  const others = await getByIds(db, jamaahNoun, [...near])
  return others.flatMap((other): Found[] => {
    const karena: SamaKarena[] = [
      ...(passport.includes(other.id) ? (['paspor'] as const) : []),
      ...sameBecause(own, other),
    ]
    return karena.length > 0 ? [{ other, karena }] : []
  })
}

/**
 * Returns the reasons why others may be the same person as one, by id, whether or not they were told apart.
 * @throws HttpError 404
 */
export async function reasonsOfSame(db: Kysely<Tables>, id: number): Promise<Map<number, SamaKarena[]>> {
  return new Map((await sameAs(db, id)).map(({ other, karena }) => [other.id, karena]))
}

/** Returns the reasons that staff looked at of those whom they told apart from somebody, by id. */
async function toldApart(db: Kysely<Tables>, id: number): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('jamaah_berbeda')
    .select(['a_id', 'b_id', 'karena'])
    .where(({ or, eb }) => or([eb('a_id', '=', id), eb('b_id', '=', id)]))
    .execute()
  return new Map(rows.map(({ a_id, b_id, karena }) => [a_id === id ? b_id : a_id, karena.split(',')]))
}

/**
 * Finds the records that may be of the same person as one, oldest first: with its passport's number, or with its name
 * and its birth or phone. Those that staff told apart are left out until another reason comes.
 * @throws HttpError 404
 */
export async function findSame(db: Kysely<Tables>, vault: Vault, id: number): Promise<KembarJamaah[]> {
  const seen = await toldApart(db, id)
  const shown = (await sameAs(db, id))
    .filter(({ other, karena }) => karena.some((one) => !seen.get(other.id)?.includes(one)))
    .toSorted((a, b) => a.other.id - b.other.id)
    .slice(0, MOST)
  const masked = await maskedAll(
    db,
    vault,
    jamaahNoun,
    shown.map(({ other }) => other),
  )
  return masked.map(({ id: lain, nama_paspor, tgl_lahir, nik, no_paspor, updated_at }, index) => ({
    id: lain,
    nama_paspor,
    tgl_lahir,
    nik,
    no_paspor,
    karena: shown[index]?.karena ?? [],
    updated_at,
  }))
}

/** The largest number of people of one birth, or of one first letter and phone, that are compared. */
const COMPARED_MOST = 500

/** Returns the ids of those who share a birth or a phone with somebody: names are compared after that, in words. */
async function sharingSomething(db: Kysely<Tables>, own: Jamaah): Promise<number[]> {
  const phones = [own.telepon, own.no_hp].map((phone) => phone.replace(/\D/g, '').slice(-8)).filter(Boolean)
  const conditions = [
    ...(own.tgl_lahir === '' ? [] : [sql`tgl_lahir = ${own.tgl_lahir}`]),
    ...phones.map((phone) => sql`cari like ${`%${phone}%`}`),
  ]
  if (conditions.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select id from jamaah where ${sql.join(conditions, sql` or `)} order by id limit ${COMPARED_MOST}
  `.execute(db)
  return rows.map(({ id }) => id)
}
