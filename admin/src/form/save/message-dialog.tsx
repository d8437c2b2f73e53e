import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'

interface MessageDialogProps {
  opened: boolean
  message: string
  /** What else is known, such as that the network is away. */
  detail?: string | undefined
  onOk: () => void
}

/** Says how a save went; there is nothing to do but read it. */
export function MessageDialog({ opened, message, detail, onOk }: MessageDialogProps) {
  useFocusBack()
  return (
    <Modal opened={opened} onClose={onOk} title={message} withCloseButton={false} size="sm">
      {detail && <Text size="sm">{detail}</Text>}
      <DialogActions>
        <Button onClick={onOk} data-autofocus miw={96}>
          Ok
        </Button>
      </DialogActions>
    </Modal>
  )
}
