import type { BerangkatName } from '@safar/shared/people/pendaftaran/berangkat'
import type { PendaftaranClient } from '@safar/shared/people/pendaftaran/pendaftaran-client'
import { type Pendaftaran, pendaftaranSchema } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { z } from 'zod'

/** The fields that staff may change. */
export type PendaftaranChange = Partial<
  Pick<
    Pendaftaran,
    | 'nama'
    | 'telepon'
    | 'email'
    | 'kamar'
    | 'jumlah_pax'
    | 'catatan'
    | BerangkatName
    | 'paket'
    | 'paket_id'
    | 'status'
    | 'alasan_batal'
    | 'petugas_id'
    | 'tindak_lanjut'
    | 'catatan_admin'
    | 'setuju_pemasaran'
  >
>

export interface PendaftaranEdit {
  /** The copy that was on screen when the change was made. */
  base: Pendaftaran
  change: PendaftaranChange
}

/** Thrown when somebody else changed the same field first; nothing was overwritten. */
export class StaleEdit extends Error {
  /** The record as it is stored now. */
  readonly stored: Pendaftaran

  constructor(message: string, stored: Pendaftaran) {
    super(message)
    this.name = 'StaleEdit'
    this.stored = stored
  }
}

const staleSchema = z.object({ message: z.string(), data: pendaftaranSchema })
const TRIES = 3

/**
 * Saves a change; on a conflict it retries beside what others saved, unless they changed the same field in another way.
 * @throws StaleEdit in that case; ApiError for everything else.
 */
export async function saveBeside(
  client: Pick<PendaftaranClient, 'update'>,
  id: number,
  { base, change }: PendaftaranEdit,
): Promise<Pendaftaran> {
  let { updated_at } = base
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.update(id, { ...change, updated_at })
    } catch (error) {
      const stale =
        error instanceof ApiError && error.status === 409 ? staleSchema.safeParse(error.body) : null
      if (!stale?.success) throw error
      const { data: stored, message } = stale.data
      const fields = Object.keys(change) as (keyof PendaftaranChange)[]
      if (fields.every((field) => stored[field] === change[field])) return stored
      const untouched = fields.every((field) => stored[field] === base[field])
      if (!untouched || attempt === TRIES) throw new StaleEdit(message, stored)
      updated_at = stored.updated_at
    }
  }
}
