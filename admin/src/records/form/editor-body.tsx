import { isStated, STATUS_LABEL } from '@safar/shared/records/noun/states'
import { type FormValues, sameValues } from '@safar/shared/records/noun/values'
import {
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { formatJam } from '../../platform/ui/waktu.ts'
import { useWayBack } from '../list/from-list.ts'
import { StateDot } from '../list/state-dot.tsx'
import type { Stored } from './calls.ts'
import { takeBack } from './contoh/contoh.ts'
import { ContohButton } from './contoh/contoh-button.tsx'
import { ContohNotice } from './contoh/contoh-notice.tsx'
import { useDraft } from './draft/use-draft.ts'
import classes from './editor.module.css'
import type { FormApi } from './form-api.ts'
import { FormContext } from './form-context.ts'
import { Announcer } from './parts/announcer.tsx'
import { PageHead } from './parts/page-head.tsx'
import { SaveBar } from './parts/save-bar.tsx'
import { Sections } from './parts/section.tsx'
import { SectionIndex } from './parts/section-index.tsx'
import { WarningSummary } from './parts/warning-summary.tsx'
import { goTo, goToHash, type Place, placeOf } from './place.ts'
import { LeaveDialog, MessageDialog, QuestionDialog } from './save/dialogs.ts'
import { DRAFT, isForReaders, mayBeDraft } from './save/draft-way.ts'
import { DRAFT_WAY, SAVE_TEXTS } from './save/texts.ts'
import { useLeaveGuard } from './save/use-leave-guard.ts'
import { usePreloadDialogs } from './save/use-preload-dialogs.ts'
import { useSave } from './save/use-save.ts'
import { useSaveCalls } from './save/use-save-calls.ts'
import { useSaveKey } from './save/use-save-key.ts'
import { type FormShape, formTitle } from './shape.ts'
import { baseOf, type Restart, type Start } from './start.ts'
import { STATE_SECTION } from './states.ts'
import { TerbitanPanel } from './terbitan/terbitan-panel.tsx'
import { useLooseFiles } from './use-loose-files.ts'
import { useNewForm } from './use-new-form.ts'

// Conflicts are rare: their code is not loaded for everyone.
const StaleDialog = lazyPart(async () => ({
  default: (await import('./compare/stale-dialog.tsx')).StaleDialog,
}))
const GoneDialog = lazyPart(async () => ({ default: (await import('./save/gone-dialog.tsx')).GoneDialog }))

const FilesSection = lazyPart(async () => ({
  default: (await import('./parts/files-section.tsx')).FilesSection,
}))

const PratinjauPane = lazyPart(async () => ({
  default: (await import('./pratinjau/pratinjau-pane.tsx')).PratinjauPane,
}))

export interface EditorProps<V extends FormValues, R extends Stored> {
  shape: FormShape<V, R>
  /** The record that is edited; none where a new one is added. */
  record?: R | undefined
  /** The values that count as unchanged. */
  clean: V
  /** Called with the saved record, before the success dialog is closed. */
  onSaved?: ((saved: R) => void) | undefined
  /** Called after the success dialog's Ok of an edit; adding a record leads to the list. */
  onDone?: ((place: Place) => void) | undefined
  /** Returns where the success dialog of a new record leads, with a sentence on it; null for the list. */
  goesTo?: ((made: R) => { path: string; words: string } | null) | undefined
  /** The place where the form before this one was left. */
  place?: Place | undefined
  actions?: ReactNode
  /** Rendered above the form, such as what it was copied from. */
  notice?: ReactNode
}

interface EditorBodyProps<V extends FormValues, R extends Stored> extends Omit<EditorProps<V, R>, 'clean'> {
  start: Start<V>
  draftKey: string
  onRestart: (next: Restart<V>) => void
}

/** Renders the form of a start. Its library draws anew what holds it when a field becomes changed, or unchanged. */
export function EditorBody<V extends FormValues, R extends Stored>(props: EditorBodyProps<V, R>) {
  const { shape, start, record } = props
  const form = useNewForm(shape, start.values, start.clean, record ? 'edit' : 'add', record?.id)
  return <OpenForm {...props} form={form} />
}

const OpenForm = memo(FormOf) as typeof FormOf

function FormOf<V extends FormValues, R extends Stored>({
  form,
  shape,
  record,
  start,
  draftKey,
  onSaved,
  onDone,
  goesTo,
  place,
  onRestart,
  notice,
  actions,
}: EditorBodyProps<V, R> & { form: FormApi<V> }) {
  const title = formTitle(shape, record ? 'edit' : 'add')
  const draft = useDraft(form, { key: draftKey, id: start.draftId, baseOf: () => start.base })
  const guard = useLeaveGuard({
    isDirty: () => form.isDirty() || form.getState().uploading.length > 0,
    onLogin: draft.keepForResume,
  })
  const calls = useSaveCalls(shape, record?.id, record ? start.clean : null, onSaved)
  const [next, setNext] = useState<{ path: string; words: string } | null>(null)
  const { state, submit, dismiss } = useSave(form, {
    shape,
    base: start.base,
    ...calls,
    create: async (values) => {
      const made = await calls.create(values)
      setNext(goesTo?.(made) ?? null)
      return made
    },
    onSaved: () => {
      draft.discard()
      guard.letGo()
    },
    onSessionEnded: draft.keepForResume,
  })
  const navigate = useNavigate()
  const { hash } = useLocation()
  const listPath = useWayBack(shape.list.path)
  const saving = state.status === 'saving'
  const mayDraft = mayBeDraft(shape, record)
  /**
   * Saves as a draft. Publishing later is a choice of its own: what follows on this save, such as a conflict, is about
   * a draft.
   */
  const saveDraft = (answer?: 'otherwise') => {
    form.setValue('status', DRAFT)
    void submit(form.mode, answer)
  }
  const isRefused = useSyncExternalStore(form.onState, () => form.getState().refused)
  const [isPreviewed, setPreviewed] = useState(false)
  const previewButton = useRef<HTMLButtonElement>(null)
  const [columns] = useState(() => shape.sections.filter(({ id }) => id !== STATE_SECTION.id))
  useSaveKey(() => void submit())
  const element = useRef<HTMLFormElement>(null)
  useLooseFiles(element)

  usePreloadDialogs(form)

  const goOn = useEffectEvent(() => {
    // Unfolding an entry renders at once, which must not happen inside an effect.
    if (place && start.id === 0) queueMicrotask(() => goTo(place, form))
    // A link may lead to one section.
    else if (start.id === 0) goToHash(hash)
  })
  useEffect(() => goOn(), [])

  const started = useRef(false)
  useEffect(() => {
    if (!start.saveAtOnce || started.current) return
    started.current = true
    // Validation renders at once, which must not happen inside an effect.
    queueMicrotask(() => void submit())
  })

  /** Saves the values on top of the restored record, unless it differs from what the form started from. */
  const restored = (back: R) => {
    const { fields } = shape.noun
    const isSame = start.baseValues !== null && sameValues(fields, shape.valuesOf(back), start.baseValues)
    const base = isSame ? baseOf(shape, back) : start.base
    onRestart({ values: form.getValues(), base, saveAtOnce: true })
  }

  const takeOut = () => {
    if (!start.diisikan) return
    onRestart({ values: takeBack(shape.noun.fields, form.getValues(), start.diisikan), diisikan: null })
    // Once the notice is gone, its button is there again.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-contoh]')?.focus())
  }

  const starts =
    record || !shape.contoh || start.diisikan ? (
      actions
    ) : (
      <>
        <ContohButton
          form={form}
          contoh={shape.contoh}
          onFill={(diisikan) => onRestart({ values: diisikan.after, diisikan })}
        />
        {actions}
      </>
    )

  return (
    <FormContext value={form}>
      <form
        ref={element}
        noValidate
        className={classes.form}
        aria-label={title}
        data-calm={!isRefused || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={(event) => {
          // Enter in a field would publish a half-finished record; saving is a button or Ctrl+S.
          const { target } = event
          const isField = target instanceof HTMLInputElement && target.type !== 'file'
          if (event.key === 'Enter' && isField) event.preventDefault()
        }}
      >
        <PageHead
          title={title}
          list={shape.list}
          state={
            record &&
            isStated(record) && <StateDot status={record.status}>{STATUS_LABEL[record.status]}</StateDot>
          }
          actions={starts}
        />
        {notice}
        {start.diisikan && <ContohNotice onUndo={takeOut} />}
        <div className={classes.layout} data-previewed={isPreviewed}>
          <div className={classes.sections} inert={saving}>
            <WarningSummary />
            <Sections sections={columns} />
            {shape.noun.files && (
              <Suspense fallback={null}>
                <FilesSection record={record} />
              </Suspense>
            )}
          </div>
          <div className={classes.rail} data-beside>
            {columns.length < shape.sections.length && (
              <TerbitanPanel
                record={record}
                saving={saving}
                preview={{
                  isOpen: isPreviewed,
                  toggle: () => setPreviewed((before) => !before),
                  button: previewButton,
                }}
              />
            )}
            {isPreviewed ? (
              <Suspense fallback={null}>
                <PratinjauPane
                  id={record?.id}
                  onClose={() => {
                    setPreviewed(false)
                    previewButton.current?.focus({ preventScroll: true })
                  }}
                />
              </Suspense>
            ) : (
              <SectionIndex />
            )}
          </div>
        </div>
        <SaveBar
          saving={saving}
          onSave={() => void submit()}
          onDraft={mayDraft ? saveDraft : undefined}
          onCancel={() => void navigate(listPath)}
          {...(draft.savedAt !== null && {
            note: keptText(shape.noun, draft.savedAt),
          })}
        />
        <Announcer />
      </form>
      <Suspense fallback={null}>
        {state.status === 'saved' && (
          <MessageDialog
            opened
            message={SAVE_TEXTS[state.as].saved}
            detail={[state.detail, next?.words].filter(Boolean).join(' ') || undefined}
            onOk={() =>
              state.as === 'edit' && onDone
                ? onDone(placeOf(state.from))
                : void navigate(next?.path ?? shape.list.path)
            }
          />
        )}
        {state.status === 'failed' && (
          <MessageDialog
            opened
            message={SAVE_TEXTS[state.as].failed}
            detail={state.detail}
            onOk={dismiss}
            {...(state.focus !== undefined &&
              mayDraft &&
              isForReaders(form.getValues()) && {
                way: { words: DRAFT_WAY, go: () => saveDraft('otherwise') },
              })}
          />
        )}
        {state.status === 'asked' && (
          <QuestionDialog
            question={state.question}
            onYes={() => void submit(state.as, 'sure')}
            onNo={dismiss}
          />
        )}
        {state.status === 'gone' && record && (
          <GoneDialog
            id={record.id}
            word={shape.word}
            calls={shape.calls}
            onCancel={dismiss}
            onRestored={restored}
            onSaveAsNew={() => void submit('add')}
          />
        )}
        {state.status === 'stale' && (
          <StaleDialog
            shape={shape}
            id={record?.id}
            error={state.error}
            start={start}
            onCancel={dismiss}
            onResolved={onRestart}
          />
        )}
        {guard.blocker.state === 'blocked' && <LeaveDialog blocker={guard.blocker} discard={draft.discard} />}
      </Suspense>
    </FormContext>
  )
}

/** Says where what was typed is kept; private people's data is kept by no browser. */
function keptText({ draftsInBrowser }: FormShape['noun'], savedAt: number): string {
  return draftsInBrowser
    ? `Isian tersimpan di perangkat ini ${formatJam(savedAt)}`
    : `Isian diingat di tab ini saja, ${formatJam(savedAt)}`
}
