import type { User } from '@safar/shared/access/session/schema'
import { actorName } from '../../access/session/actor.ts'
import { catat } from '../../access/session/catat.ts'
import { bumpKonten } from '../../platform/db/konten.ts'
import { recordSebab } from '../../platform/db/sebab.ts'
import type { AppDeps } from '../../platform/deps.ts'

/**
 * Records a person's wish for a rebuild as a change of the content: it survives a restart, every process on the
 * database sees it, and the release is named by it.
 */
export async function noteWish(
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  user: User | null,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await bumpKonten(trx)
    await recordSebab(trx, { jenis: 'bangun', nama: '', oleh: actorName(user) }, now())
    await catat(trx, user, { aksi: 'minta', jenis: 'publikasi', rinci: 'Terbitkan ulang' }, now())
  })
}
