import { Button, Input } from '@mantine/core'
import { gambarWarning } from '@safar/shared/files/gambar/fit-warning'
import type { GambarClient } from '@safar/shared/files/gambar/gambar-client'
import { gambarSize, gambarSrcset } from '@safar/shared/files/gambar/name'
import { GAMBAR_FRAMES, type GambarFrameName } from '@safar/shared/files/gambar/ratio'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { IconAlertTriangle, IconEye, IconPhoto, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import classes from './gambar.module.css'
import { GAMBAR_ACCEPT, imageFrom } from './upload-rules.ts'
import { useUpload } from './use-upload.ts'

const GambarPreview = lazyPart(async () => ({
  default: (await import('./gambar-preview.tsx')).GambarPreview,
}))

const PickDialog = lazyPart(async () => ({
  default: (await import('./pustaka/pick-dialog.tsx')).PickDialog,
}))

interface GambarFieldProps {
  label: string
  /** Name of the picture as the package refers to it; empty for none. */
  value: string
  onChange: (imageName: string) => void
  client: Pick<GambarClient, 'upload'>
  /** Origin of the API host; empty for the page's own. */
  host?: string
  required?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** The frame that the site will cut the picture to, shown here too. */
  frame: GambarFrameName
  /** One line high, for rows of a list. */
  compact?: boolean
  onBusy?: (busy: boolean) => void
  'data-path'?: string
}

/**
 * Renders a picture field: chosen, dropped or pasted files are uploaded at once, others come from the library; then it
 * is shown with its actions.
 */
export function GambarField({
  label,
  value,
  onChange,
  client,
  host = '',
  required = false,
  hint,
  error,
  frame,
  compact = false,
  onBusy,
  'data-path': dataPath,
}: GambarFieldProps) {
  const id = useId()
  const [previewed, setPreviewed] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const [dragged, setDragged] = useState(false)
  // The picture removed by Update, to be restored until another one is there.
  const [replaced, setReplaced] = useState('')
  const fileInput = useRef<HTMLInputElement>(null)
  const viewButton = useRef<HTMLButtonElement>(null)
  const pickOther = useRef<HTMLButtonElement>(null)
  function put(imageName: string) {
    setReplaced('')
    onChange(imageName)
    requestAnimationFrame(() => viewButton.current?.focus({ preventScroll: true }))
  }
  const { state, choose, send, cancel } = useUpload({
    client,
    frame,
    onUploaded: put,
    ...(onBusy && { onBusy }),
  })
  const isAsked = state.status === 'asked'
  useEffect(() => {
    // The file input that had the focus was replaced by a question.
    if (isAsked) pickOther.current?.focus({ preventScroll: true })
  }, [isAsked])
  const stored = gambarSize(value)
  const doubt = stored && gambarWarning(stored, frame)
  const again = state.status === 'failed' ? state.file : null
  const problem = state.status === 'failed' ? state.message : error
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined

  const clear = () => {
    setReplaced(value)
    onChange('')
    requestAnimationFrame(() => fileInput.current?.focus({ preventScroll: true }))
  }
  const chooseOther = () => {
    cancel()
    requestAnimationFrame(() => {
      fileInput.current?.focus({ preventScroll: true })
      fileInput.current?.click()
    })
  }
  const undo = () => {
    onChange(replaced)
    setReplaced('')
  }

  return (
    <div className={classes.field} data-compact={compact || undefined} data-frame={frame}>
      <Input.Label required={required} id={`${id}-label`} labelElement="div">
        {label}
      </Input.Label>
      {value ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame around the picture.
        <div
          className={classes.view}
          data-fit={GAMBAR_FRAMES[frame].fit}
          role="group"
          aria-labelledby={`${id}-label`}
        >
          <img
            src={gambarUrl(value, host)}
            srcSet={gambarSrcset(value, host)}
            sizes={compact ? '120px' : '(min-width: 768px) 380px, 100vw'}
            alt={`${label} yang terpasang`}
            className={classes.picture}
          />
          <div className={classes.actions}>
            <Button
              ref={viewButton}
              size="sm"
              variant="white"
              leftSection={<IconEye size={18} aria-hidden />}
              onClick={() => setPreviewed(true)}
              data-path={dataPath}
            >
              Lihat Gambar
            </Button>
            <Button
              size="sm"
              variant="white"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={clear}
            >
              Update
            </Button>
          </div>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control; this takes drops alone.
        <div
          className={classes.zone}
          data-dragged={dragged || undefined}
          data-error={problem ? true : undefined}
          onDragEnter={() => setDragged(true)}
          onDragLeave={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged(false)
          }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            setDragged(false)
            void choose(imageFrom(event.dataTransfer))
          }}
          onPaste={(event) => {
            const pasted = imageFrom(event.clipboardData)
            if (!pasted) return
            event.preventDefault()
            void choose(pasted)
          }}
        >
          {state.status === 'asked' ? (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame inside the zone.
            <div className={classes.asked} role="group" aria-labelledby={`${id}-asked`}>
              <p id={`${id}-asked`} role="alert">
                {state.message}
              </p>
              <Button ref={pickOther} size="xs" onClick={chooseOther} data-path={dataPath}>
                Pilih gambar lain
              </Button>
              <Button size="xs" variant="default" onClick={() => void send(state.file)}>
                Tetap pakai
              </Button>
            </div>
          ) : state.status === 'sending' ? (
            <div className={classes.sending}>
              <span className={classes.name}>Mengunggah {state.name}</span>
              <progress
                value={state.fraction}
                max={1}
                aria-label={`Unggahan ${label}`}
                className={classes.progress}
              />
              <Button size="xs" variant="default" onClick={cancel}>
                Batalkan unggahan
              </Button>
            </div>
          ) : (
            <>
              <input
                ref={fileInput}
                type="file"
                accept={GAMBAR_ACCEPT}
                className={classes.file}
                aria-labelledby={`${id}-label`}
                aria-describedby={described}
                aria-invalid={problem ? true : undefined}
                required={required}
                data-path={dataPath}
                onChange={(event) => {
                  const chosen = event.currentTarget.files?.[0]
                  // The same file may be chosen again after a failure.
                  event.currentTarget.value = ''
                  void choose(chosen)
                }}
              />
              <IconPhoto size={compact ? 20 : 28} className={classes.icon} aria-hidden />
              <span className={classes.words} aria-hidden>
                <strong>Tarik {label.toLowerCase()} ke sini</strong>
                <span>
                  {compact ? 'atau pilih, atau tempel' : 'atau pilih dari perangkat, atau tempel (Ctrl+V)'}
                </span>
              </span>
            </>
          )}
        </div>
      )}
      {problem && state.status !== 'sending' && (
        <div id={`${id}-error`} className={classes.error} role="alert">
          {problem}
          {again && (
            <button type="button" className={classes.again} onClick={() => void send(again)}>
              Coba lagi
            </button>
          )}
        </div>
      )}
      {doubt && (
        <div className={classes.doubt}>
          <IconAlertTriangle size={16} aria-hidden />
          {doubt}
        </div>
      )}
      {!value && state.status !== 'sending' && (
        <button type="button" className={classes.again} onClick={() => setPicking(true)}>
          Pilih dari pustaka
        </button>
      )}
      {replaced && !value && (
        <button type="button" className={classes.again} onClick={undo}>
          Pakai lagi gambar tadi
        </button>
      )}
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <PickDialog
            title={`Pilih ${label.toLowerCase()}`}
            action="Pakai gambar ini"
            onClose={() => setPicking(false)}
            onPick={({ image_name }) => {
              cancel()
              setPicking(false)
              put(image_name)
            }}
          />
        </Suspense>
      )}
      {previewed && value !== '' && (
        <Suspense fallback={null}>
          <GambarPreview
            src={gambarUrl(value, host)}
            title={label}
            opened
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
