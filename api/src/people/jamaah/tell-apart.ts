import type { BukanKembarJamaah, KembarJamaah } from '@safar/shared/people/jamaah/gabung-schema'
import type { Kysely } from 'kysely'
import type { Pelaku } from '../../access/session/actor.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import type { Deps } from '../../records/noun/change.ts'
import { changeInTurn } from '../../records/noun/turn.ts'
import { findSame, reasonsOfSame } from './find-same.ts'
import { jamaahNoun } from './jamaah.noun.ts'

/** The deletion of a pair's row. */
const forget = (trx: Kysely<Tables>, a_id: number, b_id: number) =>
  trx.deleteFrom('jamaah_berbeda').where('a_id', '=', a_id).where('b_id', '=', b_id).execute()

/**
 * Says that two records are of two people, or takes that back; returns who may still be the same person.
 * @throws HttpError 404; 409 for a record that nothing points out; 422 for itself
 */
export async function tellApart(
  deps: Deps & { vault: Vault },
  actor: Pelaku,
  id: number,
  { dengan_id: lain, bukan }: BukanKembarJamaah,
): Promise<KembarJamaah[]> {
  if (lain === id) throw invalidFields({ dengan_id: ['Pilih data yang lain, bukan data ini sendiri.'] })
  const [a_id = id, b_id = lain] = [id, lain].toSorted((a, b) => a - b)
  await changeInTurn(deps, jamaahNoun, actor, { stored: String(id) }, async (context) => {
    const { trx, now } = context
    const karena = (await reasonsOfSame(trx, id)).get(lain)
    if (bukan && !karena)
      throw conflict('Keduanya tidak lagi ditandai sebagai orang yang sama. Muat ulang halamannya.', {
        id: lain,
      })
    await forget(trx, a_id, b_id)
    if (bukan && karena)
      await trx
        .insertInto('jamaah_berbeda')
        .values({
          a_id,
          b_id,
          karena: karena.join(','),
          pada: now.toISOString(),
          akun_id: Number(actor.id),
          token_id: actor.token ?? null,
        })
        .execute()
    const rinci = bukan
      ? `Ditandai bukan orang yang sama dengan data jamaah nomor ${lain}`
      : `Tanda bukan orang yang sama dengan data jamaah nomor ${lain} dicabut`
    await logActivities(context, { aksi: 'ubah', jenis: 'jamaah', data_id: id, rinci })
  })
  return findSame(deps.database.db, deps.vault, id)
}
