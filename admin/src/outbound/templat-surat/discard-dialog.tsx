import { Button, Modal, Text } from '@mantine/core'
import type { Blocker } from 'react-router-dom'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

/** Asks before unsaved texts are left: no draft of them is kept. */
export function DiscardDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  useFocusBack()
  return (
    <Modal opened onClose={() => blocker.reset()} title="Perubahan belum disimpan">
      <Text>Kata-kata yang Anda ubah hilang bila halaman ini ditinggalkan.</Text>
      <DialogActions>
        <Button variant="default" onClick={() => blocker.proceed()}>
          Buang perubahan
        </Button>
        <Button onClick={() => blocker.reset()} data-autofocus>
          Tetap di sini
        </Button>
      </DialogActions>
    </Modal>
  )
}
