import { z } from 'zod'
import { pelakuSchema } from '../../access/session/pelaku.ts'

/**
 * Actions of a revision: made, changed, a package's seats changed, imported from a sheet, deleted into the trash,
 * restored, published by plan, or taken down by plan.
 */
export const RIWAYAT_AKSI = [
  'buat',
  'ubah',
  'kursi',
  'impor',
  'hapus',
  'pulihkan',
  'terbit',
  'turun',
] as const
export type RiwayatAksi = (typeof RIWAYAT_AKSI)[number]

/** The number of revisions on a page. */
export const RIWAYAT_PER_PAGE = 20

/**
 * A revision as `GET /api/{noun}/{id}/riwayat` lists it: action, time and author. The record as it was is a call of its
 * own.
 */
export const riwayatSchema = z.object({
  id: z.number().int(),
  aksi: z.enum(RIWAYAT_AKSI),
  /** ISO 8601 in UTC. */
  waktu: z.string(),
  /** Name of the author, or their mail address without one; empty for the machine itself. */
  oleh: z.string(),
  /** Null for the machine itself, and for changes from before accounts were kept. */
  akun: pelakuSchema.nullable().default(null),
})
export type Riwayat = z.infer<typeof riwayatSchema>
/** A revision with the record as it was, which answers name by its noun. */
export type RiwayatLengkap<Data> = Riwayat & { data: Data }
