import { Button, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

interface Props {
  title: string
  /** The label of the confirming button. */
  yes: string
  /** True for a destructive action. */
  isHard?: boolean
  isPending: boolean
  error: unknown
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something ends that programs rely on. */
export function TanyaDialog({
  title,
  yes,
  isHard = false,
  isPending,
  error,
  onYes,
  onClose,
  children,
}: Props) {
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title}>
      <Text>{children}</Text>
      {error !== null && (
        <Text c="var(--red)" mt="md" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Batal
        </Button>
        <Button {...(isHard && { color: 'red' })} loading={isPending} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Modal>
  )
}
