import { BERANGKAT } from '@safar/shared/pendaftaran/berangkat'
import type { RiwayatPendaftaran } from '@safar/shared/pendaftaran/schema'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
import { kabarkanPendaftaran } from './kabarkan-pendaftaran.ts'
import type { Pelaku } from './pelaku.ts'

/** As long as the changes of all fields may be, written as JSON. */
export const RIWAYAT_UBAH_MOST = 60_000
/** Of one registration, the newest that are shown. */
const SHOWN = 200

const ubahSchema = z.array(z.object({ isian: z.string(), dari: z.string(), ke: z.string() }))
type Ubah = z.infer<typeof ubahSchema>

/** What a registration's history tells of, in its order. */
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
] as const satisfies readonly (keyof PendaftaranRow)[]

/** The fields in which two copies of a registration differ. */
export function ubahOf(before: PendaftaranRow, after: PendaftaranRow): Ubah {
  return ISIAN.flatMap((isian) => {
    const [dari, ke] = [before, after].map((row) => String(row[isian] ?? ''))
    return dari === undefined || ke === undefined || dari === ke ? [] : [{ isian, dari, ke }]
  })
}

/** Changes as they were stored; null where they cannot be read. */
export function readUbah(json: string): Ubah | null {
  try {
    return ubahSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** Appends to the history of a registration, in the transaction of the change, and tells other systems of it; nothing where nothing changed. */
export async function catatRiwayat(
  trx: Kysely<Tables>,
  pendaftaran_id: number,
  { aksi, ubah }: Pick<RiwayatPendaftaran, 'aksi' | 'ubah'>,
  { oleh, akun_id }: Pelaku,
  now: Date,
): Promise<void> {
  if (ubah.length === 0) return
  const { id } = await trx
    .insertInto('riwayat_pendaftaran')
    .values({
      pendaftaran_id,
      waktu: now.toISOString(),
      aksi,
      oleh,
      oleh_id: akun_id,
      ubah: JSON.stringify(ubah),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changed = await trx
    .selectFrom('pendaftaran')
    .select(['id', 'kode'])
    .where('id', '=', pendaftaran_id)
    .executeTakeFirst()
  if (changed) await kabarkanPendaftaran(trx, 'pendaftaran.diubah', changed, id, now)
}

/** The history of a registration, newest first. */
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
    ubah: readUbah(row.ubah) ?? [],
  }))
}
