import { ActionIcon, Group, Modal, Text } from '@mantine/core'
import { IconRotate, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'
import classes from './gambar.module.css'
import { rotateBy, ZOOM, zoomBy } from './zoom.ts'

interface GambarPreviewProps {
  src: string
  title: string
  opened: boolean
  onClose: () => void
}

/** Renders a picture in full: zoom by tenths, rotation by quarters, with buttons or the keys + − R. */
export function GambarPreview({ src, title, opened, onClose }: GambarPreviewProps) {
  useFocusBack()
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  // At the bounds they are not disabled: the focus would be lost, and the keys with it.
  const bound = (reached: boolean) => ({
    'aria-disabled': reached,
    ...(reached && { 'data-disabled': true }),
  })
  const close = () => {
    setZoom(1)
    setDegrees(0)
    onClose()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') setZoom((now) => zoomBy(now, 1))
    else if (event.key === '-') setZoom((now) => zoomBy(now, -1))
    else if (event.key === 'r' || event.key === 'R')
      setDegrees((now) => rotateBy(now, event.shiftKey ? -1 : 1))
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size="xl"
      closeButtonProps={{ 'aria-label': 'Tutup pratinjau' }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.stage}>
        <img
          src={src}
          alt={title}
          className={classes.full}
          style={{ transform: `rotate(${degrees}deg) scale(${zoom})` }}
        />
      </div>
      <Group justify="center" gap="xs" mt="md">
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Perkecil"
          {...bound(zoom <= ZOOM.min)}
          onClick={() => setZoom(zoomBy(zoom, -1))}
        >
          <IconZoomOut size={20} aria-hidden />
        </ActionIcon>
        <Text className={classes.zoom} role="status" aria-label="Besar gambar">
          {Math.round(zoom * 100)}%
        </Text>
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Perbesar"
          {...bound(zoom >= ZOOM.max)}
          onClick={() => setZoom(zoomBy(zoom, 1))}
        >
          <IconZoomIn size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Putar ke kiri"
          onClick={() => setDegrees(rotateBy(degrees, -1))}
        >
          <IconRotate size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={44}
          variant="default"
          aria-label="Putar ke kanan"
          onClick={() => setDegrees(rotateBy(degrees, 1))}
        >
          <IconRotateClockwise size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </Modal>
  )
}
