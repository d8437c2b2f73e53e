import { ActionIcon, Group, Loader, Text } from '@mantine/core'
import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import type { Dokumen } from '@safar/shared/people/jamaah/dokumen-schema'
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PointerEvent } from 'react'
import { Retry } from '../../../platform/ui/retry.tsx'
import { saidBy } from '../../../platform/ui/said-by.ts'
import { useObjectUrl } from '../../../platform/ui/use-object-url.ts'
import classes from './dokumen.module.css'
import { dokumenClient, dokumenQuery } from './dokumen.queries.ts'

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
  jamaah: number
  paper: Dokumen
  view: View
  onView: (view: View) => void
}

/** Renders a paper's file, in memory alone and gone with the stage: a picture, or a PDF in the browser's frame. */
export function PaperStage({ jamaah, paper, view, onView }: Props) {
  const client = useQueryClient()
  const { id, jenis, tipe } = paper
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['jamaah', 'dokumen', jamaah, 'berkas', id],
    async queryFn({ signal }) {
      const bytes = await dokumenClient.open(jamaah, id, signal)
      if (paper.status === 'diunggah') {
        // Others see who has it before them. Whoever decided meanwhile is first.
        await dokumenClient
          .decide(jamaah, id, { status: 'diperiksa', alasan: '', updated_at: paper.updated_at })
          .catch(() => null)
        await client.invalidateQueries({ queryKey: dokumenQuery(jamaah).queryKey, exact: true })
      }
      // Of its known type, whatever an answer says: a browser runs nothing of it.
      return new Blob([bytes], { type: tipe })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const url = useObjectUrl(data)
  const label = DOKUMEN_LABEL[jenis]
  const isPdf = tipe === 'application/pdf'
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
        {error && (
          <div role="alert">
            <Text mb="sm">{saidBy(error)}</Text>
            <Retry onRetry={() => void refetch()} />
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
