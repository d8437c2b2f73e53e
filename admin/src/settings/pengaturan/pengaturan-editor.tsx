import { Button } from '@mantine/core'
import type { Pengaturan } from '@safar/shared/settings/pengaturan/pengaturan'
import { memo, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { sentence } from '../../platform/ui/sentence.ts'
import { useDraft } from '../../records/form/draft/use-draft.ts'
import classes from '../../records/form/editor.module.css'
import type { FormApi } from '../../records/form/form-api.ts'
import { FormContext } from '../../records/form/form-context.ts'
import { Announcer } from '../../records/form/parts/announcer.tsx'
import barClasses from '../../records/form/parts/save-bar.module.css'
import { Sections } from '../../records/form/parts/section.tsx'
import { SectionIndex } from '../../records/form/parts/section-index.tsx'
import { LeaveDialog, MessageDialog } from '../../records/form/save/dialogs.ts'
import { useLeaveGuard } from '../../records/form/save/use-leave-guard.ts'
import { usePreloadDialogs } from '../../records/form/save/use-preload-dialogs.ts'
import { useSaveKey } from '../../records/form/save/use-save-key.ts'
import type { Restart, Start } from '../../records/form/start.ts'
import { useNewForm } from '../../records/form/use-new-form.ts'
import { CardFoot, CardsContext } from './card-foot.tsx'
import { ConsequencesDialog } from './consequences-dialog.tsx'
import ownClasses from './pengaturan.module.css'
import type { PengaturanForm, PengaturanValues } from './shape.ts'
import { useChangedCards, useSaveCards } from './use-save-cards.ts'

const StaleDialog = lazyPart(async () => ({
  default: (await import('../../records/form/compare/stale-dialog.tsx')).StaleDialog,
}))

interface Props {
  shape: PengaturanForm
  /** The form's title. */
  title: string
  start: Start<PengaturanValues>
  /** The key of this account's drafts. */
  draftKey: string
  onRestart: (next: Restart<PengaturanValues>) => void
  onSaved: (saved: Pengaturan) => void
}

/** Renders the form of a start, which its library draws anew at more keys than change what stands in it. */
export function PengaturanEditor(props: Props) {
  const { shape, start } = props
  return <Cards {...props} form={useNewForm(shape, start.values, start.clean, 'edit')} />
}

/** Renders the cards, and a bar that names the unsaved ones. */
const Cards = memo(function Cards({
  form,
  shape,
  title,
  start,
  draftKey,
  onRestart,
  onSaved,
}: Props & { form: FormApi<PengaturanValues> }) {
  const { state, clean, base, save, dismiss, isDirty, baseOf } = useSaveCards(shape, form, start, onSaved)
  const draft = useDraft(form, { key: draftKey, id: start.draftId, baseOf, isDirty })
  const changed = useChangedCards(shape, form, clean)
  const guard = useLeaveGuard({
    isDirty: () => changed.length > 0 || form.getState().uploading.length > 0,
    onLogin: draft.keepForResume,
  })
  const saving = state.status === 'saving'
  const saveAll = () => void save(changed)
  useSaveKey(saveAll)

  usePreloadDialogs(form)

  useEffect(() => {
    // A link may lead to one card.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [])

  const started = useRef(false)
  const onStart = useEffectEvent(() => {
    if (!start.saveAtOnce || started.current) return
    started.current = true
    // Validation renders at once, which must not happen inside an effect.
    queueMicrotask(saveAll)
  })
  useEffect(() => onStart(), [])

  // Saved values need no draft any more.
  const onClean = useEffectEvent(() => draft.keep())
  useEffect(() => {
    if (clean) onClean()
  }, [clean])

  const titles = shape.sections.filter(({ id }) => changed.includes(id)).map(({ title }) => title)
  return (
    <FormContext value={form}>
      <form
        noValidate
        className={classes.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          saveAll()
        }}
        onKeyDown={(event) => {
          // Enter in a field would publish a half-finished card; saving is a button or Ctrl+S.
          const { target } = event
          if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'file')
            event.preventDefault()
        }}
      >
        <div className={classes.layout} data-single={shape.sections.length === 1 || undefined}>
          <div className={classes.sections} inert={saving}>
            <CardsContext value={{ changed, save: (id) => void save([id]) }}>
              <Sections sections={shape.sections} Foot={CardFoot} />
            </CardsContext>
          </div>
          {shape.sections.length > 1 && (
            <div className={classes.rail}>
              <SectionIndex />
            </div>
          )}
        </div>
        <div className={barClasses.saveBar}>
          <p className={ownClasses.keadaan} role="status" data-changed={titles.length > 0 || undefined}>
            {saving
              ? 'Menyimpan …'
              : titles.length > 0
                ? `${titles.length} bagian belum disimpan: ${titles.join(', ')}`
                : state.status === 'saved'
                  ? 'Tersimpan. Situs diperbarui beberapa saat lagi.'
                  : 'Semua tersimpan.'}
          </p>
          <div className={barClasses.saveActions}>
            <Button
              variant="default"
              size="md"
              disabled={saving || titles.length === 0}
              onClick={() => onRestart({ values: clean, clean, base, baseValues: clean })}
            >
              Batalkan perubahan
            </Button>
            <Button
              size="md"
              type="submit"
              loading={saving}
              aria-busy={saving}
              disabled={titles.length === 0}
              aria-keyshortcuts="Control+S"
            >
              Simpan dan terbitkan
            </Button>
          </div>
        </div>
        <Announcer />
      </form>
      <Suspense fallback={null}>
        {state.status === 'failed' && (
          <MessageDialog
            opened
            message={`${sentence(shape.word)} belum tersimpan`}
            detail={state.detail}
            onOk={dismiss}
          />
        )}
        {state.status === 'stale' && (
          <StaleDialog
            shape={shape}
            id={0}
            error={state.error}
            start={{ ...start, clean, base, baseValues: clean }}
            onCancel={dismiss}
            onResolved={onRestart}
          />
        )}
        {state.status === 'asked' && (
          <ConsequencesDialog
            consequences={state.consequences}
            onYes={() => void save(state.ids, state.ids[0])}
            onNo={dismiss}
          />
        )}
        {guard.blocker.state === 'blocked' && <LeaveDialog blocker={guard.blocker} discard={draft.discard} />}
      </Suspense>
    </FormContext>
  )
})
