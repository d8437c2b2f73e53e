import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'

interface MessageDialogProps {
  opened: boolean
  message: string
  /** A detail, such as that the network is offline. */
  detail?: string | undefined
  onOk: () => void
  /** Another way than the one that was refused. */
  way?: { words: string; go: () => void } | undefined
}

/** Renders the result of a save, with another way where it was refused. */
export function MessageDialog({ opened, message, detail, onOk, way }: MessageDialogProps) {
  useFocusBack()
  return (
    <Modal opened={opened} onClose={onOk} title={message} withCloseButton={false} size="sm">
      {detail && <Text size="sm">{detail}</Text>}
      <DialogActions>
        {way && (
          <Button variant="default" onClick={way.go}>
            {way.words}
          </Button>
        )}
        <Button onClick={onOk} data-autofocus miw={96}>
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}
