import { Alert } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type BaseSeats, seatsOf } from '../paket/form/seats.ts'
import type { EditorTexts } from '../paket/form/texts.ts'
import type { FormMode } from '../paket/form/validate.ts'
import type { PaketFormValues } from '../paket/form/values.ts'
import { formatWaktuPenuh } from '../ui/waktu.ts'
import { type Draft, newDraftId, tabId, takeDraft } from './draft/draft.ts'
import { DraftNotice } from './draft/draft-notice.tsx'
import { useOffers } from './draft/use-offers.ts'
import { PaketEditorBody } from './editor-body.tsx'
import type { Place } from './place.ts'
import type { Gone } from './save/gone-dialog.tsx'
import type { SaveCall } from './save/use-save.ts'

/** What the form starts from. A new start is a new form: inputs are uncontrolled and take values once. */
export interface Start {
  id: number
  /** Under which the form keeps what is typed. */
  draftId: string
  values: PaketFormValues
  /** What counts as unchanged. */
  clean: PaketFormValues
  /** `updated_at` of the copy being edited; empty for a new package. */
  base: string
  /** The seats of that copy. */
  kursi: BaseSeats
  /** The values that copy had, when they are known: without them a conflict is a choice for every field. */
  baseValues: PaketFormValues | null
  /** Set when choices after a conflict are to be saved without another click. */
  saveAtOnce: boolean
}

interface PaketEditorProps {
  mode: FormMode
  title: string
  clean: PaketFormValues
  base: string
  draftKey: string
  texts: EditorTexts
  save: SaveCall
  fetchCurrent: () => Promise<Paket>
  gone?: Gone
  /** After the success dialog's Ok. */
  onDone: (place: Place) => void
  /** Where the form before this one was left. */
  place?: Place | undefined
  actions?: ReactNode
  /** Said above the form, such as what it was copied from. */
  notice?: ReactNode
}

/** The form page of a package, new or not: drafts offered back, then the form. */
export function PaketEditor({ mode, clean, base, draftKey, notice, ...rest }: PaketEditorProps) {
  const { offers, look, discard } = useOffers(draftKey, clean)
  const [resumed] = useState(() => offers.find((draft) => draft.resume && draft.tab === tabId()))
  const [start, setStart] = useState<Start>(() => ({
    id: 0,
    draftId: newDraftId(),
    values: resumed?.values ?? clean,
    clean,
    base: resumed?.base ?? base,
    kursi: resumed && resumed.base !== base ? (resumed.kursi ?? null) : seatsOf(clean),
    baseValues: resumed && resumed.base !== base ? null : clean,
    saveAtOnce: false,
  }))
  const restart = (next: Partial<Omit<Start, 'id'>>) =>
    setStart((now) => ({ ...now, saveAtOnce: false, ...next, id: now.id + 1 }))

  const onStart = useEffectEvent((draftId: string) => {
    if (resumed && start.id === 0) takeDraft(draftKey, resumed, draftId)
    // What stood in the form before another draft took its place is offered like any other.
    if (resumed || start.id > 0) look(draftId)
  })
  useEffect(() => onStart(start.draftId), [start.draftId])

  const restore = (draft: Draft) => {
    const draftId = newDraftId()
    takeDraft(draftKey, draft, draftId)
    restart({
      draftId,
      values: draft.values,
      base: draft.base,
      kursi: draft.base === base ? seatsOf(clean) : (draft.kursi ?? null),
      baseValues: draft.base === base ? clean : null,
    })
  }
  return (
    <PaketEditorBody
      {...rest}
      key={start.id}
      mode={mode}
      start={start}
      draftKey={draftKey}
      onRestart={restart}
      notice={
        <>
          {notice}
          {resumed && start.id === 0 && (
            <Alert color="emerald" role="status" mb="lg">
              Isian Anda dari {formatWaktuPenuh(resumed.savedAt)} sudah dipulihkan.
            </Alert>
          )}
          <DraftNotice drafts={offers} base={base} clean={clean} onRestore={restore} onDiscard={discard} />
        </>
      }
    />
  )
}
