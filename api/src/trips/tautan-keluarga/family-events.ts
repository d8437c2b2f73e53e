import type { KeluargaKejadian } from '@safar/shared/trips/pemesanan/booking-history'
import type { Context } from '../../access/session/context.ts'

/**
 * Appends an event of a family's page to the history of its booking. One within `atMostEvery` milliseconds of the same
 * by the same is not told again.
 */
export async function noteFamilyEvent(
  { trx, now, actor }: Context,
  pemesanan_id: number,
  kejadian: KeluargaKejadian,
  { atMostEvery = 0 }: { atMostEvery?: number } = {},
): Promise<void> {
  const akun_id = actor ? Number(actor.id) : null
  if (atMostEvery > 0) {
    const last = await trx
      .selectFrom('jejak_keluarga')
      .select('id')
      .where('pemesanan_id', '=', pemesanan_id)
      .where('kejadian', '=', kejadian)
      .where(({ eb }) => (akun_id === null ? eb('akun_id', 'is', null) : eb('akun_id', '=', akun_id)))
      .where('pada', '>', new Date(now.getTime() - atMostEvery).toISOString())
      .limit(1)
      .executeTakeFirst()
    if (last) return
  }
  const row = { pemesanan_id, kejadian, akun_id, token_id: actor?.token ?? null, pada: now.toISOString() }
  await trx.insertInto('jejak_keluarga').values(row).execute()
}
