import { Alert } from '@mantine/core'
import type { FormValues } from '@safar/shared/noun/values'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../session/session-store.ts'
import { formatWaktuPenuh } from '../ui/waktu.ts'
import type { Stored } from './calls.ts'
import { type Draft, draftKey, newDraftId, tabId, takeDraft } from './draft/draft.ts'
import { DraftNotice } from './draft/draft-notice.tsx'
import { useOffers } from './draft/use-offers.ts'
import { EditorBody, type EditorProps } from './editor-body.tsx'
import { countedIn, type Restart, type Start } from './start.ts'

/** The form page of a record, new or not: drafts offered back, then the form. */
export function Editor<V extends FormValues, R extends Stored>({
  shape,
  record,
  clean,
  notice,
  ...rest
}: EditorProps<V, R>) {
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const key = draftKey(shape, owner, record?.id ?? 'baru')
  const base = { at: record?.updated_at ?? '', counted: countedIn(shape, clean) }
  const { offers, look, discard } = useOffers(shape, key, clean)
  const [resumed] = useState(() => offers.find((draft) => draft.resume && draft.tab === tabId()))
  /** A draft goes on from the copy that it was written over, whose values are known if that is the one on the page. */
  const from = (draft: Draft<V> | undefined) =>
    draft && draft.base !== base.at
      ? { base: { at: draft.base, counted: draft.counted ?? null }, baseValues: null }
      : { base, baseValues: clean }
  const [start, setStart] = useState<Start<V>>(() => ({
    id: 0,
    draftId: newDraftId(),
    values: resumed?.values ?? clean,
    clean,
    ...from(resumed),
    saveAtOnce: false,
  }))
  const restart = (next: Restart<V>) =>
    setStart((now) => ({ ...now, saveAtOnce: false, ...next, id: now.id + 1 }))

  const onStart = useEffectEvent((draftId: string) => {
    if (resumed && start.id === 0) takeDraft(key, resumed, draftId)
    // What stood in the form before another draft took its place is offered like any other.
    if (resumed || start.id > 0) look(draftId)
  })
  useEffect(() => onStart(start.draftId), [start.draftId])

  const restore = (draft: Draft<V>) => {
    const draftId = newDraftId()
    takeDraft(key, draft, draftId)
    restart({ draftId, values: draft.values, ...from(draft) })
  }
  return (
    <EditorBody
      {...rest}
      key={start.id}
      shape={shape}
      record={record}
      start={start}
      draftKey={key}
      onRestart={restart}
      notice={
        <>
          {notice}
          {resumed && start.id === 0 && (
            <Alert color="emerald" role="status" mb="lg">
              Isian Anda dari {formatWaktuPenuh(resumed.savedAt)} sudah dipulihkan.
            </Alert>
          )}
          <DraftNotice
            shape={shape}
            drafts={offers}
            base={base.at}
            clean={clean}
            onRestore={restore}
            onDiscard={discard}
          />
        </>
      }
    />
  )
}
