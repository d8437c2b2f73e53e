import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import type { Question } from '../shape.ts'

interface QuestionDialogProps {
  question: Question
  onYes: () => void
  /** Back to the form, with nothing saved. */
  onNo: () => void
}

/** Asks once more before a save that may be a slip. */
export function QuestionDialog({ question: { title, text, yes }, onYes, onNo }: QuestionDialogProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onNo} title={title} withCloseButton={false}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo} data-autofocus>
          Periksa dulu
        </Button>
      </DialogActions>
    </Modal>
  )
}
