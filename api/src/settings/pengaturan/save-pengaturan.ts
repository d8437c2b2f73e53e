import type { Pengaturan, PengaturanUpdate } from '@safar/shared/settings/pengaturan/pengaturan'
import { pengaturanErrors } from '@safar/shared/settings/pengaturan/pengaturan-schema'
import { withVersi } from '@safar/shared/settings/pengaturan/versi'
import type { Actor } from '../../access/session/actor.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { invalidFields } from '../../platform/http/errors.ts'
import { changeRecords } from '../../records/noun/change.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import { changedContent, savedBefore, writeRecord } from '../../records/noun/save.ts'
import { pengaturanNoun } from './pengaturan.noun.ts'
import { storedPengaturan } from './pengaturan.repository.ts'

/**
 * Changes the sent settings and keeps the others.
 * @throws HttpError 409 for a stale copy; 422 if settings would contradict each other
 */
export function savePengaturan(
  deps: AppDeps,
  actor: Actor,
  { updated_at: edited, ...changes }: PengaturanUpdate,
): Promise<Pengaturan> {
  return changeRecords(deps, actor, async (context) => {
    const stored = await storedPengaturan(context, deps)
    if (edited && edited !== stored.updated_at)
      throw await savedBefore(context.trx, pengaturanNoun, stored, edited)
    const content = changedContent(pengaturanNoun, stored, changes)
    const problems = pengaturanErrors(content)
    if (Object.keys(problems).length > 0) throw invalidFields(problems)
    const next = withVersi(content, contentOf(stored))
    return writeRecord(context, pengaturanNoun, 'ubah', stored, next)
  })
}
