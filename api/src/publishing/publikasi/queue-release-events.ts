import type { Rilis } from '@safar/shared/publishing/publikasi/publikasi-schema'
import { transact } from '../../access/session/context.ts'
import { logActivities } from '../../access/session/note-activity.ts'
import { queueEvents } from '../../outbound/webhook/queue-events.ts'
import type { AppDeps } from '../../platform/deps.ts'

export type RilisBaru = Pick<Rilis, 'id' | 'sebab' | 'jumlah'>

const listed = new Intl.ListFormat('id', { type: 'conjunction' })
/** Names that one line holds. */
const NAMED = 5

/**
 * Queues the webhook event of a new release, and one activity that names the people whose changes it brought; none
 * without people.
 */
export function queueReleaseEvents(
  { database, siteUrl, now }: Pick<AppDeps, 'database' | 'siteUrl' | 'now'>,
  { id, sebab, jumlah }: RilisBaru,
): Promise<void> {
  return transact({ database, now }, null, async (context) => {
    const data = { jenis: 'publikasi', rilis: id }
    await queueEvents(context, { peristiwa: 'publikasi.terbit', kunci: id, data, tautan: `${siteUrl}/` })
    const names = [...new Set(sebab.map(({ oleh }) => oleh).filter(Boolean))]
    if (names.length === 0) return
    const rinci = `${jumlah} perubahan dari ${listed.format(names.slice(0, NAMED))}`
    await logActivities(context, { aksi: 'terbit', jenis: 'publikasi', rinci })
  })
}
