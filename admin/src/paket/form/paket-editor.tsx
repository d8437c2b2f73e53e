import { Alert } from '@mantine/core'
import type { Paket } from '@safar/shared/paket/schema'
import { type ReactNode, useState } from 'react'
import { type Draft, readDrafts, removeDrafts } from './draft.ts'
import { PaketEditorBody } from './paket-editor-body.tsx'
import { DraftNotice } from './parts/draft-notice.tsx'
import type { EditorTexts } from './texts.ts'
import type { SaveCall } from './use-save.ts'
import type { FormMode } from './validate.ts'
import { type PaketFormValues, sameValues } from './values.ts'
import { formatWaktu } from './waktu.ts'

/** What the form starts from. A new start is a new form: inputs are uncontrolled and take values once. */
export interface Start {
  id: number
  values: PaketFormValues
  /** What counts as unchanged. */
  clean: PaketFormValues
  /** `updated_at` of the copy being edited; empty for a new package. */
  base: string
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
  /** After the success dialog's Ok. */
  onDone: () => void
  actions?: ReactNode
  /** Said above the form, such as what it was copied from. */
  notice?: ReactNode
}

/** The form page of a package, new or not: drafts offered back, then the form. */
export function PaketEditor({ mode, clean, base, draftKey, notice, ...rest }: PaketEditorProps) {
  const [offered, setOffered] = useState<readonly Draft[]>(() =>
    readDrafts(draftKey).filter((draft) => !sameValues(draft.values, clean)),
  )
  const [resumed] = useState(() => offered.find((draft) => draft.resume))
  const [start, setStart] = useState<Start>(() => ({
    id: 0,
    values: resumed?.values ?? clean,
    clean,
    base: resumed?.base ?? base,
    baseValues: resumed && resumed.base !== base ? null : clean,
    saveAtOnce: false,
  }))
  const pending = resumed ? offered.filter((draft) => draft !== resumed) : offered
  const restart = (next: Partial<Omit<Start, 'id'>>) =>
    setStart((now) => ({ ...now, saveAtOnce: false, ...next, id: now.id + 1 }))

  const restore = (draft: Draft) => {
    setOffered([])
    restart({
      values: draft.values,
      base: draft.base,
      baseValues: draft.base === base ? clean : null,
    })
  }
  const discard = () => {
    setOffered([])
    if (!resumed) removeDrafts(draftKey)
  }
  return (
    <PaketEditorBody
      {...rest}
      key={start.id}
      mode={mode}
      start={start}
      draftKey={draftKey}
      earlier={pending}
      onRestart={restart}
      notice={
        <>
          {notice}
          {resumed && start.id === 0 && (
            <Alert color="emerald" role="status" mb="lg">
              Isian Anda dari {formatWaktu(resumed.savedAt)} sudah dipulihkan.
            </Alert>
          )}
          <DraftNotice drafts={pending} base={base} onRestore={restore} onDiscard={discard} />
        </>
      }
    />
  )
}
