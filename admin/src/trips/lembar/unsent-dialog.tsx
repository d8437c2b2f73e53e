import { Button, Modal, Text } from '@mantine/core'
import type { Blocker } from 'react-router-dom'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { useFocusBack } from '../../platform/ui/use-focus-back.ts'

/** Asks before a sheet is left with cells that have not reached the server. */
export function UnsentDialog({ blocker }: { blocker: Extract<Blocker, { state: 'blocked' }> }) {
  useFocusBack()
  return (
    <Modal
      opened
      onClose={() => blocker.reset()}
      title="Ada sel yang belum tersimpan"
      withCloseButton={false}
    >
      <Text size="sm">
        Sel yang menunggu dikirim atau belum diputuskan hilang bila halaman ini ditinggalkan.
      </Text>
      <DialogActions>
        <Button variant="subtle" c="var(--red)" onClick={() => blocker.proceed()}>
          Tinggalkan
        </Button>
        <Button onClick={() => blocker.reset()} data-autofocus>
          Tetap di sini
        </Button>
      </DialogActions>
    </Modal>
  )
}
