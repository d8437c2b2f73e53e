import { Button, Modal, Text } from '@mantine/core'
import type { Blocker } from 'react-router-dom'
import { DialogActions } from '../../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../../platform/ui/use-focus-back.ts'

type BlockerBlocked = Extract<Blocker, { state: 'blocked' }>

interface LeaveDialogProps {
  /** The blocked navigation. */
  blocker: BlockerBlocked
  /** Throws away what was typed, kept drafts included. */
  discard: () => void
}

/** Asks before unsaved changes are left: stay, leave with the draft kept, or discard. */
export function LeaveDialog({ blocker, discard }: LeaveDialogProps) {
  useFocusBack()
  const onStay = () => blocker.reset()
  const onLeave = () => blocker.proceed()
  const onDiscard = () => {
    discard()
    blocker.proceed()
  }
  return (
    <Modal
      opened
      onClose={onStay}
      size="lg"
      title="Perubahan belum disimpan"
      closeButtonProps={{ 'aria-label': 'Tetap di sini' }}
    >
      <Text size="sm">
        Anda akan meninggalkan halaman ini. Isian dapat disimpan di perangkat ini dan dilanjutkan nanti; di
        daftar belum ada.
      </Text>
      <DialogActions>
        <Button variant="subtle" c="var(--red)" onClick={onDiscard}>
          Buang perubahan
        </Button>
        <Button variant="default" onClick={onLeave}>
          Keluar, simpan di perangkat
        </Button>
        <Button onClick={onStay} data-autofocus>
          Tetap di sini
        </Button>
      </DialogActions>
    </Modal>
  )
}
