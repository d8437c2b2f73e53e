import { ActionIcon, Group, Loader, Text } from '@mantine/core'
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { Retry } from '../../platform/ui/retry.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useObjectUrl } from '../../platform/ui/use-object-url.ts'
import classes from './file-stage.module.css'

const ZOOM = { min: 1, max: 6, step: 0.5 } as const
/** Pixels that an arrow moves a picture. */
const PAN = 80

export interface View {
  zoom: number
  /** Degrees, by quarters. */
  turn: number
  x: number
  y: number
}
export const START_VIEW: View = { zoom: 1, turn: 0, x: 0, y: 0 }

/** Returns the view after a key: + − R, arrows, and 0 for as it was; null for any other. */
export function viewByKey(view: View, key: string, isShift = false): View | null {
  const zoomed = (steps: number) => {
    const zoom = Math.min(ZOOM.max, Math.max(ZOOM.min, view.zoom + steps * ZOOM.step))
    // As small as it begins it is whole: nothing to move.
    return zoom === ZOOM.min ? { ...view, zoom, x: 0, y: 0 } : { ...view, zoom }
  }
  const moved = (x: number, y: number) => ({ ...view, x: view.x + x * PAN, y: view.y + y * PAN })
  switch (key) {
    case '+':
    case '=':
      return zoomed(1)
    case '-':
      return zoomed(-1)
    case 'r':
    case 'R':
      return { ...view, turn: view.turn + (isShift ? -90 : 90) }
    case 'ArrowLeft':
      return moved(1, 0)
    case 'ArrowRight':
      return moved(-1, 0)
    case 'ArrowUp':
      return moved(0, 1)
    case 'ArrowDown':
      return moved(0, -1)
    case '0':
      return START_VIEW
    default:
      return null
  }
}

interface Props {
  /** The name of the file in words: `Paspor`. */
  label: string
  /** The bytes once they are read, of their known type. */
  file: Blob | undefined
  isPending: boolean
  error: unknown
  onRetry: () => void
  view: View
  onView: (view: View) => void
}

/** Renders a private file, in memory alone and gone with the stage: a picture, or a PDF in the browser's frame. */
export function FileStage({ label, file, isPending, error, onRetry, view, onView }: Props) {
  const url = useObjectUrl(file)
  const isPdf = file?.type === 'application/pdf'
  const press = (key: string) => {
    const next = viewByKey(view, key)
    if (next) onView(next)
  }
  const onDrag = (event: PointerEvent) => {
    if (event.buttons === 1 && view.zoom > 1)
      onView({ ...view, x: view.x + event.movementX, y: view.y + event.movementY })
  }
  return (
    <div className={classes.stageSide}>
      <div
        className={classes.stage}
        data-pdf={isPdf || undefined}
        aria-busy={isPending}
        onPointerMove={onDrag}
      >
        {isPending && <Loader aria-label={`${label} sedang dibuka`} />}
        {error !== null && (
          <div role="alert">
            <Text mb="sm">{saidBy(error)}</Text>
            <Retry onRetry={onRetry} />
          </div>
        )}
        {url && isPdf && <iframe src={url} title={label} className={classes.pdf} />}
        {url && !isPdf && (
          <img
            src={url}
            alt={label}
            draggable={false}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.zoom})`,
            }}
          />
        )}
      </div>
      {isPdf ? (
        <Text size="sm" c="var(--muted)" mt="xs">
          PDF diperbesar dan diputar dengan tombol di bingkainya.
          {url && (
            <>
              {' '}
              Tidak tampil?{' '}
              <a className={classes.link} href={url} download={`${label}.pdf`}>
                Unduh PDF ini
              </a>
              .
            </>
          )}
        </Text>
      ) : (
        <Group gap="xs" mt="xs" justify="center">
          <ActionIcon
            variant="default"
            size={44}
            aria-label="Perkecil"
            aria-keyshortcuts="-"
            onClick={() => press('-')}
          >
            <IconZoomOut size={20} aria-hidden />
          </ActionIcon>
          <Text role="status" aria-label="Besar gambar" w={56} ta="center">
            {Math.round(view.zoom * 100)}%
          </Text>
          <ActionIcon
            variant="default"
            size={44}
            aria-label="Perbesar"
            aria-keyshortcuts="+"
            onClick={() => press('+')}
          >
            <IconZoomIn size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label="Putar"
            aria-keyshortcuts="r"
            onClick={() => press('r')}
          >
            <IconRotateClockwise size={20} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </div>
  )
}
