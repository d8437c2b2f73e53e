import { formatTanggal, hariIni, isTanggal } from '@safar/shared/platform/format/tanggal'
import { writeCell } from '@safar/shared/records/noun/csv-cell'
import { keptFields, keptUntil } from '@safar/shared/records/noun/kept'
import type { Personal } from '@safar/shared/records/noun/personal'
import { type Kysely, sql, type Transaction } from 'kysely'
import { emailKey } from '../../access/session/akun.repository.ts'
import { forgetSuratOf } from '../../outbound/kotak-keluar/kotak-keluar.repository.ts'
import { forgetRecipients } from '../../outbound/kotak-keluar/stopped-addresses.ts'
import { holdRow } from '../../platform/db/hold-row.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { PersonalRecord, PersonalTable } from '../../platform/db/personal-table.ts'
import { listLoncatan } from '../../platform/db/seen-time.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'
import { forgetAnswersOf } from '../../records/idempotency/once.ts'
import { eraseAttached } from '../../records/noun/attached.ts'
import { getByIds } from '../../records/noun/noun.repository.ts'
import { readSnapshot } from '../../records/noun/noun-row.ts'
import {
  type Group,
  joinGroup,
  type Referrer,
  referrersOf,
  referringIds,
  refuseNeeded,
} from '../../records/noun/refs.ts'
import type { NounData, StoredNoun } from '../../records/noun/stored-noun.ts'

/** Returns the records of a noun in the trash; unreadable ones are left out. */
async function listTrash(db: Kysely<Tables>, noun: StoredNoun): Promise<NounData[]> {
  const rows = await db.selectFrom('sampah').select('data').where('jenis', '=', noun.noun.name).execute()
  return rows.flatMap(({ data }) => readSnapshot(noun, data) ?? [])
}

/** Returns records by their ids, from the table and from the trash. */
async function recordsAmong(
  db: Kysely<Tables>,
  noun: StoredNoun,
  ids: readonly number[],
): Promise<NounData[]> {
  const records: NounData[] = []
  for (const part of inParts(ids)) records.push(...(await getByIds(db, noun, part)))
  const trash = ids.length > 0 ? await listTrash(db, noun) : []
  return [...records, ...trash.filter(({ id }) => ids.includes(id))].sort((a, b) => a.id - b.id)
}

/** Returns the ids of records that refer to one of these by a field, those in the trash included. */
async function idsReferring(
  trx: Transaction<Tables>,
  referrer: Referrer,
  ids: readonly number[],
): Promise<number[]> {
  const stored: number[] = []
  for (const id of ids) stored.push(...(await referringIds(trx, referrer, id)))
  const isOf = (record: object) =>
    ids.includes(Number(Object.entries(record).find(([name]) => name === referrer.field)?.[1]))
  return [...stored, ...(await listTrash(trx, referrer.noun)).filter(isOf).map(({ id }) => id)]
}

/**
 * Returns records with all that they own, in the trash as well. Nobody newly refers to one until the transaction ends.
 */
async function ownedGroup(
  trx: Transaction<Tables>,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  ids: readonly number[],
): Promise<Group> {
  const group: Group = new Map()
  async function hold(each: StoredNoun, some: readonly number[]): Promise<void> {
    const joined = some.filter((id) => joinGroup(group, each, id))
    for (const id of joined) await holdRow(trx, each.noun.name, id, 'delete')
    for (const referrer of referrersOf(nouns, each))
      if (referrer.onDelete === 'follow' && joined.length > 0)
        await hold(referrer.noun, await idsReferring(trx, referrer, joined))
  }
  await hold(noun, ids)
  return group
}

/**
 * Erases records with the records that they own, all copies and answers; empties optional references to them.
 * @throws HttpError 409 for a record that others require, or still need
 */
async function eraseRecords(
  trx: Transaction<Tables>,
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  ids: readonly number[],
): Promise<void> {
  const group = await ownedGroup(trx, nouns, noun, ids)
  for (const { noun: each, ids: some } of group.values())
    for (const referrer of referrersOf(nouns, each)) await letGoOf(trx, each, [...some], referrer, group)
  for (const { noun: each, ids: some } of group.values()) await eraseRows(trx, each, [...some])
}

/** Empties an optional reference to records that are erased. */
async function letGoOf(
  trx: Transaction<Tables>,
  noun: StoredNoun,
  ids: readonly number[],
  referrer: Referrer,
  group: Group,
): Promise<void> {
  if (referrer.onDelete === 'follow') return
  if (referrer.isRequired) {
    for (const id of ids) await refuseNeeded(trx, noun, [referrer], id, group)
    return
  }
  await referrer.noun.requireReleasable?.(trx, referrer.field, ids)
  for (const part of inParts(ids))
    await sql`
      update ${sql.table(referrer.noun.noun.name)} set ${sql.ref(referrer.field)} = null
      where ${sql.ref(referrer.field)} in (${sql.join(part)})
    `.execute(trx)
}

async function eraseRows(trx: Transaction<Tables>, noun: StoredNoun, ids: readonly number[]): Promise<void> {
  const { name } = noun.noun
  await eraseAttached(trx, noun.attached, ids)
  for (const part of inParts(ids)) {
    await sql`delete from ${sql.table(name)} where id in (${sql.join(part)})`.execute(trx)
    for (const table of ['sampah', 'riwayat', 'alamat_lama'] as const)
      await trx.deleteFrom(table).where('jenis', '=', name).where('data_id', 'in', part).execute()
  }
  // Private files of an erased record are deleted by `sweep`.
  const rujukan = ids.map((id) => `${name}:${id}`)
  await forgetAnswersOf(trx, rujukan)
  await forgetSuratOf(trx, rujukan)
}

function passOverNeeded(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 409)) throw error
}

/** Returns the duties of a noun's records by law, from its declaration: finding, showing, erasing, retention. */
export function personalNoun(
  nouns: readonly StoredNoun[],
  noun: StoredNoun,
  { email, shows, kept }: Personal,
): PersonalTable {
  const { name, fields } = noun.noun
  const valuesOf = (record: object) => new Map<string, unknown>(Object.entries(record))
  const emailOf = (record: object) => String(valuesOf(record).get(email) ?? '')

  async function erase(trx: Transaction<Tables>, ids: readonly number[]) {
    const gone = await recordsAmong(trx, noun, ids)
    await eraseRecords(trx, nouns, noun, ids)
    await forgetRecipients(trx, gone.map(emailOf))
    return gone.map((record) => ({ email_kunci: emailKey(emailOf(record)), telepon_kunci: '' }))
  }

  return {
    table: name,
    label: noun.label.toLowerCase(),
    async find(db, { email_kunci }) {
      if (email_kunci === '') return []
      const { rows } = await sql<PersonalRecord>`
        select id, ${sql.ref(email)} as email from ${sql.table(name)}
        where lower(trim(${sql.ref(email)})) = ${email_kunci}
      `.execute(db)
      const trash = (await listTrash(db, noun)).map((record) => ({ id: record.id, email: emailOf(record) }))
      const thrown = trash.filter((record) => emailKey(record.email) === email_kunci)
      const found = [...rows, ...thrown]
      // Records that were joined are of one person, under whichever of their addresses somebody asks.
      const joined = new Set(await noun.joined?.under(db, email_kunci))
      for (const id of [...joined, ...found.map((record) => record.id)])
        for (const one of (await noun.joined?.to(db, id)) ?? []) joined.add(one)
      for (const { id } of found) joined.delete(id)
      const others = await recordsAmong(db, noun, [...joined])
      return [...found, ...others.map(({ id }) => ({ id, email: email_kunci }))].sort((a, b) => a.id - b.id)
    },
    async show(db, ids) {
      const loncatan = await listLoncatan(db)
      return (await recordsAmong(db, noun, ids)).map((record) => {
        const values = valuesOf(record)
        const isi = Object.entries(shows).map(([field, nama]) => {
          const value = values.get(field)
          const known = fields[field]
          const text = known ? writeCell(known, value) : ''
          return { nama, isi: isTanggal(text) ? formatTanggal(text) : text }
        })
        const simpan_sampai = keptUntil(kept, Object.fromEntries(values), loncatan)
        return { judul: `${noun.label} ${noun.titleOf(record)}`, isi, simpan_sampai }
      })
    },
    async erase(trx, ids) {
      await noun.requireErasable?.(trx, ids)
      return erase(trx, ids)
    },
    async expire(db, now) {
      const loncatan = await listLoncatan(db)
      const today = hariIni(now)
      const isOver = (record: object) => {
        const until = keptUntil(kept, Object.fromEntries(Object.entries(record)), loncatan)
        return until !== '' && until < today
      }
      const columns = sql.join(['id', ...keptFields(kept)].map((column) => sql.ref(column)))
      const { rows } = await sql<{ id: number }>`select ${columns} from ${sql.table(name)}`.execute(db)
      const ids = [...rows, ...(await listTrash(db, noun))].filter(isOver).map(({ id }) => id)
      // A record that others require stays until they release it, and delays none of the rest.
      for (const id of ids)
        await db
          .transaction()
          .execute(async (trx) => {
            await noun.requireExpired?.(trx, [id], now)
            await erase(trx, [id])
          })
          .catch(passOverNeeded)
    },
  }
}
