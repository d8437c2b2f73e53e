import { z } from 'zod'
import { pelakuSchema } from '../../access/session/pelaku.ts'

/** The number of days that a deleted record can be restored. */
export const SAMPAH_HARI = 30

/** A deleted record as `GET /api/sampah` answers it, without its content; `id` is the record's own. */
export const sampahSchema = z.object({
  id: z.number().int(),
  /** ISO 8601 in UTC. */
  dihapus_pada: z.string(),
  /** Name of who deleted it, or their mail address without one. */
  dihapus_oleh: z.string(),
  /** The account behind the deletion; null for the machine itself, and for deletions from before accounts were kept. */
  akun: pelakuSchema.nullable().default(null),
  /** The last day (`YYYY-MM-DD`) on which it can be brought back; empty where an older host does not say. */
  simpan_sampai: z.string().default(''),
})
/** A deleted record with its content, which answers name by its noun. */
export type Sampah<Data> = z.infer<typeof sampahSchema> & { data: Data }
