import { Button } from '@mantine/core'
import { IconAlertCircleFilled, IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { sentence } from '../../../platform/ui/sentence.ts'
import { useFieldValue, useFormApi, useFormState, useFormValues } from '../form-context.ts'
import { inOrder, pathLabel } from '../paths.ts'
import { isForReaders } from '../save/draft-way.ts'
import { DRAFT_WAY } from '../save/texts.ts'
import classes from './save-bar.module.css'

interface SaveBarProps {
  saving: boolean
  onSave: () => void
  /** Saves as a draft, where the record may be one. */
  onDraft: (() => void) | undefined
  onCancel: () => void
  /** A note on the draft, such as when it was kept. */
  note?: string
}

/** Renders the sticky bar of a form: how much is to be mended, and the buttons to save or leave. */
export function SaveBar({ saving, onSave, onDraft, onCancel, note }: SaveBarProps) {
  const form = useFormApi()
  const { title } = form.shape.noun
  const hasTitle = String(useFieldValue(title)).trim() !== ''
  const [isTitleAsked, setTitleAsked] = useState(false)
  const saveDraft =
    onDraft &&
    (() => {
      if (hasTitle) return onDraft()
      setTitleAsked(true)
      form.focus(title)
    })
  return (
    <div className={classes.saveBar}>
      <div className={classes.saveState} role="status">
        {isTitleAsked && !hasTitle ? (
          <>
            <IconAlertTriangle size={18} className={classes.doubt} aria-hidden />
            <span className={classes.asked}>
              Isi {pathLabel(form.shape, title).toLowerCase()} dulu, supaya drafnya dapat dicari lagi.
            </span>
          </>
        ) : (
          <Standing note={note} saveDraft={saveDraft} />
        )}
      </div>
      <div className={classes.saveActions}>
        <Button variant="default" size="md" onClick={onCancel} disabled={saving}>
          Batal
        </Button>
        {saveDraft && (
          <Button variant="light" size="md" onClick={saveDraft} disabled={saving}>
            Simpan draf
          </Button>
        )}
        <Button size="md" onClick={onSave} loading={saving} aria-busy={saving} aria-keyshortcuts="Control+S">
          Simpan {sentence(form.shape.word)}
        </Button>
      </div>
    </div>
  )
}

/** Renders the errors that prevent a save, with links to their fields; without any, the warnings. */
function Standing({ note, saveDraft }: { note: string | undefined; saveDraft: (() => void) | undefined }) {
  const form = useFormApi()
  const errors = useFormState((state) => state.errors)
  const warnings = useFormState((state) => state.warnings)
  const forReaders = useFormValues(isForReaders)
  const isRefused = useFormState(({ refused }) => refused)
  const paths = inOrder(form.shape, Object.keys(errors))
  const [first] = paths
  const doubts = inOrder(form.shape, Object.keys(warnings))
  const [doubt] = doubts
  if (first)
    return (
      <>
        <IconAlertCircleFilled size={18} aria-hidden />
        <span className={classes.toMend}>{paths.length} isian perlu diperbaiki.</span>
        <button type="button" className={classes.toFirst} onClick={() => form.focus(first)}>
          Ke isian pertama
        </button>
        {saveDraft && forReaders && isRefused && (
          <button type="button" className={classes.toFirst} onClick={saveDraft}>
            {DRAFT_WAY}
          </button>
        )}
      </>
    )
  return (
    <>
      {doubt && (
        <>
          <IconAlertTriangle size={18} className={classes.doubt} aria-hidden />
          <button type="button" className={classes.toFirst} onClick={() => form.focus(doubt)}>
            {doubts.length} hal untuk diperiksa
          </button>
        </>
      )}
      <span className={classes.note}>{note}</span>
    </>
  )
}
