import { Button, Modal, Text } from '@mantine/core'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

interface Props {
  title: string
  label: string
  /** The secret, shown this once. */
  value: string
  children: string
  onClose: () => void
}

/**
 * Renders a secret that is never shown again. The dialog closes by its button alone: a slip of the hand would lose it.
 */
export function RahasiaDialog({ title, label, value, children, onClose }: Props) {
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Text>{children}</Text>
      <CopyField label={label} value={value} autoFocus />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </DialogActions>
    </Modal>
  )
}
