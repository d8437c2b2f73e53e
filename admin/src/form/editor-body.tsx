import type { Paket } from '@safar/shared/paket/schema'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { CardPreview } from '../paket/form/parts/card-preview.tsx'
import { PaketFields } from '../paket/form/sections/paket-fields.tsx'
import { ADD_TEXTS, type EditorTexts } from '../paket/form/texts.ts'
import { useCancel } from '../paket/form/use-cancel.ts'
import type { FormMode } from '../paket/form/validate.ts'
import { sameValues, valuesFromPaket } from '../paket/form/values.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { formatJam } from '../ui/waktu.ts'
import { useDraft } from './draft/use-draft.ts'
import type { Start } from './editor.tsx'
import { PaketFormContext } from './form-context.ts'
import { Announcer } from './parts/announcer.tsx'
import { PageHead } from './parts/page-head.tsx'
import classes from './parts/parts.module.css'
import { SaveBar } from './parts/save-bar.tsx'
import { SectionIndex } from './parts/section-index.tsx'
import { WarningSummary } from './parts/warning-summary.tsx'
import { goTo, type Place, placeOf } from './place.ts'
import { LeaveDialog, MessageDialog, preloadDialogs } from './save/dialogs.ts'
import type { Gone } from './save/gone-dialog.tsx'
import { useLeaveGuard } from './save/use-leave-guard.ts'
import { type SaveCall, useSave } from './save/use-save.ts'
import { useSaveKey } from './save/use-save-key.ts'
import { usePaketForm } from './use-form-api.ts'
import { useLooseFiles } from './use-loose-files.ts'

// Two people rarely meet in one package: what handles it is not loaded for everyone.
const StaleDialog = lazyPart(async () => ({
  default: (await import('./compare/stale-dialog.tsx')).StaleDialog,
}))
const GoneDialog = lazyPart(async () => ({ default: (await import('./save/gone-dialog.tsx')).GoneDialog }))

interface PaketEditorBodyProps {
  mode: FormMode
  title: string
  start: Start
  draftKey: string
  texts: EditorTexts
  save: SaveCall
  /** The copy as it is stored now, for a save that came too late. */
  fetchCurrent: () => Promise<Paket>
  /** What can be done when the package was deleted under the form. */
  gone?: Gone | undefined
  onDone: (place: Place) => void
  /** Where the form before this one was left. */
  place?: Place | undefined
  onRestart: (next: Partial<Omit<Start, 'id'>>) => void
  notice: ReactNode
  actions?: ReactNode
}

export function PaketEditorBody({
  mode,
  title,
  start,
  draftKey,
  texts,
  save,
  fetchCurrent,
  gone,
  onDone,
  place,
  onRestart,
  notice,
  actions,
}: PaketEditorBodyProps) {
  const form = usePaketForm(start.values, start.clean, mode)
  const draft = useDraft(form, { key: draftKey, id: start.draftId, base: start.base, kursi: start.kursi })
  const guard = useLeaveGuard({
    isDirty: () => form.isDirty() || form.store.getState().uploading.length > 0,
    onLogin: draft.keepForResume,
  })
  const { state, submit, dismiss } = useSave(form, {
    base: start.base,
    kursi: start.kursi,
    save,
    saveAsNew: gone?.saveAsNew,
    onSaved: () => {
      draft.discard()
      guard.letGo()
    },
    onSessionEnded: draft.keepForResume,
  })
  const cancel = useCancel()
  const saving = state.status === 'saving'
  useSaveKey(() => void submit())
  const element = useRef<HTMLFormElement>(null)
  useLooseFiles(element)

  useEffect(() => {
    const stop = form.store.subscribe(() => {
      stop()
      preloadDialogs()
    })
    return stop
  }, [form])

  const goOn = useEffectEvent(() => {
    // Opening a folded entry renders at once, which must not happen inside an effect.
    if (place && start.id === 0) queueMicrotask(() => goTo(place, form))
  })
  useEffect(() => goOn(), [])

  const started = useRef(false)
  useEffect(() => {
    if (!start.saveAtOnce || started.current) return
    started.current = true
    // Validation renders at once, which must not happen inside an effect.
    queueMicrotask(() => void submit())
  })

  /** The package is back: what was typed is saved on top of it, unless it is no longer what the form started from. */
  const restored = (paket: Paket) => {
    const same = start.baseValues !== null && sameValues(valuesFromPaket(paket), start.baseValues)
    const base = same ? paket.updated_at : start.base
    const kursi = same ? paket.sisa_pax : start.kursi
    onRestart({ values: form.getValues(), base, kursi, saveAtOnce: true })
  }

  return (
    <PaketFormContext value={form}>
      <form
        ref={element}
        noValidate
        className={classes.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={(event) => {
          // Enter in a field would publish a half-finished package; saving is a button or Ctrl+S.
          const { target } = event
          const isField = target instanceof HTMLInputElement && target.type !== 'file'
          if (event.key === 'Enter' && isField) event.preventDefault()
        }}
      >
        <PageHead title={title} actions={actions} />
        {notice}
        <div className={classes.layout}>
          <div className={classes.sections} inert={saving}>
            <WarningSummary />
            <PaketFields />
          </div>
          <div className={classes.rail}>
            <SectionIndex />
            <div className={classes.preview}>
              <CardPreview />
            </div>
          </div>
        </div>
        <SaveBar
          saving={saving}
          onSave={() => void submit()}
          onCancel={cancel}
          {...(draft.savedAt !== null && {
            note: `Draf tersimpan di perangkat ini ${formatJam(draft.savedAt)}`,
          })}
        />
        <Announcer />
      </form>
      <Suspense fallback={null}>
        {state.status === 'saved' &&
          (state.asNew && gone ? (
            <MessageDialog opened message={ADD_TEXTS.saved} onOk={gone.onMade} />
          ) : (
            <MessageDialog
              opened
              message={texts.saved}
              detail={state.detail}
              onOk={() => onDone(placeOf(state.from))}
            />
          ))}
        {state.status === 'failed' && (
          <MessageDialog
            opened
            message={state.asNew ? ADD_TEXTS.failed : texts.failed}
            detail={state.detail}
            onOk={dismiss}
          />
        )}
        {state.status === 'gone' && gone && (
          <GoneDialog
            message={texts.failed}
            gone={gone}
            onCancel={dismiss}
            onRestored={restored}
            onSaveAsNew={() => void submit(true)}
          />
        )}
        {state.status === 'stale' && (
          <StaleDialog
            error={state.error}
            baseValues={start.baseValues}
            kursi={start.kursi}
            fetchCurrent={fetchCurrent}
            onCancel={dismiss}
            onResolved={(merged) => onRestart(merged)}
          />
        )}
        {guard.blocker.state === 'blocked' && (
          <LeaveDialog
            opened
            onStay={() => guard.blocker.reset?.()}
            onLeave={() => guard.blocker.proceed?.()}
            onDiscard={() => {
              draft.discard()
              guard.blocker.proceed?.()
            }}
          />
        )}
      </Suspense>
    </PaketFormContext>
  )
}
