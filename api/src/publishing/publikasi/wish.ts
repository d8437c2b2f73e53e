import type { User } from '@safar/shared/access/session/session-schema'
import { actorName } from '../../access/session/actor.ts'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { bumpKonten } from '../../platform/db/konten.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { recordSebab } from '../../records/noun/sebab.ts'

/**
 * Records a person's wish for a rebuild as a change of the content: it survives a restart, every process on the
 * database sees it, and the release is named by it.
 */
export async function noteWish(
  { database, now }: Pick<AppDeps, 'database' | 'now'>,
  user: User | null,
): Promise<void> {
  await transact({ database, now }, user, async (context) => {
    await bumpKonten(context.trx)
    await recordSebab(context, { jenis: 'bangun', nama: '', oleh: actorName(user) })
    await logActivities(context, { aksi: 'minta', jenis: 'publikasi', rinci: 'Terbitkan ulang' })
  })
}
