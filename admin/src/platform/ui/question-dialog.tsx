import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from './dialog-actions.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** A question and the label that confirms it. */
export interface Question {
  title: string
  text: string
  yes: string
}

interface QuestionDialogProps {
  question: Question
  onYes: () => void
  /** Cancels; nothing is done. */
  onNo: () => void
}

/** Asks to confirm a probable slip. */
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
