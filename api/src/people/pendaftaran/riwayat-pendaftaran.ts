import { BERANGKAT } from '@safar/shared/people/pendaftaran/berangkat'
import type { RiwayatPendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { parseJson } from '@safar/shared/records/noun/columns'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../access/session/context.ts'
import { inParts } from '../../platform/db/in-parts.ts'
import type { StoredRow, Tables } from '../../platform/db/tables.ts'
import type { Pelaku } from './pelaku.ts'
import { queuePendaftaranEvents } from './queue-pendaftaran-events.ts'

/** The longest stored change, all fields as JSON, in letters. */
export const RIWAYAT_UBAH_MOST = 60_000
/** The number of newest changes shown of one registration. */
const SHOWN = 200

const ubahSchema = z.array(z.object({ isian: z.string(), dari: z.string(), ke: z.string() }))
type PendaftaranChanges = z.infer<typeof ubahSchema>

/** Fields in the history of a registration, in order. */
const ISIAN = [
  'nama',
  'telepon',
  'email',
  'paket',
  'kamar',
  'jumlah_pax',
  ...BERANGKAT,
  'catatan',
  'status',
  'alasan_batal',
  'petugas',
  'tindak_lanjut',
  'catatan_admin',
] as const satisfies readonly (keyof Omit<StoredRow<'pendaftaran'>, 'id'>)[]

/** Returns the fields in which two copies of a registration differ. */
export function changesOf(
  before: Omit<StoredRow<'pendaftaran'>, 'id'>,
  after: Omit<StoredRow<'pendaftaran'>, 'id'>,
): PendaftaranChanges {
  return ISIAN.flatMap((isian) => {
    const [dari, ke] = [before, after].map((row) => String(row[isian] ?? ''))
    return dari === undefined || ke === undefined || dari === ke ? [] : [{ isian, dari, ke }]
  })
}

/** Reads a stored change; null if it cannot be read. */
export const readChanges = (json: string): PendaftaranChanges | null =>
  ubahSchema.safeParse(parseJson(json)).data ?? null

/** An entry in the history of a registration. */
export type Entry = Pick<RiwayatPendaftaran, 'aksi' | 'ubah'>

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

/** Rows in one statement, each of which may be long. */
const AT_ONCE = 25

/** Appends to the histories of many registrations that one action changed, in few statements. */
export async function noteRevisions(
  context: Context,
  aksi: RiwayatPendaftaran['aksi'],
  all: readonly { id: number; ubah: PendaftaranChanges }[],
  { oleh, akun_id }: Pelaku,
): Promise<void> {
  const changed = all.filter(({ ubah }) => ubah.length > 0)
  const row = { waktu: context.now.toISOString(), aksi, oleh, oleh_id: akun_id }
  for (const part of inParts(changed, AT_ONCE)) {
    const lines = await context.trx
      .insertInto('riwayat_pendaftaran')
      .values(part.map(({ id, ubah }) => ({ ...row, pendaftaran_id: id, ubah: JSON.stringify(ubah) })))
      .returning(['id', 'pendaftaran_id'])
      .execute()
    const rows = await context.trx
      .selectFrom('pendaftaran')
      .select(['id', 'kode'])
      .where(
        'id',
        'in',
        part.map(({ id }) => id),
      )
      .execute()
    const told = lines.flatMap(({ id: kali, pendaftaran_id }) =>
      rows.filter(({ id }) => id === pendaftaran_id).map((of) => ({ ...of, kali })),
    )
    await queuePendaftaranEvents(context, 'pendaftaran.diubah', told)
  }
}

/** Reads the history of a registration, newest first. */
export async function readRiwayat(db: Kysely<Tables>, id: number): Promise<RiwayatPendaftaran[]> {
  const rows = await db
    .selectFrom('riwayat_pendaftaran')
    .selectAll()
    .where('pendaftaran_id', '=', id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    waktu: row.waktu,
    aksi: row.aksi,
    oleh: row.oleh,
    ubah: readChanges(row.ubah) ?? [],
  }))
}

/** Fields that activities write with both sides; the others are about a person, so activities only name them. */
const TOLD_WHOLE = ['status', 'petugas', 'tindak_lanjut'] as const

/** Writes a change of a registration for the activity log; empty without a difference. */
export function changesText(ubah: PendaftaranChanges): string {
  return ubah
    .map(({ isian, dari, ke }) =>
      TOLD_WHOLE.some((told) => told === isian) ? `${isian} ${dari || 'kosong'} → ${ke || 'kosong'}` : isian,
    )
    .join(', ')
}
