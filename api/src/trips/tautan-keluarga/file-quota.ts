import { BERKAS_KELUARGA_SEJAM } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { HttpError } from '../../platform/http/errors.ts'

const HOUR_MS = 3_600_000

/**
 * Counts a file that a booking's family sends, before it is read: also one that is refused costs the work.
 * @throws HttpError 429 once the hour has had its files
 */
export async function countFamilyFile(db: Kysely<Tables>, pemesanan_id: number, now: Date): Promise<void> {
  const time = now.getTime()
  const { mulai, jumlah } = await db
    .insertInto('jatah_keluarga')
    .values({ pemesanan_id, mulai: time, jumlah: 1 })
    .onConflict((conflict) =>
      conflict.column('pemesanan_id').doUpdateSet(() => {
        const isOver = sql<boolean>`jatah_keluarga.mulai <= ${time - HOUR_MS} or jatah_keluarga.mulai > ${time}`
        return {
          jumlah: sql<number>`case when ${isOver} then 1 else jatah_keluarga.jumlah + 1 end`,
          mulai: sql<number>`case when ${isOver} then ${time} else jatah_keluarga.mulai end`,
        }
      }),
    )
    .returning(['mulai', 'jumlah'])
    .executeTakeFirstOrThrow()
  if (jumlah <= BERKAS_KELUARGA_SEJAM) return
  const seconds = Math.max(1, Math.ceil((Number(mulai) + HOUR_MS - time) / 1000))
  throw new HttpError(
    429,
    `Sudah ${BERKAS_KELUARGA_SEJAM} berkas dalam satu jam. Coba lagi ${Math.ceil(seconds / 60)} menit lagi, atau kirim lewat kantor kami.`,
    {},
    { 'retry-after': String(seconds) },
  )
}

/** Deletes counts of hours that are over. */
export async function deletePastQuotas(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('jatah_keluarga')
    .where('mulai', '<=', now.getTime() - HOUR_MS)
    .execute()
}
