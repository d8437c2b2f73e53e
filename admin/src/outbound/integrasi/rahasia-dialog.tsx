import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { SalinField } from '../../platform/ui/salin-field.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

interface Props {
  title: string
  label: string
  /** What is shown this once. */
  value: string
  children: string
  onClose: () => void
}

/** Shows what is never shown again. It closes by its button alone: a slip of the hand would lose it. */
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
      <SalinField label={label} value={value} autoFocus />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Sudah saya simpan
        </Button>
      </DialogActions>
    </Modal>
  )
}
