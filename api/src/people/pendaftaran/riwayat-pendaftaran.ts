import { PENDAFTARAN } from '@safar/shared/people/pendaftaran/pendaftaran-fields'
import {
  RIWAYAT_PENDAFTARAN_AKSI,
  type RiwayatPendaftaran,
} from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import type { Field } from '@safar/shared/records/noun/field'
import { updateSchema } from '@safar/shared/records/noun/noun-schema'
import { RIWAYAT_AKSI } from '@safar/shared/records/riwayat/riwayat'
import type { Kysely } from 'kysely'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Place } from '../../platform/vault/sealed-text.ts'
import { openWords, sealWords } from '../../platform/vault/sealed-words.ts'
import { type Difference, type Revised, readDifference } from '../../records/noun/difference.ts'
import { fieldsOfRow } from '../../records/noun/noun-row.ts'
import { insertRevisions } from '../../records/noun/riwayat.repository.ts'
import type { Pelaku } from './pelaku.ts'
import { isTold } from './pendaftaran-words.ts'
import { queuePendaftaranEvents } from './queue-pendaftaran-events.ts'

/** The number of newest changes shown of one registration. */
const SHOWN = 200

/** Registrations as their revisions are checked. */
export const PENDAFTARAN_REVISED: Revised = { noun: PENDAFTARAN, bounds: updateSchema(PENDAFTARAN.fields) }

/** An entry in the history of a registration. */
export type Entry = Pick<RiwayatPendaftaran, 'aksi' | 'ubah'>
type Ubah = Entry['ubah']
type Sides = Pick<Difference, 'sebelum' | 'sesudah'>

const linesOf = ({ sebelum, sesudah }: Sides): Ubah =>
  Object.keys(sesudah).map((isian) => ({
    isian,
    dari: String(sebelum[isian] ?? ''),
    ke: String(sesudah[isian] ?? ''),
  }))

/** Returns the fields in which two copies of a registration differ. */
export function changesOf(
  before: Omit<StoredRow<'pendaftaran'>, 'id'>,
  after: Omit<StoredRow<'pendaftaran'>, 'id'>,
): Ubah {
  const [sebelum, sesudah] = [
    fieldsOfRow(PENDAFTARAN_REVISED, before),
    fieldsOfRow(PENDAFTARAN_REVISED, after),
  ]
  return linesOf({ sebelum, sesudah }).filter(({ dari, ke }) => dari !== ke)
}

/** The place of words in the revisions of a registration. */
const placeOf = (id: number, isian: string): Place => ({
  noun: 'riwayat_pendaftaran',
  record: id,
  field: isian,
})

/** Reads a revision of a registration, with its words open; empty if it cannot be read. */
export function readChanges(
  db: Kysely<Tables>,
  { data_id, data }: Pick<StoredRow<'riwayat'>, 'data_id' | 'data'>,
): Ubah {
  const open = (isian: string, text: string) => openWords(db, placeOf(data_id, isian), text)
  return linesOf(readDifference(data) ?? { sebelum: {}, sesudah: {} }).map(({ isian, dari, ke }) =>
    isTold(isian) ? { isian, dari: open(isian, dari), ke: open(isian, ke) } : { isian, dari, ke },
  )
}

const FIELDS: ReadonlyMap<string, Field> = new Map(Object.entries(PENDAFTARAN.fields))

function differenceOf(ubah: Ubah, updated_at: string): Difference {
  const stored = (isian: string, text: string) =>
    FIELDS.get(isian)?.kind === 'number' ? Number(text) || null : text
  const side = (of: 'dari' | 'ke') =>
    Object.fromEntries(ubah.map((line) => [line.isian, stored(line.isian, line[of])]))
  return { updated_at, sebelum: side('dari'), sesudah: side('ke') }
}

/** Returns lines of a history with their words sealed. */
async function sealedChanges({ trx }: Context, id: number, ubah: Ubah): Promise<Ubah> {
  const sealed: Ubah = []
  for (const line of ubah) {
    const seal = (text: string) => sealWords(trx, placeOf(id, line.isian), text)
    sealed.push(isTold(line.isian) ? { ...line, dari: await seal(line.dari), ke: await seal(line.ke) } : line)
  }
  return sealed
}

/**
 * Appends to the history of a registration and queues its webhook events, in the transaction of the change; does
 * nothing without a difference.
 */
export function noteRevision(
  context: Context,
  id: number,
  { aksi, ubah }: Entry,
  oleh: Pelaku,
): Promise<void> {
  return noteRevisions(context, aksi, [{ id, ubah }], oleh)
}

/** Appends to the histories of many registrations that one action changed, in few statements. */
export async function noteRevisions(
  context: Context,
  aksi: Entry['aksi'],
  all: readonly { id: number; ubah: Ubah }[],
  { oleh, akun_id }: Pelaku,
): Promise<void> {
  const time = context.now.toISOString()
  const changed: { data_id: number; data: Difference }[] = []
  for (const { id, ubah } of all)
    if (ubah.length > 0)
      changed.push({ data_id: id, data: differenceOf(await sealedChanges(context, id, ubah), time) })
  // What only registrations have done to them is a change that tells of it: see `aksiOf`.
  const kept = RIWAYAT_AKSI.find((known) => known === aksi) ?? 'ubah'
  const by = { oleh, oleh_id: akun_id, oleh_email: '' }
  const lines = await insertRevisions(context, PENDAFTARAN_REVISED, kept, changed, by)
  for (const part of inParts(lines)) {
    const ids = part.map(({ data_id }) => data_id)
    const rows = await context.trx
      .selectFrom('pendaftaran')
      .select(['id', 'kode'])
      .where('id', 'in', ids)
      .execute()
    const told = part.flatMap(({ id, data_id }) =>
      rows.filter((row) => row.id === data_id).map((of) => ({ ...of, kali: `riwayat ${id}` })),
    )
    await queuePendaftaranEvents(context, 'pendaftaran.diubah', told)
  }
}

/** Selects revisions of registrations. */
export const revisionsOf = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('riwayat')
    .select(['id', 'data_id', 'aksi', 'waktu', 'oleh', 'oleh_id', 'data'])
    .where('jenis', '=', PENDAFTARAN.name)
    .where('data_id', 'in', ids)

/** Revisions read at once. */
const PIECE = 200

/** Reads the next revisions of all registrations after the one of an id. */
export const revisionsAfter = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('riwayat')
    .select(['id', 'data_id', 'data'])
    .where('jenis', '=', PENDAFTARAN.name)
    .where('id', '>', id)
    .orderBy('id')
    .limit(PIECE)
    .execute()

/** Returns the action of a revision as answers name it. */
function aksiOf(stored: string, [line]: Ubah): Entry['aksi'] {
  if (line?.isian === 'gabungan') return line.ke === '' ? 'pisah' : 'gabung'
  if (line?.isian === 'kembar') return 'bukan-kembar'
  if (line?.isian === 'kontak') return 'kontak'
  return RIWAYAT_PENDAFTARAN_AKSI.find((known) => known === stored) ?? 'ubah'
}

/** Reads the history of a registration, newest first. */
export async function readRiwayat(db: Kysely<Tables>, id: number): Promise<RiwayatPendaftaran[]> {
  const rows = await revisionsOf(db, [id]).orderBy('id', 'desc').limit(SHOWN).execute()
  return rows.map((row) => {
    const { id: revision, waktu, aksi, oleh } = row
    const ubah = readChanges(db, row)
    return { id: revision, waktu, aksi: aksiOf(aksi, ubah), oleh, ubah }
  })
}

/** Fields that activities write with both sides; the others are about a person, so activities only name them. */
const TOLD_WHOLE = ['status', 'petugas', 'tindak_lanjut'] as const

/** Writes a change of a registration for the activity log; empty without a difference. */
export function changesText(ubah: Ubah): string {
  return ubah
    .map(({ isian, dari, ke }) =>
      TOLD_WHOLE.some((told) => told === isian) ? `${isian} ${dari || 'kosong'} → ${ke || 'kosong'}` : isian,
    )
    .join(', ')
}
