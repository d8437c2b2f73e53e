import { Button } from '@mantine/core'
import { IconAlertCircleFilled, IconAlertTriangle } from '@tabler/icons-react'
import { sentence } from '../../ui/sentence.ts'
import { useFormApi, useFormState } from '../form-context.ts'
import { inOrder } from '../paths.ts'
import classes from './save-bar.module.css'

interface SaveBarProps {
  saving: boolean
  onSave: () => void
  onCancel: () => void
  /** What is known of the draft, such as when it was kept. */
  note?: string
}

/** Always at hand: how much is to be mended, and the way out. */
export function SaveBar({ saving, onSave, onCancel, note }: SaveBarProps) {
  const form = useFormApi()
  const errors = useFormState((state) => state.errors)
  const warnings = useFormState((state) => state.warnings)
  const paths = inOrder(form.shape, Object.keys(errors))
  const [first] = paths
  const doubts = inOrder(form.shape, Object.keys(warnings))
  const [doubt] = doubts
  return (
    <div className={classes.saveBar}>
      <div className={classes.saveState} role="status">
        {first ? (
          <>
            <IconAlertCircleFilled size={18} aria-hidden />
            <span className={classes.toMend}>{paths.length} isian perlu diperbaiki.</span>
            <button type="button" className={classes.toFirst} onClick={() => form.focus(first)}>
              Ke isian pertama
            </button>
          </>
        ) : (
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
        )}
      </div>
      <div className={classes.saveActions}>
        <Button variant="default" size="md" onClick={onCancel} disabled={saving}>
          Batal
        </Button>
        <Button size="md" onClick={onSave} loading={saving} aria-busy={saving} aria-keyshortcuts="Control+S">
          Simpan {sentence(form.shape.word)}
        </Button>
      </div>
    </div>
  )
}
